import {
  degrees,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { imageSize } from 'image-size';
import { titleReadingLimits } from 'shared-contracts/title-reading';
import { TitleError } from '../title-lines.ts';

/** Width of a letter page in points: the assumed width of a picture without a resolution. */
const letterWidth = 612;
const inch = 72;

/** Rotation of a picture in degrees, by the orientation that its camera recorded. */
const turns: Readonly<Record<number, number>> = { 3: 180, 6: 90, 8: 270 };

/** Converts a picture to a PDF with one page. Throws a TitleError if it is not a picture, or too large. */
export async function pdfOfPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const size = await Promise.resolve()
    .then(() => imageSize(bytes))
    .catch(() => undefined);
  if (!size) throw new TitleError('damaged');
  if (size.width * size.height > titleReadingLimits.picturePixels) throw new TitleError('largePicture');
  const document = await PDFDocument.create({ updateMetadata: false });
  const picture = await (size.type === 'png' ? document.embedPng(bytes) : document.embedJpg(bytes)).catch(
    () => {
      throw new TitleError('damaged');
    },
  );
  const turn = turns[size.orientation ?? 1] ?? 0;
  const scale = letterWidth / (turn % 180 === 0 ? picture.width : picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const page = document.addPage([width, height]);
  page.drawImage(picture, { x: 0, y: 0, width, height });
  page.setRotation(degrees(turn));
  return document.save();
}

/** The value of a number in a picture's dictionary. */
const numberIn = (picture: PDFDict, name: string): number => {
  const found = picture.lookup(PDFName.of(name));
  return found instanceof PDFNumber ? found.asNumber() : 0;
};

/** Dots per inch of the largest picture on a page; undefined if there is none. */
export function dotsOf(page: PDFPage): number | undefined {
  const pictures = page.node.Resources()?.lookup(PDFName.of('XObject'));
  if (!(pictures instanceof PDFDict)) return undefined;
  const { width, height } = page.getMediaBox();
  const found = pictures.keys().flatMap((key) => {
    const stream = pictures.lookup(key);
    if (!(stream instanceof PDFRawStream)) return [];
    const across = numberIn(stream.dict, 'Width');
    const down = numberIn(stream.dict, 'Height');
    return across > 0 ? [Math.max((across * inch) / width, (down * inch) / height)] : [];
  });
  return found.length > 0 ? Math.max(...found) : undefined;
}

/** Opens a PDF for editing; undefined if it is locked, or of a kind that cannot be written again. */
export const changeable = (bytes: Uint8Array): Promise<PDFDocument | undefined> =>
  PDFDocument.load(bytes, { updateMetadata: false }).catch(() => undefined);
