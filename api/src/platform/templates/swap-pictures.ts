import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import { imageSize } from 'image-size';
import { type DocxParts, partText } from './docx-parts.ts';
import type { TemplateFault } from './template-shapes.ts';

const encoder = new TextEncoder();

/** Alternative texts that name a picture, as `{logo}`. */
const named = (description: string): string | undefined => {
  const text = description.trim();
  return text.startsWith('{') && text.endsWith('}') ? text.slice(1, -1).trim() : undefined;
};

const read = (parts: DocxParts, name: string) =>
  new DOMParser().parseFromString(partText(parts, name), 'text/xml');

const textParts = (parts: DocxParts): readonly string[] =>
  Object.keys(parts).filter((name) => /^word\/(document|header\d*|footer\d*)\.xml$/.test(name));

const relationsOf = (name: string): string => name.replace(/^word\//, 'word/_rels/').concat('.rels');

/** The pictures of a part with the names that their alternative texts give. */
function picturesIn(parts: DocxParts, name: string) {
  if (!partText(parts, name).includes('descr="{')) return undefined;
  const document = read(parts, name);
  const pictures = [...document.getElementsByTagName('wp:docPr')].flatMap((properties) => {
    const called = named(properties.getAttribute('descr') ?? '');
    const holder = properties.parentNode;
    return called && holder ? [{ called, properties, holder: holder as Element }] : [];
  });
  return { document, pictures };
}

/** The pictures that a template wants and that are not offered. */
export function pictureFaults(parts: DocxParts, offered: readonly string[]): readonly TemplateFault[] {
  const called = textParts(parts).flatMap((name) => picturesIn(parts, name)?.pictures ?? []);
  return called
    .filter((picture) => !offered.includes(picture.called))
    .map((picture) => ({ kind: 'unknownPicture' as const, about: picture.called }));
}

/** Fits a picture into the room that the template gives, in its own proportions. */
function fit(holder: Element, bytes: Uint8Array): void {
  const { width, height } = imageSize(bytes);
  const [extent] = [...holder.getElementsByTagName('wp:extent')];
  const room = { x: Number(extent?.getAttribute('cx')), y: Number(extent?.getAttribute('cy')) };
  if (!(room.x > 0 && room.y > 0 && width > 0 && height > 0)) return;
  const scale = Math.min(room.x / width, room.y / height);
  for (const size of [...holder.getElementsByTagName('wp:extent'), ...holder.getElementsByTagName('a:ext')]) {
    if (!size.getAttribute('cx')) continue;
    size.setAttribute('cx', String(Math.round(width * scale)));
    size.setAttribute('cy', String(Math.round(height * scale)));
  }
}

/** A template with each picture whose alternative text names one, as `{logo}`, changed for it. */
export function swapPictures(parts: DocxParts, pictures: Readonly<Record<string, Uint8Array>>): DocxParts {
  if (Object.keys(pictures).length === 0) return parts;
  const changed = { ...parts };
  for (const name of textParts(parts)) {
    const found = picturesIn(parts, name);
    if (!found || found.pictures.length === 0 || !parts[relationsOf(name)]) continue;
    const relations = read(changed, relationsOf(name));
    for (const { called, properties, holder } of found.pictures) {
      const bytes = pictures[called];
      const [blip] = [...holder.getElementsByTagName('a:blip')];
      const relation = [...relations.getElementsByTagName('Relationship')].find(
        (one) => one.getAttribute('Id') === blip?.getAttribute('r:embed'),
      );
      if (!bytes || !relation) continue;
      const media = `media/rightway-${called}.${imageSize(bytes).type ?? 'png'}`;
      changed[`word/${media}`] = bytes;
      relation.setAttribute('Target', media);
      properties.setAttribute('descr', called);
      fit(holder, bytes);
    }
    const writer = new XMLSerializer();
    changed[name] = encoder.encode(writer.serializeToString(found.document));
    changed[relationsOf(name)] = encoder.encode(writer.serializeToString(relations));
  }
  changed['[Content_Types].xml'] = encoder.encode(withPictureTypes(partText(changed, '[Content_Types].xml')));
  return changed;
}

const withPictureTypes = (types: string): string =>
  ['png', 'jpg']
    .filter((extension) => !types.toLowerCase().includes(`extension="${extension}"`))
    .reduce(
      (text, extension) =>
        text.replace(
          /(<Types[^>]*>)/,
          `$1<Default Extension="${extension}" ContentType="image/${extension === 'jpg' ? 'jpeg' : 'png'}"/>`,
        ),
      types,
    );
