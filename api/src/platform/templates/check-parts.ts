import { DOMParser } from '@xmldom/xmldom';
import { imageSize } from 'image-size';
import { type DocxParts, mainPart, partText } from './docx-parts.ts';
import { TemplateRefused } from './template-shapes.ts';

/** Pixels that a picture of a template may have. */
const largestPicture = 50_000_000;

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const isXml = (name: string): boolean => /\.(xml|rels|svg)$/i.test(name);
const isPicture = (name: string): boolean => /\.(png|jpe?g|gif|bmp|tiff?|webp)$/i.test(name);
/** Parts that hold a document of another program, or a program. */
const isEmbedded = (name: string): boolean =>
  /^word\/(embeddings|activex|afchunk)/i.test(name) || /\.(bin|exe|dll|js|vbs|html?)$/i.test(name);
const isMacro = (name: string): boolean => /vba(project|data)/i.test(name);

/** Relations that bring another document in. */
const foreign = ['/aFChunk', '/subDocument', '/oleObject', '/package', '/control', '/frame'];
const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Fields that reach for something outside of the document, or run something. */
const outerFields = new Set([
  'DATABASE',
  'DDE',
  'DDEAUTO',
  'IMPORT',
  'INCLUDE',
  'INCLUDEPICTURE',
  'INCLUDETEXT',
  'LINK',
  'MACROBUTTON',
  'RD',
]);

function parsed(parts: DocxParts, name: string) {
  try {
    return new DOMParser({ onError: (_level, text) => refuse(text) }).parseFromString(
      partText(parts, name),
      'text/xml',
    );
  } catch {
    throw new TemplateRefused('damaged', name);
  }
}

function refuse(text: string): never {
  throw new Error(text);
}

/** An address that a person may follow; anything else is fetched by the program that opens the document. */
function isPlainLink(type: string, target: string): boolean {
  if (!type.endsWith('/hyperlink')) return false;
  return URL.canParse(target) && linkSchemes.includes(new URL(target).protocol);
}

function checkRelations(parts: DocxParts, name: string): void {
  for (const relation of parsed(parts, name).getElementsByTagName('*')) {
    const type = relation.getAttribute('Type') ?? '';
    const target = relation.getAttribute('Target') ?? '';
    const isExternal = relation.getAttribute('TargetMode')?.toLowerCase() === 'external';
    if (foreign.some((kind) => type.endsWith(kind))) throw new TemplateRefused('embedded', target);
    if (isExternal && !isPlainLink(type, target)) throw new TemplateRefused('external', target.slice(0, 200));
  }
}

/** The codes of fields, whose text Word cuts into pieces as it likes. */
function checkFields(parts: DocxParts, name: string): void {
  const document = parsed(parts, name);
  const simple = [...document.getElementsByTagName('w:fldSimple')].map(
    (field) => field.getAttribute('w:instr') ?? '',
  );
  const codes = [...document.getElementsByTagName('w:p')].map((paragraph) =>
    [...paragraph.getElementsByTagName('w:instrText')].map(({ textContent }) => textContent ?? '').join(''),
  );
  for (const word of [...simple, ...codes].flatMap((code) => code.toUpperCase().split(/[\s\\"]+/)))
    if (outerFields.has(word)) throw new TemplateRefused('outerFields', word);
}

function checkPictureOf(bytes: Uint8Array, name: string): void {
  let size: { readonly width: number; readonly height: number };
  try {
    size = imageSize(bytes);
  } catch {
    throw new TemplateRefused('damaged', name);
  }
  if (size.width * size.height > largestPicture) throw new TemplateRefused('largePicture', name);
}

/** Refuses what no template needs and what would harm who opens a document made from it. Throws TemplateRefused. */
export function checkParts(parts: DocxParts): void {
  const names = Object.keys(parts);
  const types = partText(parts, '[Content_Types].xml');
  if (names.some(isMacro) || /macroEnabled/i.test(types)) throw new TemplateRefused('macros');
  if (!types.includes(mainType) || !parts[mainPart]) throw new TemplateRefused('notWord');
  const embedded = names.find(isEmbedded);
  if (embedded) throw new TemplateRefused('embedded', embedded);
  for (const name of names.filter(isXml)) {
    const text = partText(parts, name);
    if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new TemplateRefused('entities', name);
    if (/^[^>]*encoding=["'](?!utf-8)/i.test(text)) throw new TemplateRefused('damaged', name);
    if (name.endsWith('.rels')) checkRelations(parts, name);
    if (/\.svg$/i.test(name) && /<script|href\s*=\s*["'](?!#|data:)/i.test(text))
      throw new TemplateRefused('external', name);
  }
  for (const name of names.filter((one) => /^word\/[^/]+\.xml$/.test(one))) checkFields(parts, name);
  for (const name of names.filter(isPicture)) checkPictureOf(parts[name] ?? new Uint8Array(), name);
}
