import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

/** Bytes that a body may have, a little below what the server takes. */
export const bodyBytes = 1_000_000;

/** How an input is made large: each text as long as it may be, or each list with as many entries. */
export type Large = 'long' | 'many';

/** Ids of records that are there, by the beginning of the field that names one. */
export type Known = readonly (readonly [name: RegExp, id: string])[];

const schemaOf = v.looseObject({
  type: v.optional(v.union([v.string(), v.array(v.string())])),
  format: v.optional(v.string()),
  const: v.optional(v.unknown()),
  enum: v.optional(v.array(v.unknown())),
  anyOf: v.optional(v.array(v.unknown())),
  maxLength: v.optional(v.number()),
  maxItems: v.optional(v.number()),
  maximum: v.optional(v.number()),
  items: v.optional(v.unknown()),
  properties: v.optional(v.record(v.string(), v.unknown())),
});

const dearest = 'ab ';
const textOf = (length: number): string =>
  dearest.repeat(Math.ceil(length / dearest.length)).slice(0, length);

/** Bytes that each part of a body may take: of the whole, half for its texts where those may be of any length. */
const longestText = 100_000;

/** The largest value that a JSON schema takes, within so many bytes. */
export function largestOf(
  schema: unknown,
  large: Large,
  known: Known,
  bytes = bodyBytes,
  name = '',
): unknown {
  const told = v.safeParse(schemaOf, schema);
  if (!told.success) return textOf(Math.min(bytes, longestText));
  const { type, format, enum: values, anyOf, maxLength, maxItems, maximum, items, properties } = told.output;
  if (told.output.const !== undefined) return told.output.const;
  if (values) return values.at(-1);
  if (anyOf) return largestOf(anyOf[0], large, known, bytes, name);
  if (properties) {
    const names = Object.keys(properties);
    return Object.fromEntries(
      names.map((one) => [one, largestOf(properties[one], large, known, bytes / names.length, one)]),
    );
  }
  if (type === 'array') {
    const one = largestOf(items, large, known, large === 'many' ? 40 : bytes / 4, name);
    const size = JSON.stringify(one)?.length ?? 4;
    const count = Math.max(1, Math.min(maxItems ?? bytes, Math.floor(bytes / (size + 1))));
    return Array.from({ length: count }, () => largestOf(items, large, known, size, name));
  }
  if (type === 'integer' || type === 'number') return Math.min(maximum ?? 1000, 1_000_000);
  if (type === 'boolean') return true;
  if (type !== 'string') return textOf(Math.min(bytes, longestText));
  if (format === 'uuid') return known.find(([field]) => field.test(name))?.[1] ?? randomUUID();
  if (large === 'many' && maxLength === undefined) return textOf(3);
  return textOf(Math.max(1, Math.min(maxLength ?? longestText, Math.floor(bytes))));
}
