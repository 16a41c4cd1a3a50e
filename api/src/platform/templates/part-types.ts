import { type DocxParts, typesPart } from './docx-parts.ts';
import { parsedPart } from './parsed-part.ts';
import { TemplateRefused } from './template-shapes.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.';

/** The type of the part with the text of a document. */
export const mainType = `${word}document.main+xml`;

export const relationsType = 'application/vnd.openxmlformats-package.relationships+xml';

/** Types of parts that a Word document contains (ECMA-376 part 1, section 11); any other is refused. */
const knownTypes: ReadonlySet<string> = new Set(
  [
    relationsType,
    'application/xml',
    'text/xml',
    'application/inkml+xml',
    'application/vnd.ms-word.stylesWithEffects+xml',
    'application/vnd.openxmlformats-package.core-properties+xml',
    'application/vnd.openxmlformats-officedocument.obfuscatedFont',
    ...[
      ...['comments', 'commentsExtended', 'commentsExtensible', 'commentsIds', 'document.glossary'],
      ...['document.main', 'endnotes', 'fontTable', 'footer', 'footnotes', 'header', 'numbering', 'people'],
      ...['settings', 'styles', 'webSettings'],
    ].map((kind) => `${word}${kind}+xml`),
    ...[
      ...['custom-properties', 'customXmlProperties', 'extended-properties', 'theme', 'themeOverride'],
      ...['chart', 'chartshapes', 'diagramColors', 'diagramData', 'diagramLayout', 'diagramStyle'].map(
        (kind) => `drawingml.${kind}`,
      ),
    ].map((kind) => `application/vnd.openxmlformats-officedocument.${kind}+xml`),
    ...[
      'chartcolorstyle',
      'chartex',
      'chartstyle',
      'classificationlabels',
      'drawingml.diagramDrawing',
      'intelligence2',
    ].map((kind) => `application/vnd.ms-office.${kind}+xml`),
    ...[
      'bmp',
      'emf',
      'gif',
      'jpeg',
      'jpg',
      'png',
      'svg+xml',
      'tiff',
      'vnd.ms-photo',
      'webp',
      'wmf',
      'x-emf',
      'x-wmf',
    ].map((kind) => `image/${kind}`),
  ].map((type) => type.toLowerCase()),
);

/** Types of programs, under any name of the part. */
const isProgram = (type: string): boolean => /macroenabled|vba/.test(type);

/** Types that contain a whole document or program. */
const isForeign = (type: string): boolean =>
  /oleobject|activex|package|embedd|html|rtf|mht|sheet|presentation|octet-stream|executable|script/.test(
    type,
  );

/** Whether a type is a picture that consists only of pixels. */
export const isPicture = (type: string): boolean => type.startsWith('image/') && !/svg|[ew]mf/.test(type);

/** Whether a type is XML. */
export const isXml = (type: string): boolean => /[/+]xml$/.test(type);

const tableOf = (parts: DocxParts, element: string, key: string): ReadonlyMap<string, string> =>
  new Map(
    [...parsedPart(parts, typesPart).getElementsByTagNameNS('*', element)].map((entry) => [
      (entry.getAttribute(key) ?? '').toLowerCase(),
      (entry.getAttribute('ContentType') ?? '').toLowerCase(),
    ]),
  );

/**
 * The content type of each part, in lower case: programs rely on it, and not on the name of a part. Throws
 * TemplateRefused where a part has none, or one that no Word document needs.
 */
export function partTypes(parts: DocxParts): ReadonlyMap<string, string> {
  const own = tableOf(parts, 'Override', 'PartName');
  const byEnding = tableOf(parts, 'Default', 'Extension');
  // Types without a part as well: a program may treat a part as the type that the list declares.
  for (const type of [...own.values(), ...byEnding.values()])
    if (isProgram(type)) throw new TemplateRefused('macros');
  const types = new Map<string, string>();
  for (const name of Object.keys(parts)) {
    if (name === typesPart) continue;
    const small = name.toLowerCase();
    const type = own.get(`/${small}`) ?? byEnding.get(small.slice(small.lastIndexOf('.') + 1)) ?? '';
    if (!knownTypes.has(type)) throw new TemplateRefused(isForeign(type) ? 'embedded' : 'unknownPart', name);
    types.set(name, type);
  }
  return types;
}
