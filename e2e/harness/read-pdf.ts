import { inflateSync } from 'node:zlib';

/** Reads a PDF printed by the map: its number of pages, and the texts on them in order. */
export function readPdf(bytes: Buffer): { readonly pages: number; readonly texts: readonly string[] } {
  const written = bytes.toString('latin1');
  const texts: string[] = [];
  for (const { index, 0: begun } of written.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)) {
    const from = index + begun.length;
    const part = bytes.subarray(from, written.indexOf('endstream', from));
    const drawn = inflateSync(part).toString('latin1');
    for (const [, text = ''] of drawn.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g))
      texts.push(text.replaceAll(/\\(.)/g, '$1'));
  }
  return { pages: written.match(/\/Type \/Page\n/g)?.length ?? 0, texts };
}
