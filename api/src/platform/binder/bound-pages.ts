import { readFile } from 'node:fs/promises';
import { degrees, PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { imageSize } from 'image-size';
import { type BinderEntry, binderLimits, type LeftReason } from './binder-shapes.ts';

/** Points of a letter page, and the margin around a picture. */
const letter = { short: 612, long: 792, margin: 36 } as const;

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Rotation of a picture in degrees, by the orientation that its camera recorded. */
const turns: Readonly<Record<number, number>> = { 3: 180, 6: 90, 8: 270 };

/** A document with its pages, which are opened as they are bound. */
export interface ReadEntry {
  readonly pages: number;
  readonly addTo: (target: PDFDocument) => Promise<readonly PDFPage[]>;
}

type Read = ReadEntry | LeftReason;

/** Whether clicking an annotation does nothing but open an address. */
function isPlain(annotation: PDFDict): boolean {
  if (annotation.has(PDFName.of('AA'))) return false;
  const action = annotation.lookup(PDFName.of('A'));
  if (action === undefined) return true;
  if (!(action instanceof PDFDict)) return false;
  const address = action.lookup(PDFName.of('URI'));
  const text =
    address && 'asString' in address && address.asString instanceof Function ? address.asString() : '';
  return URL.canParse(text) && linkSchemes.includes(new URL(text).protocol);
}

/** Removes whatever runs when a page is opened or clicked, so that a binder contains no programs. */
function makePlain({ node }: PDFPage): void {
  node.delete(PDFName.of('AA'));
  const annotations = node.lookup(PDFName.of('Annots'));
  if (!(annotations instanceof PDFArray)) return;
  for (let place = annotations.size() - 1; place >= 0; place -= 1) {
    const annotation = annotations.lookup(place);
    if (!(annotation instanceof PDFDict) || !isPlain(annotation)) annotations.remove(place);
  }
}

async function readPdf(path: string): Promise<Read> {
  const open = async () =>
    PDFDocument.load(await readFile(path), { updateMetadata: false, ignoreEncryption: true });
  try {
    const found = await open();
    if (found.isEncrypted) return 'locked';
    const pages = found.getPageCount();
    if (pages === 0) return 'damaged';
    return {
      pages,
      addTo: async (target) => {
        const source = await open();
        const copied = await target.copyPages(source, source.getPageIndices());
        for (const page of copied) {
          makePlain(page);
          target.addPage(page);
        }
        return copied;
      },
    };
  } catch {
    return 'damaged';
  }
}

async function readPicture(path: string): Promise<Read> {
  const bytes = await readFile(path);
  try {
    const { width, height, type, orientation = 1 } = imageSize(bytes);
    if (width * height > binderLimits.pixels) return 'largePicture';
    if (type !== 'png' && type !== 'jpg') return 'damaged';
    const probe = await PDFDocument.create();
    const embed = (target: PDFDocument) => (type === 'png' ? target.embedPng(bytes) : target.embedJpg(bytes));
    await (await embed(probe)).embed();
    return {
      pages: 1,
      addTo: async (target) => {
        const picture = await embed(target);
        const isWide = width > height;
        const page = target.addPage(isWide ? [letter.long, letter.short] : [letter.short, letter.long]);
        const room = {
          width: page.getWidth() - letter.margin * 2,
          height: page.getHeight() - letter.margin * 2,
        };
        const { width: wide, height: high } = picture.scaleToFit(room.width, room.height);
        const x = (page.getWidth() - wide) / 2;
        const y = (page.getHeight() - high) / 2;
        page.drawImage(picture, { x, y, width: wide, height: high });
        page.setRotation(degrees(turns[orientation] ?? 0));
        return [page];
      },
    };
  } catch {
    return 'damaged';
  }
}

/** Opens a document of a binder. Returns how many pages it has, or why it is not bound. */
export async function readEntry({ path, form, reason }: BinderEntry): Promise<Read> {
  if (reason) return reason;
  if (path === null) return 'kind';
  return form === 'pdf' ? readPdf(path) : readPicture(path);
}
