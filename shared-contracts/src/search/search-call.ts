import * as v from 'valibot';
import { message } from '../validators/rules.ts';

/**
 * Limits of a search: characters of a text, records of a kind; time for one kind, in milliseconds; parts of parcels
 * that are searched in one place.
 */
export const searchLimits = { text: 200, first: 20, usual: 3, kindTime: 1500, parcelsInPlace: 200 } as const;

/** How a text can be read apart from what it finds. */
export const readings = ['land', 'coordinates', 'phone', 'number'] as const;

/** The query of `GET ~/api/search`. */
export const searchCallSchema = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('searchEmpty')),
    v.maxLength(searchLimits.text, message('searchLength', { n: searchLimits.text })),
  ),
  /** Records of a kind. */
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

/** The text as one of the usual writings, and the place on the map that it names (degrees). */
export const readAsSchema = v.object({
  kind: v.picklist(readings),
  text: v.string(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});

export type ReadAs = v.InferOutput<typeof readAsSchema>;

/** A record that a search found. */
export const foundRecordSchema = v.object({
  /** Name of its list. */
  kind: v.string(),
  id: v.string(),
  title: v.string(),
  /** The record that it belongs to; empty if there is none. */
  subtitle: v.string(),
  /** The field that contains a word of the text which neither of the two contains; absent if they contain all words. */
  matched: v.optional(v.string()),
  /** Address of its page; null where it has none of its own. */
  path: v.nullable(v.string()),
});

export type FoundRecord = v.InferOutput<typeof foundRecordSchema>;

/** Answer of `GET ~/api/search` (decision 63). */
export const searchAnswerSchema = v.object({
  readAs: v.array(readAsSchema),
  /** Where nothing but words was read: that, or why the text is no land though it is written like some. */
  said: v.optional(v.nullable(v.string()), null),
  records: v.array(foundRecordSchema),
  /** Kinds that could not be searched, by the name of their list. */
  failed: v.array(v.string()),
});

export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>;
