import { texts } from '../generated/texts/search.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { landProblemText } from '../land/land-problems.ts';
import { descriptionOf } from '../land/parcel-rules.ts';
import {
  type Bounds,
  boundsOf,
  centreOf,
  dlsLocationAt,
  formatLegalDescription,
  formatTownship,
  type LandPiece,
  type LegalDescription,
  lacksZone,
  lsdAt,
  ntsLocationAt,
  piecesOf,
  readLand,
  readPosition,
  type Township,
  townshipBounds,
} from '../land-survey/index.ts';
import { bounded } from '../limits/index.ts';
import { type ReadAs, searchLimits } from './search-call.ts';

/** The number of decimals of a degree with which positions are exact to a decimetre. */
const places = 6;
const rounded = (degrees: number): number => Number(degrees.toFixed(places));

function asLand(land: LegalDescription): ReadAs {
  const [longitude, latitude] = centreOf(land);
  return { kind: 'land', text: formatLegalDescription(land), latitude, longitude };
}

/** A piece of a legal description, with the middle of its area. */
function asPiece(piece: LandPiece): ReadAs {
  const { description, isPortion } = piece;
  const place = placeOfPiece(piece);
  return {
    kind: 'land',
    text: descriptionOf([{ legalDescription: description, isPortion }]),
    latitude: place ? (place.south + place.north) / 2 : null,
    longitude: place ? (place.west + place.east) / 2 : null,
  };
}

/** A whole township, with its position. */
function asTownship(place: Township): ReadAs {
  const { west, south, east, north } = townshipBounds(place);
  return {
    kind: 'land',
    text: formatTownship(place),
    latitude: (south + north) / 2,
    longitude: (west + east) / 2,
  };
}

/** A position, with the quarter, the subdivision and the unit that contain it. */
function asPosition(text: string): readonly ReadAs[] {
  const position = readPosition(text);
  if (!position) return [];
  const { latitude, longitude } = position;
  const lands = [
    dlsLocationAt(longitude, latitude),
    lsdAt(longitude, latitude),
    ntsLocationAt(longitude, latitude),
  ];
  return [
    {
      kind: 'coordinates',
      text: `${rounded(latitude)}, ${rounded(longitude)}`,
      latitude,
      longitude,
    },
    ...lands.flatMap((land) => (land ? [asLand(land)] : [])),
  ];
}

const nowhere = { latitude: null, longitude: null } as const;
const phoneDigits = { whole: 10, local: 7 } as const;

/** Labels that people write before a phone number, and the extension after it. */
const phoneLabel =
  /^(?:(?:telephone|tel|phone|ph|cell|mobile|fax|teléfono|móvil|celular)\b\.?(?:\s{0,3}(?:number|no\.?|#))?|[tpcmf][.:])\s{0,3}:?\s{0,3}(?=[+(\d])/i;
const extension = /[\s,;]{0,5}(?:ext(?:ension)?\.?|x|#)\s{0,3}\d{1,6}$/i;

/** A phone number without labels, and with hyphens in place of the dashes or slashes that letters and web pages use. */
const withoutWords = (text: string): string =>
  text
    .trim()
    .replace(phoneLabel, '')
    .replace(extension, '')
    .replace(/[\u2010-\u2015\u2212/]/g, '-');

/** The digits of a phone number as they are stored: without the country code of North America. */
export function digitsOfPhone(text: string): string | undefined {
  const number = withoutWords(text);
  if (!/^[+(]?[\d\s().-]{6,24}$/.test(number)) return undefined;
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const isPhone = digits.length === phoneDigits.whole || digits.length === phoneDigits.local;
  return isPhone ? digits : undefined;
}

/**
 * An area code in brackets with the beginning of a number, or an area code and an exchange with a separator between
 * them.
 */
const begunNumber =
  /^(?:\+?1[\s.-]*)?\((\d{3})\)?([\d\s.-]*)$|^(?:\+?1[\s.-]+)?(\d{3})[\s.-]+(\d{3}(?:[\s.-]+\d{0,3})?)$/;

/** The first digits of an incomplete phone number, beginning with its area code. */
export function beginningOfPhone(text: string): string | undefined {
  const [, area, rest, code, exchange] = begunNumber.exec(withoutWords(text)) ?? [];
  const digits = `${area ?? code ?? ''}${rest ?? exchange ?? ''}`.replace(/\D/g, '');
  return digits !== '' && digits.length < phoneDigits.whole ? digits : undefined;
}

function readPhone(text: string): ReadAs | undefined {
  const digits = digitsOfPhone(text);
  // Seven digits are a local number, unless they begin with a separated area code.
  if (!digits || beginningOfPhone(text) !== undefined) return undefined;
  const local = `${digits.slice(-7, -4)}-${digits.slice(-4)}`;
  const area = digits.slice(0, -phoneDigits.local);
  return { kind: 'phone', text: area ? `(${area}) ${local}` : local, ...nowhere };
}

/** Labels that people write before a number, for example to name the kind of record. */
const numberLabel = bounded(
  200,
  /^(?:(?:certificate of title|c\.?\s?of\s?t|c\.?t|title|linc|pid|surface parcel|afe|agreement|agr|reference|ref|file|project|instrument|number|no)\b(?!-)|#)\.?\s{0,3}(?:number|no\.?|#)?\s{0,3}[:#]?\s{0,3}(?=\S*\d)/i,
);

/** The number in a text: what follows `AFE`, `title` or `#`; the text itself if it begins with a digit. */
export function numberIn(text: string): string | undefined {
  const label = numberLabel.exec(text)?.[0] ?? '';
  const number = text.slice(label.length).trim();
  const isNumber = /^\d[\d\s./+-]{0,30}$/.test(number) || (label !== '' && /^[\w./+ -]{1,40}$/.test(number));
  return isNumber ? number : undefined;
}

function readNumber(text: string): ReadAs | undefined {
  const number = numberIn(text);
  return number === undefined ? undefined : { kind: 'number', text: number, ...nowhere };
}

/**
 * The maximum number of parts of a legal description that a search shows; a longer description can be read in its form.
 */
const mostLands = 16;

const trimmed = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, searchLimits.text);

interface LandInText {
  readonly pieces: readonly LandPiece[];
  /** Townships without a section: the search finds the land in them, although no parcel is a whole township. */
  readonly townships: readonly Township[];
}

/** The land in a text, if the whole text is land: parts of sections, whole townships, and land in words. */
function landIn(text: string): LandInText {
  const reading = readLand(text.trim().slice(0, searchLimits.text));
  if (reading.unread.length > reading.withoutSection.length) return { pieces: [], townships: [] };
  return {
    pieces: piecesOf(reading).slice(0, mostLands),
    townships: reading.withoutSection.slice(0, mostLands),
  };
}

/** The bounds of a whole piece of land; undefined for land in words. */
function placeOfPiece({ lands }: LandPiece): Bounds | undefined {
  const [first, ...more] = lands.map(boundsOf);
  if (!first) return undefined;
  const around = { ...first };
  for (const { west, south, east, north } of more) {
    around.west = Math.min(around.west, west);
    around.south = Math.min(around.south, south);
    around.east = Math.max(around.east, east);
    around.north = Math.max(around.north, north);
  }
  return around;
}

/** The ways in which a text can be interpreted other than as words: land, coordinates, a phone number, a number. */
export function readAs(text: string): readonly ReadAs[] {
  const wanted = trimmed(text);
  const { pieces, townships } = landIn(text);
  const lands = [...pieces.map(asPiece), ...townships.map(asTownship)].slice(0, mostLands);
  const place = lands.length > 0 ? lands : asPosition(wanted);
  // A place contains too many separators to be a number too.
  return place.length > 0 ? place : [readPhone, readNumber].flatMap((read) => read(wanted) ?? []);
}

/** How much an area is shrunk, as a fraction of its sides, so that its neighbours do not touch it. */
const margin = 0.02;

const drawnIn = ({ west, south, east, north }: Bounds): Bounds => {
  const [across, up] = [(east - west) * margin, (north - south) * margin];
  return { west: west + across, south: south + up, east: east - across, north: north - up };
};

/** A section, or a part of one, with its township and range but without a meridian: `SE 22-51-26`, `22-051-26`. */
const withoutMeridian =
  /^(?:(?:[NS][EW]|[NSEW] ?(?:1\/2|½))[ -]{0,2}|LSD ?\d{1,2}-)?\d{1,2}-\d{1,3}-\d{1,2}$/i;

/** The areas of land without its meridian, at each one where it lies in the survey; empty if a text is not such land. */
export const placesWithoutMeridian = (text: string): readonly Bounds[] =>
  withoutMeridian.test(text.trim())
    ? [1, 2, 3, 4, 5, 6].flatMap((meridian) =>
        landIn(`${text.trim()}-W${meridian}M`).pieces.flatMap((piece) => placeOfPiece(piece) ?? []),
      )
    : [];

/**
 * The areas of the land or the position that a text names, to find the records there; empty if it names none. Land
 * without its meridian is at each of them.
 */
export function placesIn(text: string): readonly Bounds[] {
  const wanted = trimmed(text);
  const { pieces, townships } = landIn(text);
  const named = [...pieces.flatMap((piece) => placeOfPiece(piece) ?? []), ...townships.map(townshipBounds)];
  const lands = named.length > 0 ? named : placesWithoutMeridian(text);
  if (lands.length > 0) return lands.map(drawnIn);
  const position = readPosition(wanted);
  if (!position) return [];
  const { latitude, longitude } = position;
  return [{ west: longitude, east: longitude, south: latitude, north: latitude }];
}

/** A message if a text that looks like a place is not one, or if it is searched as words; null if it was understood. */
export function readingNote(text: string, language: Language = fallbackLanguage): string | null {
  const wanted = trimmed(text);
  if (placesWithoutMeridian(wanted).length > 0) return inLanguage(texts, language).everyMeridian;
  if (readAs(wanted).length > 0) return null;
  if (lacksZone(wanted)) return inLanguage(texts, language).zone;
  const problem = readLand(wanted).unread.find((one) => one.problem)?.problem;
  return problem ? landProblemText(problem, language) : inLanguage(texts, language).words;
}

/** The message for a place with more land than a search covers. */
export const crowdedText = (language: Language = fallbackLanguage): string =>
  inLanguage(texts, language).crowded;

/** The message for names that are only like a text. */
export const alikeText = (language: Language = fallbackLanguage): string => inLanguage(texts, language).alike;
