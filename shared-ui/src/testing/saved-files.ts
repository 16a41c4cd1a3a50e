import { vi } from 'vitest';

/** A file that a screen handed to the browser. */
interface SavedFile {
  readonly name: string;
  /** The rows of its first sheet, of a workbook. */
  readonly rows: () => Promise<readonly (readonly unknown[])[]>;
}

/** Takes the files that screens save until the test ends; the page stays where it is. */
export function savedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  const make = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = make(blob);
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (!blob) return;
    files.push({
      name: this.download,
      rows: async () => {
        const { readXlsx } = await import('hucre/xlsx');
        const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()));
        return sheets[0]?.rows ?? [];
      },
    });
  });
  return files;
}
