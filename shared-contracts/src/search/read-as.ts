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
import { type ReadAs, searchLimits } from './search-call.ts';

/** Degrees with as many places as a position to the decimetre has. */
const places = 6;
const rounded = (degrees: number): number => Number(degrees.toFixed(places));

function asLand(land: LegalDescription): ReadAs {
  const [longitude, latitude] = centreOf(land);
  return { kind: 'land', text: formatLegalDescription(land), latitude, longitude };
}

/** A piece of a legal description, in the middle of where it lies. */
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

/** A whole township, where it lies. */
function asTownship(place: Township): ReadAs {
  const { west, south, east, north } = townshipBounds(place);
  return {
    kind: 'land',
    text: formatTownship(place),
    latitude: (south + north) / 2,
    longitude: (west + east) / 2,
  };
}

/** A position with the quarter, the subdivision and the unit that it lies in. */
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

/** What people write before a phone number, and the extension behind it. */
const phoneLabel =
  /^(?:(?:telephone|tel|phone|ph|cell|mobile|fax|teléfono|móvil|celular)\b\.?(?:\s{0,3}(?:number|no\.?|#))?|[tpcmf][.:])\s{0,3}:?\s{0,3}(?=[+(\d])/i;
const extension = /[\s,;]{0,5}(?:ext(?:ension)?\.?|x|#)\s{0,3}\d{1,6}$/i;

/** A phone number alone, with hyphens where a letter or a web page had dashes or strokes. */
const withoutWords = (text: string): string =>
  text
    .trim()
    .replace(phoneLabel, '')
    .replace(extension, '')
    .replace(/[\u2010-\u2015\u2212/]/g, '-');

/** The digits of a phone number as they are kept: without the country code of North America. */
export function digitsOfPhone(text: string): string | undefined {
  const number = withoutWords(text);
  if (!/^[+(]?[\d\s().-]{6,24}$/.test(number)) return undefined;
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const isPhone = digits.length === phoneDigits.whole || digits.length === phoneDigits.local;
  return isPhone ? digits : undefined;
}

/** An area code in brackets with what follows of its number, or the area code and the exchange apart. */
const begunNumber = /^(?:\+?1[\s.-]*)?\((\d{3})\)?([\d\s.-]*)$|^(\d{3})[\s.-]+(\d{3}(?:[\s.-]+\d{0,3})?)$/;

/** The first digits of a phone number that is not written to its end, from its area code on. */
export function beginningOfPhone(text: string): string | undefined {
  const [, area, rest, code, exchange] = begunNumber.exec(withoutWords(text)) ?? [];
  const digits = `${area ?? code ?? ''}${rest ?? exchange ?? ''}`.replace(/\D/g, '');
  return digits !== '' && digits.length < phoneDigits.whole ? digits : undefined;
}

function readPhone(text: string): ReadAs | undefined {
  const digits = digitsOfPhone(text);
  if (!digits) return undefined;
  const local = `${digits.slice(-7, -4)}-${digits.slice(-4)}`;
  const area = digits.slice(0, -phoneDigits.local);
  return { kind: 'phone', text: area ? `(${area}) ${local}` : local, ...nowhere };
}

/** What people write before a number to say of what it is. */
const numberLabel =
  /^(?:(?:certificate of title|title|linc|pid|surface parcel|afe|agreement|agr|reference|ref|file|project|instrument|number|no)\b(?!-)|#)\.?\s{0,3}(?:number|no\.?|#)?\s{0,3}[:#]?\s{0,3}(?=\S*\d)/i;

/** The number in a text: what follows `AFE`, `title`, `#`; the text itself where it begins with a digit. */
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

/** Parts of a legal description that a search shows; a longer one is read on its form. */
const mostLands = 16;

const trimmed = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, searchLimits.text);

interface LandInText {
  readonly pieces: readonly LandPiece[];
  /** Townships whose section is missing: they are found, though no parcel is one. */
  readonly townships: readonly Township[];
}

/** The land in a text, where all of it is land: parts of sections, whole townships, and land in words. */
function landIn(text: string): LandInText {
  const reading = readLand(text.trim().slice(0, searchLimits.text));
  if (reading.unread.length > reading.withoutSection.length) return { pieces: [], townships: [] };
  return {
    pieces: piecesOf(reading).slice(0, mostLands),
    townships: reading.withoutSection.slice(0, mostLands),
  };
}

/** The place of a piece of land, all of it together; undefined for land in words. */
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

/** In what ways a text can be read apart from the words in it: land, coordinates, a phone number, a number. */
export function readAs(text: string): readonly ReadAs[] {
  const wanted = trimmed(text);
  const { pieces, townships } = landIn(text);
  const lands = [...pieces.map(asPiece), ...townships.map(asTownship)].slice(0, mostLands);
  const place = lands.length > 0 ? lands : asPosition(wanted);
  // A place has too many marks to be a number as well.
  return place.length > 0 ? place : [readPhone, readNumber].flatMap((read) => read(wanted) ?? []);
}

/** How far a place is drawn in, as a part of its sides, so that its neighbours do not touch it. */
const margin = 0.02;

const drawnIn = ({ west, south, east, north }: Bounds): Bounds => {
  const [across, up] = [(east - west) * margin, (north - south) * margin];
  return { west: west + across, south: south + up, east: east - across, north: north - up };
};

/** Where the land or the position lies that a text names, so that what is held there is found; none where it names none. */
export function placesIn(text: string): readonly Bounds[] {
  const wanted = trimmed(text);
  const { pieces, townships } = landIn(text);
  const lands = [...pieces.flatMap((piece) => placeOfPiece(piece) ?? []), ...townships.map(townshipBounds)];
  if (lands.length > 0) return lands.map(drawnIn);
  const position = readPosition(wanted);
  if (!position) return [];
  const { latitude, longitude } = position;
  return [{ west: longitude, east: longitude, south: latitude, north: latitude }];
}

/** Why a text is no place though it is written like one, or that it is read as words; null where it was read. */
export function saidOf(text: string, language: Language = fallbackLanguage): string | null {
  const wanted = trimmed(text);
  if (readAs(wanted).length > 0) return null;
  if (lacksZone(wanted)) return inLanguage(texts, language).zone;
  const problem = readLand(wanted).unread.find((one) => one.problem)?.problem;
  return problem ? landProblemText(problem, language) : inLanguage(texts, language).words;
}

/** The message where a place has more land than a search looks through. */
export const crowdedText = (language: Language = fallbackLanguage): string =>
  inLanguage(texts, language).crowded;
