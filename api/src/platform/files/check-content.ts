import { open, stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { acceptedExtensions, extensionOf, type UploadPurpose } from 'shared-contracts/documents';
import { texts as uploadTexts } from '../../generated/texts/uploads.ts';
import { AppError } from '../errors/app-error.ts';
import { type LocalizedMessage, messageFrom } from '../errors/localized-message.ts';
import { checkArchive } from './check-archive.ts';
import { checkPaperPicture } from './check-paper-picture.ts';
import { checkPicture } from './check-picture.ts';

const unsupported = (sentence: LocalizedMessage) => new AppError('BAD_INPUT', sentence, {}, 415);

/** Groups of extensions that share a content type: files of one kind have several names. */
const families: readonly (readonly string[])[] = [
  ['zip', 'kmz', 'docx', 'docm', 'xlsx', 'xlsm', 'xlsb', 'pptx', 'odt', 'ods', 'odp'],
  // The compound file format of old Office files and of Outlook messages.
  ['cfb', 'doc', 'xls', 'ppt', 'msg'],
  ['jpg', 'jpeg'],
  ['tif', 'tiff', 'dng'],
  ['heic', 'heif'],
  ['mp4', 'mov', 'm4v', 'heic'],
  ['xml', 'kml', 'gpx'],
  ['rtf', 'doc'],
];

/** Extensions of text files, which have no signature that identifies their type. */
const texts = new Set([
  'csv',
  'txt',
  'xml',
  'url',
  'eml',
  'kml',
  'gpx',
  'json',
  'geojson',
  'dxf',
  'prj',
  'cpg',
  'rtf',
]);

/** Extensions of data formats without a signature; their content is not checked. */
const unmarked = new Set(['shp', 'shx', 'dbf', 'sbn', 'sbx', 'dwg', 'dxf', 'mp3', 'wav', 'bmp']);

const archived = new Set(families[0]);

/** The newer Office formats: with a password they are stored in the older compound format. */
const openXml = new Set(['docx', 'docm', 'xlsx', 'xlsm', 'xlsb', 'pptx']);

const locked = () =>
  new AppError(
    'BAD_INPUT',
    messageFrom(uploadTexts, ({ locked: sentence }) => sentence),
    {},
    422,
  );
const pictures = new Set(['png', 'gif', 'bmp', 'jpg', 'jpeg', 'tif', 'tiff', 'webp']);

const isOneKind = (name: string, content: string): boolean =>
  name === content || families.some((family) => family.includes(name) && family.includes(content));

/** A header's name in the first line (RFC 5322 §2.2). */
const beginsAsMail = /^[!-9;-~]{1,76}[\t ]{0,9}:/;

/**
 * Whether a file begins as text: without NUL bytes, except in UTF-16 with a byte order mark and in e-mails (RFC 5322
 * §4).
 */
async function isText(path: string, extension: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8192), 0, 8192, 0);
    const start = buffer.subarray(0, bytesRead);
    const isWide =
      start.length > 1 && [0xfe, 0xff].includes(start[0] ?? 0) && [0xfe, 0xff].includes(start[1] ?? 0);
    const isMail = extension === 'eml' && beginsAsMail.test(start.subarray(0, 99).toString('latin1'));
    return isWide || isMail || !start.includes(0);
  } finally {
    await file.close();
  }
}

/** Why a file of another kind is not accepted. */
function notTaken(extension: string, purpose: UploadPurpose): LocalizedMessage {
  if (purpose !== 'picture') return messageFrom(uploadTexts, ({ unsupported: sentence }) => sentence);
  return extension === 'svg'
    ? messageFrom(uploadTexts, ({ noDrawing }) => noDrawing)
    : messageFrom(uploadTexts, ({ notPaperPicture }) => notPaperPicture);
}

/**
 * Checks a file against its name: the last extension must be an accepted one, and the content must be of that kind.
 * Throws 415 where it is not, 422 where it is but is harmful. Returns the media type.
 */
export async function checkContent(path: string, name: string, purpose: UploadPurpose): Promise<string> {
  const extension = extensionOf(name);
  if (!acceptedExtensions[purpose].includes(extension)) throw unsupported(notTaken(extension, purpose));
  const found = await fileTypeFromFile(path);
  if (found?.ext === 'cfb' && openXml.has(extension)) throw locked();
  const isKnown = found !== undefined;
  const isFit = isKnown ? isOneKind(extension, found.ext) : unmarked.has(extension) || texts.has(extension);
  if (!isFit) throw unsupported(messageFrom(uploadTexts, ({ notItsName }) => notItsName(name)));
  if (!isKnown && texts.has(extension) && !(await isText(path, extension)) && !unmarked.has(extension))
    throw unsupported(messageFrom(uploadTexts, ({ notItsName }) => notItsName(name)));
  if (archived.has(extension)) await checkArchive(path);
  if (purpose === 'picture') await checkPaperPicture(path, (await stat(path)).size);
  else if (pictures.has(extension)) await checkPicture(path);
  return found?.mime ?? (texts.has(extension) ? 'text/plain' : 'application/octet-stream');
}
