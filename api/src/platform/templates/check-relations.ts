import type { Document } from '@xmldom/xmldom';
import { type DocxParts, mainPart } from './docx-parts.ts';
import { parsedPart } from './parsed-part.ts';
import { TemplateRefused } from './template-shapes.ts';

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Namespaces for kinds of relationships: the standard's, its strict form's, that of packages and Microsoft's. */
const namespaces =
  /^http:\/\/(schemas\.openxmlformats\.org\/(officeDocument|package)\/2006\/relationships(\/metadata)?|purl\.oclc\.org\/ooxml\/(officeDocument|package)\/relationships(\/metadata)?|schemas\.microsoft\.com\/office\/20\d\d\/(\d\d\/)?relationships)\/([A-Za-z-]{1,40})$/;

/** Relationships that include another document or a program. */
const foreign = new Set(
  [
    ...['aFChunk', 'activeXControlBinary', 'control', 'frame', 'oleObject', 'package', 'subDocument'],
    ...['mailMergeSource', 'mailMergeHeaderSource', 'recipientData', 'transform', 'extensibility'],
  ].map((kind) => kind.toLowerCase()),
);

/** Relationships that a document of Word needs; any other is refused. */
const known = new Set(
  [
    ...['chart', 'chartColorStyle', 'chartEx', 'chartStyle', 'chartUserShapes', 'classificationlabels'],
    ...['comments', 'commentsExtended', 'commentsExtensible', 'commentsIds', 'core-properties'],
    ...['custom-properties', 'customXml', 'customXmlProps', 'diagramColors', 'diagramData'],
    ...['diagramDrawing', 'diagramLayout', 'diagramQuickStyle', 'endnotes', 'extended-properties', 'font'],
    ...[
      'fontTable',
      'footer',
      'footnotes',
      'glossaryDocument',
      'hdphoto',
      'header',
      'hyperlink',
      'image',
      'intelligence',
    ],
    ...['numbering', 'officeDocument', 'people', 'settings', 'styles', 'stylesWithEffects', 'theme'],
    ...['themeOverride', 'thumbnail', 'webSettings'],
  ].map((kind) => kind.toLowerCase()),
);

/** An address that a person may follow; anything else is fetched by the program that opens the document. */
export const isPlainLink = (target: string): boolean =>
  target.startsWith('#') || (URL.canParse(target) && linkSchemes.includes(new URL(target).protocol));

/**
 * The folder that the targets of a part of relationships are relative to: `word/_rels/document.xml.rels` belongs to
 * `word/`.
 */
const folderOf = (name: string): string => name.replace(/(^|\/)_rels\/[^/]*$/, '$1');

/** The part that a relationship points to, in lower case; undefined if it points outside the document. */
function partAt(folder: string, target: string): string | undefined {
  const root = 'https://document.invalid/';
  const address = URL.canParse(target, `${root}${folder}`) ? new URL(target, `${root}${folder}`) : undefined;
  if (!address?.href.startsWith(root)) return undefined;
  try {
    return decodeURIComponent(address.pathname).slice(1).toLowerCase();
  } catch {
    return undefined;
  }
}

function checkRelation(
  relation: { readonly type: string; readonly target: string; readonly isExternal: boolean },
  leadsToPart: boolean,
): void {
  const { type, target, isExternal } = relation;
  const kind = namespaces.exec(type)?.at(-1)?.toLowerCase() ?? type;
  const about = target.slice(0, 200);
  if (foreign.has(kind)) throw new TemplateRefused('embedded', about);
  if (isExternal && (kind !== 'hyperlink' || !isPlainLink(target)))
    throw new TemplateRefused('external', about);
  if (!known.has(kind)) throw new TemplateRefused('unknownPart', about);
  if (!isExternal && !leadsToPart && !target.startsWith('#')) throw new TemplateRefused('external', about);
}

const relationsIn = (document: Document) =>
  [...document.getElementsByTagNameNS('*', 'Relationship')].map((relation) => ({
    type: relation.getAttribute('Type') ?? '',
    target: relation.getAttribute('Target') ?? '',
    isExternal: relation.getAttribute('TargetMode')?.toLowerCase() === 'external',
  }));

/** Refuses relationships that fetch something, include another document or are unknown. Throws TemplateRefused. */
export function checkRelations(parts: DocxParts, name: string): void {
  const names = new Set(Object.keys(parts).map((part) => part.toLowerCase()));
  const folder = folderOf(name);
  for (const relation of relationsIn(parsedPart(parts, name)))
    checkRelation(relation, names.has(partAt(folder, relation.target) ?? ''));
}

/** Whether programs that follow relationships find the text of the document in the part that is filled here. */
export function leadsToMainPart(parts: DocxParts): boolean {
  if (!parts['_rels/.rels']) return false;
  const found = relationsIn(parsedPart(parts, '_rels/.rels')).filter(({ type }) =>
    /\/officeDocument$/i.test(type),
  );
  return found.length === 1 && partAt('', found[0]?.target ?? '') === mainPart;
}
