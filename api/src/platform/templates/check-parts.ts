import { imageSize } from 'image-size';
import { checkDrawing } from './check-drawing.ts';
import { checkFields } from './check-fields.ts';
import { checkRelations, leadsToMainPart } from './check-relations.ts';
import { type DocxParts, mainPart, typesPart } from './docx-parts.ts';
import { parsedPart } from './parsed-part.ts';
import { isPicture, isXml, mainType, partTypes, relationsType } from './part-types.ts';
import { TemplateRefused } from './template-shapes.ts';

/** Pixels that a picture of a template may have. */
const largestPicture = 50_000_000;

/**
 * Names of parts that contain another program's document, or a program. Their content type does not make them harmless.
 */
const isEmbedded = (name: string): boolean =>
  /^word\/(embeddings|activex|afchunk)/i.test(name) || /\.(bin|exe|dll|js|vbs|html?)$/i.test(name);
const isMacro = (name: string): boolean => /vba(project|data)/i.test(name);

function checkPictureOf(bytes: Uint8Array, name: string): void {
  let size: { readonly width: number; readonly height: number };
  try {
    size = imageSize(bytes);
  } catch {
    throw new TemplateRefused('damaged', name);
  }
  if (size.width * size.height > largestPicture) throw new TemplateRefused('largePicture', name);
}

/** Whether the only part with text is where programs look for it, and has the right type. */
const hasMainPart = (parts: DocxParts, types: ReadonlyMap<string, string>): boolean =>
  [...types.values()].filter((type) => type === mainType).length === 1 &&
  types.get(mainPart) === mainType &&
  leadsToMainPart(parts);

/**
 * Refuses content that no template needs or that could harm the person who opens a document made from it. It checks
 * types, relationships and namespaces in every part, as Word does; anything unknown is refused. Throws TemplateRefused.
 */
export function checkParts(parts: DocxParts): void {
  const names = Object.keys(parts);
  if (names.some(isMacro)) throw new TemplateRefused('macros');
  if (!parts[typesPart] || !parts[mainPart]) throw new TemplateRefused('notWord');
  const embedded = names.find(isEmbedded);
  if (embedded) throw new TemplateRefused('embedded', embedded);
  const types = partTypes(parts);
  if (!hasMainPart(parts, types)) throw new TemplateRefused('notWord');
  for (const [name, type] of types) {
    if (isPicture(type)) checkPictureOf(parts[name] ?? new Uint8Array(), name);
    if (!isXml(type) && !/\.rels$/i.test(name)) continue;
    if (type === relationsType || /\.rels$/i.test(name)) checkRelations(parts, name);
    else checkFields(parsedPart(parts, name), name);
    if (type.includes('svg')) checkDrawing(parsedPart(parts, name), name);
  }
}
