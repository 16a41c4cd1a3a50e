import { gpx, kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { decodeText } from '../../platform/charsets/decode-text.ts';
import { geoJsonDepth } from '../../platform/files/json-depth.ts';
import { checkedShapes } from './checked-shapes.ts';
import { isNestedDeeper } from './markup-depth.ts';
import { SpatialError } from './spatial-error.ts';

/** Parses XML and reports where it ends unexpectedly; custom entities are not expanded. */
function readXml(text: string, name: string) {
  if (/<!DOCTYPE/i.test(text)) throw new SpatialError(({ documentType }) => documentType(name));
  if (isNestedDeeper(text, geoJsonDepth))
    throw new SpatialError(({ tooDeep }) => tooDeep(name, geoJsonDepth));
  const parser = new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning')
        throw new SpatialError(({ noXml }) => noXml(name, message.split('\n')[0] ?? ''));
    },
  });
  return parser.parseFromString(text, 'text/xml');
}

const converters = { kml, gpx } as const;

/** How far into a file its declaration stands. */
const declaredWithin = 200;

/**
 * The text of an XML file, in the encoding of its byte order mark or else of its declaration. A declaration that is
 * readable as ASCII cannot be in UTF-16.
 */
function textOfXml(bytes: Buffer): string {
  const declared = bytes.subarray(0, declaredWithin).toString('latin1');
  const label = /^<\?xml[^>]{1,150}?encoding\s?=\s?["']([\w.-]{1,40})/.exec(declared)?.[1];
  return decodeText(bytes, !label || /^utf-?16/i.test(label) ? 'utf-8' : label);
}

/** Text between the tags of a list of positions. */
const positions = /(?<=<coordinates>)[^<]{1,20000000}(?=<\/coordinates>)/g;

/**
 * Without the space that some programs write behind the commas of a position (`-118.5, 55.2, 0`), where what results are
 * positions of two or three numbers.
 */
const withoutSpaces = (text: string): string =>
  text.replaceAll(positions, (list) => {
    if (!/,\s/.test(list)) return list;
    const closed = list.replaceAll(/,\s+/g, ',').trim().split(/\s+/);
    return closed.every((one) => [2, 3].includes(one.split(',').length)) ? closed.join(' ') : list;
  });

/** Without the prefix of a namespace before the names of elements, which the converters do not expect. */
const withoutPrefix = (text: string, prefix: string): string =>
  text.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');

/** The shapes of a KML or a GPX in longitude and latitude. Throws a SpatialError if it is none. */
export function readMarkup(bytes: Buffer, name: string, format: keyof typeof converters): unknown {
  const text = withoutSpaces(textOfXml(bytes));
  const document = readXml(text, name);
  const { localName: root, prefix } = document.documentElement ?? {};
  if (root !== format)
    throw new SpatialError(({ otherXml }) => otherXml(name, format.toUpperCase(), root ?? ''));
  const plain = prefix ? readXml(withoutSpaces(withoutPrefix(text, prefix)), name) : document;
  return checkedShapes(converters[format](plain), name);
}
