import { centreOf, formatLegalDescription, parseLegalDescription } from '../land-survey/index.ts';
import { type ReadAs, searchLimits } from './search-call.ts';

const degrees = String.raw`(?<sign>[-+]?)(?<value>\d{1,3}(?:\.\d{1,12})?)\s?°?`;
const named = (text: string, name: string) => text.replaceAll('?<', `?<${name}`);
const coordinates = new RegExp(
  `^${named(degrees, 'latitude_')}\\s?(?<north>[NS])?[\\s,;]\\s?${named(degrees, 'longitude_')}\\s?(?<west>[EW])?$`,
  'i',
);

const signOf = (sign: string | undefined, side: string | undefined, negative: string): number =>
  sign === '-' || side?.toUpperCase() === negative ? -1 : 1;

function readCoordinates(text: string): ReadAs | undefined {
  const parts = coordinates.exec(text)?.groups;
  if (!parts) return undefined;
  const latitude = signOf(parts['latitude_sign'], parts['north'], 'S') * Number(parts['latitude_value']);
  const longitude = signOf(parts['longitude_sign'], parts['west'], 'W') * Number(parts['longitude_value']);
  // Two whole numbers are no place that somebody wrote down.
  if (!text.includes('.') || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return { kind: 'coordinates', text: `${latitude}, ${longitude}`, latitude, longitude };
}

function readLand(text: string): ReadAs | undefined {
  const land = parseLegalDescription(text);
  if (!land) return undefined;
  const [longitude, latitude] = centreOf(land);
  return { kind: 'land', text: formatLegalDescription(land), latitude, longitude };
}

const nowhere = { latitude: null, longitude: null } as const;
const phoneDigits = { whole: 10, local: 7 } as const;

/** The digits of a phone number as they are kept: without the country code of North America. */
export function digitsOfPhone(text: string): string | undefined {
  if (!/^[+(]?[\d\s().-]{6,24}$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const isPhone = digits.length === phoneDigits.whole || digits.length === phoneDigits.local;
  return isPhone ? digits : undefined;
}

function readPhone(text: string): ReadAs | undefined {
  const digits = digitsOfPhone(text);
  if (!digits) return undefined;
  const local = `${digits.slice(-7, -4)}-${digits.slice(-4)}`;
  const area = digits.slice(0, -phoneDigits.local);
  return { kind: 'phone', text: area ? `(${area}) ${local}` : local, ...nowhere };
}

const readNumber = (text: string): ReadAs | undefined =>
  /^#?\s?\d[\d\s./-]{0,30}$/.test(text)
    ? { kind: 'number', text: text.replace(/^#\s?/, ''), ...nowhere }
    : undefined;

/** In what ways a text can be read apart from the words in it: land, coordinates, a phone number, a number. */
export function readAs(text: string): readonly ReadAs[] {
  const wanted = text.trim().replace(/\s+/g, ' ').slice(0, searchLimits.text);
  const place = readLand(wanted) ?? readCoordinates(wanted);
  // A place has too many marks to be a number as well.
  return place ? [place] : [readPhone, readNumber].flatMap((read) => read(wanted) ?? []);
}
