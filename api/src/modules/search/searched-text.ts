import { withoutAccents } from 'shared-contracts';
import {
  beginningOfPhone,
  digitsOfPhone,
  numberIn,
  placesIn,
  placesWithoutMeridian,
  readAs,
} from 'shared-contracts/search';
import { partOf } from '../../platform/server/arguments.ts';
import { externalIdIn } from '../../records/reading/external-ids-store.ts';
import { mostWords, shortestPart, soughtWords } from '../../records/reading/sought-words.ts';

/** Where land lies, in degrees. */
type Edges<Degrees> = Readonly<Record<'west' | 'south' | 'east' | 'north', Degrees>>;

/**
 * The parts of a search text, for each way to interpret it, the likeliest first; either the values themselves, or
 * placeholders for them.
 */
export interface SearchParts<Text = string, Degrees = number> {
  /** A pattern of the whole text. */
  readonly whole: Text;
  /** Prefixes of the texts that may identify a record. */
  readonly beginnings: readonly Text[];
  /** Patterns of words that must all be found, for each way to interpret the text. */
  readonly wordings: readonly (readonly Text[])[];
  /**
   * Regular expressions that match the words as whole words, used if records with whole words come first; otherwise
   * empty.
   */
  readonly wholes: readonly Text[];
  /** A regular expression for the digits of a phone number. */
  readonly phone: Text | undefined;
  /** The letters and digits of a number, without separators. */
  readonly numberKey: Text | undefined;
  /** The text, if it may be the id of a record in another system. */
  readonly externalId: Text | undefined;
  /** The areas of the land or of the position that the text names. */
  readonly places: readonly Edges<Degrees>[];
}

/**
 * The parts of a person's search text, with its words: of several values of a line, those that contain the words come
 * first.
 */
export interface SearchedText extends SearchParts {
  readonly words: readonly string[];
}

/** A shorter number would be the prefix of too many others. */
const shortestKey = 4;

/** The texts without those that differ only in upper and lower case. */
const uniqueTexts = (texts: readonly string[]): readonly string[] => [
  ...new Map(texts.map((text) => [text.toLowerCase(), text])).values(),
];

const patternOf = (text: string): string => partOf(text) ?? '%';

/** The numbers of words for which statements are built; a text with fewer words repeats its last one. */
const wordCounts = [1, 2, 3, mostWords];

function asManyAs(words: readonly string[]): readonly string[] {
  const count = wordCounts.find((some) => some >= words.length) ?? words.length;
  const last = words.at(-1);
  return last === undefined ? words : [...words, ...Array<string>(count - words.length).fill(last)];
}

/** A regular expression that finds a phone number among digits; an incomplete number must match from the beginning. */
function phoneExpression(text: string): string | undefined {
  const begun = beginningOfPhone(text);
  return begun === undefined ? digitsOfPhone(text) : `(^| )1?${begun}`;
}

/** A PostgreSQL regular expression that finds a word only as a whole: `2` in `tract 2`, but not in `tract 42`. */
function wholeWord(word: string): string {
  const literal = withoutAccents(word).replace(/[^\p{L}\p{N}]/gu, '\\$&');
  const [begin, end] = [/^[\p{L}\p{N}]/u, /[\p{L}\p{N}]$/u].map((edge) => edge.test(word));
  return `${begin ? '\\m' : ''}${literal}${end ? '\\M' : ''}`;
}

/**
 * Whether whole words help to rank records: only for several words, or for a number. A single word already matches from
 * its beginning.
 */
const isRanked = (words: readonly string[]): boolean => words.length > 1 || /\d/.test(words[0] ?? '');

/** Splits a search text into its parts, for each way to interpret it. */
export function searchedText(text: string, readings = readAs(text)): SearchedText {
  const lands = readings.filter(({ kind }) => kind === 'land').map((reading) => reading.text);
  const places = placesIn(text);
  // A position identifies no record, but the standard notation of land may.
  const isPosition = readings.some(({ kind }) => kind === 'coordinates');
  const number = numberIn(text.trim());
  const words = soughtWords(number ?? text);
  const wordings = isPosition ? [] : [...lands.map((land) => [land]), ...(lands.length > 1 ? [] : [words])];
  // `22-51-26` may be a number as well.
  const isPlace = places.length > 0 && placesWithoutMeridian(text).length === 0;
  const key = (number ?? text).replace(/[^\p{L}\p{N}+]/gu, '').toLowerCase();
  return {
    words,
    whole: patternOf(text),
    beginnings: isPosition ? [] : uniqueTexts([...lands, ...(number === undefined ? [] : [number]), text]),
    wordings: wordings
      .filter((some) => some.some((word) => word.length >= shortestPart))
      .map((some) => asManyAs(some.map(patternOf))),
    wholes: wordings.includes(words) && isRanked(words) ? asManyAs(words.map(wholeWord)) : [],
    phone: phoneExpression(text),
    numberKey: !isPlace && /\d/.test(key) && key.length >= shortestKey ? key : undefined,
    externalId: !isPlace ? externalIdIn(text) : undefined,
    places,
  };
}
