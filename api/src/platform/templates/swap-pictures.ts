import { createHash } from 'node:crypto';
import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import { type DrawnPicture, drawnPicture } from '../reports/picture-xml.ts';
import { type DocxParts, partText, typesPart } from './docx-parts.ts';
import type { TemplateFault } from './template-shapes.ts';

const encoder = new TextEncoder();

/** The picture that an alternative text such as `{logo}` names; in `{logo?}` the mark says that it may be missing. */
function named(description: string): { readonly called: string; readonly isOptional: boolean } | undefined {
  const text = description.trim();
  if (!text.startsWith('{') || !text.endsWith('}')) return undefined;
  const name = text.slice(1, -1).trim();
  const isOptional = name.endsWith('?');
  return { called: isOptional ? name.slice(0, -1).trim() : name, isOptional };
}

const read = (parts: DocxParts, name: string) =>
  new DOMParser().parseFromString(partText(parts, name), 'text/xml');

const textParts = (parts: DocxParts): readonly string[] =>
  Object.keys(parts).filter((name) => /^word\/(document|header\d*|footer\d*)\.xml$/.test(name));

const relationsOf = (name: string): string => name.replace(/^word\//, 'word/_rels/').concat('.rels');

/** The pictures of a part with the names in their alternative texts. */
function picturesIn(parts: DocxParts, name: string) {
  if (!partText(parts, name).includes('descr="{')) return undefined;
  const document = read(parts, name);
  const pictures = [...document.getElementsByTagName('wp:docPr')].flatMap((properties) => {
    const wanted = named(properties.getAttribute('descr') ?? '');
    const holder = properties.parentNode;
    return wanted && holder ? [{ ...wanted, properties, holder: holder as Element }] : [];
  });
  return pictures.length > 0 ? { document, pictures } : undefined;
}

/** The names of the pictures that a template uses. */
export const wantedPictures = (parts: DocxParts): readonly string[] => [
  ...new Set(
    textParts(parts)
      .flatMap((name) => picturesIn(parts, name)?.pictures ?? [])
      .map(({ called }) => called),
  ),
];

/** Faults for the pictures that a template uses and that are not offered. */
export const pictureFaults = (
  wanted: readonly string[],
  offered: readonly string[],
): readonly TemplateFault[] =>
  wanted
    .filter((called) => !offered.includes(called))
    .map((about) => ({ kind: 'unknownPicture' as const, about }));

/** Moves a floating picture whose position is given as a distance. */
function move(holder: Element, by: Readonly<Record<string, number>>): void {
  for (const [name, distance] of Object.entries(by))
    for (const position of [...holder.getElementsByTagName(name)]) {
      const [offset] = [...position.getElementsByTagName('wp:posOffset')];
      if (offset) offset.textContent = String(Number(offset.textContent ?? 0) + distance);
    }
}

/** Fits a picture into the space in the template, with its own proportions and upright. */
function fit(holder: Element, { width, height, isLying, turn }: DrawnPicture): void {
  const [extent] = [...holder.getElementsByTagName('wp:extent')];
  const most = { x: Number(extent?.getAttribute('cx')), y: Number(extent?.getAttribute('cy')) };
  if (!(most.x > 0 && most.y > 0)) return;
  const scale = Math.min(most.x / width, most.y / height);
  const upright = { wide: Math.round(width * scale), high: Math.round(height * scale) };
  // A rotated picture keeps its stored size, and is rotated around its middle.
  const [wide, high] = isLying ? [upright.high, upright.wide] : [upright.wide, upright.high];
  const [sides, ends] = [Math.round((upright.wide - wide) / 2), Math.round((upright.high - high) / 2)];
  move(holder, { 'wp:positionH': sides, 'wp:positionV': ends });
  for (const around of [...holder.getElementsByTagName('wp:effectExtent')])
    for (const [side, room] of Object.entries({ l: sides, t: ends, r: sides, b: ends }))
      around.setAttribute(side, String(Math.max(0, room)));
  for (const size of [...holder.getElementsByTagName('wp:extent'), ...holder.getElementsByTagName('a:ext')]) {
    if (!size.getAttribute('cx')) continue;
    size.setAttribute('cx', String(wide));
    size.setAttribute('cy', String(high));
  }
  for (const crop of [...holder.getElementsByTagName('a:srcRect')]) crop.parentNode?.removeChild(crop);
  for (const form of [...holder.getElementsByTagName('a:xfrm')]) {
    for (const attribute of ['rot', 'flipH', 'flipV']) form.removeAttribute(attribute);
    for (const [attribute, value] of Object.entries(turn)) form.setAttribute(attribute, value);
  }
}

/** Replaces a missing picture by a text, or by nothing. */
function leaveOut(holder: Element, text: string): void {
  let drawing: Element | null = holder;
  while (drawing && drawing.nodeName !== 'w:drawing') drawing = drawing.parentNode as Element | null;
  const run = drawing?.parentNode;
  const { ownerDocument } = holder;
  if (!drawing || !run || !ownerDocument) return;
  const mark = ownerDocument.createElement('w:t');
  mark.appendChild(ownerDocument.createTextNode(text));
  run.replaceChild(mark, drawing);
}

interface Pictures {
  /** Bytes of the pictures, by name. */
  readonly given: Readonly<Record<string, Uint8Array>>;
  /** Called with each picture that is used and not given; returns the text to put in its place. */
  readonly missing: (name: string) => string;
}

/**
 * A document in which each picture whose alternative text is a name, as `{logo}`, is replaced by the picture of that
 * name.
 */
export function swapPictures(parts: DocxParts, { given, missing }: Pictures): DocxParts {
  const changed = { ...parts };
  const types = new Set<DrawnPicture['type']>();
  for (const name of textParts(parts)) {
    const found = picturesIn(parts, name);
    if (!found) continue;
    const relations = parts[relationsOf(name)] && read(changed, relationsOf(name));
    for (const [place, { called, isOptional, properties, holder }] of found.pictures.entries()) {
      const bytes = given[called];
      const drawn = bytes && drawnPicture(bytes);
      const [blip] = [...holder.getElementsByTagName('a:blip')];
      const [root] = relations ? [...relations.getElementsByTagName('Relationships')] : [];
      if (!bytes || !drawn || !blip || !relations || !root) {
        leaveOut(holder, isOptional ? '' : missing(called));
        continue;
      }
      // Named by its content: documents that are joined later have different pictures under one name.
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      const media = `media/rightway-${digest}.${drawn.type}`;
      changed[`word/${media}`] = bytes;
      types.add(drawn.type);
      // A relation of its own, because a picture that occurs twice shares one.
      const id = `rwPicture${place}x${digest}`;
      const relation = relations.createElement('Relationship');
      relation.setAttribute('Id', id);
      relation.setAttribute('Type', imageRelation);
      relation.setAttribute('Target', media);
      root.appendChild(relation);
      blip.setAttribute('r:embed', id);
      // Some programs store a second form of the picture; it belongs to the old one and is removed.
      for (const other of [...blip.childNodes]) blip.removeChild(other);
      properties.setAttribute('descr', called);
      fit(holder, drawn);
    }
    const writer = new XMLSerializer();
    changed[name] = encoder.encode(writer.serializeToString(found.document));
    if (relations) changed[relationsOf(name)] = encoder.encode(writer.serializeToString(relations));
  }
  if (types.size > 0)
    changed[typesPart] = encoder.encode(withPictureTypes(partText(changed, typesPart), [...types]));
  return changed;
}

const imageRelation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';

const withPictureTypes = (types: string, used: readonly DrawnPicture['type'][]): string =>
  used
    .filter((extension) => !types.toLowerCase().includes(`extension="${extension}"`))
    .reduce(
      (text, extension) =>
        text.replace(
          /(<Types[^<>]*>)/,
          `$1<Default Extension="${extension}" ContentType="image/${extension === 'jpg' ? 'jpeg' : extension}"/>`,
        ),
      types,
    );
