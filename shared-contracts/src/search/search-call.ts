import * as v from 'valibot';
import { message } from '../validators/rules.ts';

/**
 * Limits of a search: the characters of a text, the records of a kind, the time for one kind in milliseconds, and the
 * parts of parcels that are searched in one place.
 */
export const searchLimits = { text: 200, first: 20, usual: 3, kindTime: 1500, parcelsInPlace: 200 } as const;

/** How a text can be interpreted, independent of what is found. */
export const readings = ['land', 'coordinates', 'phone', 'number'] as const;

/** The query of `GET ~/api/search`. */
export const searchCallSchema = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('searchEmpty')),
    v.maxLength(searchLimits.text, message('searchLength', { n: searchLimits.text })),
  ),
  /** The maximum number of records of a kind. */
  first: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/, 'first must be a whole number.'),
      v.transform(Number),
      v.minValue(1, 'first must be at least 1.'),
      v.maxValue(searchLimits.first, `first cannot exceed ${searchLimits.first}.`),
    ),
    String(searchLimits.usual),
  ),
});

/** The text in its usual notation, and the location on the map that it names (in degrees). */
export const readAsSchema = v.object({
  kind: v.picklist(readings),
  text: v.string(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});

export type ReadAs = v.InferOutput<typeof readAsSchema>;

/** A record that a search found. */
export const foundRecordSchema = v.object({
  /** The name of its list. */
  kind: v.string(),
  id: v.string(),
  title: v.string(),
  /** The record to which it belongs; empty if there is none. */
  subtitle: v.string(),
  /**
   * The value that contains the words of the text which title and subtitle do not; missing if these contain all words.
   */
  matched: v.optional(v.string()),
  /** Address of its page; null where it has none of its own. */
  path: v.nullable(v.string()),
});

export type FoundRecord = v.InferOutput<typeof foundRecordSchema>;

/** Answer of `GET ~/api/search` (decision 63). */
export const searchAnswerSchema = v.object({
  readAs: v.array(readAsSchema),
  /** A note if the text was only read as words: that it was, or why it is not land although it looks like it. */
  said: v.optional(v.nullable(v.string()), null),
  records: v.array(foundRecordSchema),
  /** The kinds that could not be searched, by the names of their lists. */
  failed: v.array(v.string()),
});

export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>;
