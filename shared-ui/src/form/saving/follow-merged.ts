import type { FieldError } from 'shared-contracts/errors';
import { type FormValues, hasParts, idOf } from '../form-values.ts';

/** A record that was merged into another one: the id that the form still refers to, and the record that remains. */
export type Merged = NonNullable<FieldError['merged']>;

/** The records in a refused save that were merged into others, each once. */
export const mergedIn = (errors: readonly FieldError[]): readonly Merged[] => [
  ...new Map(errors.flatMap(({ merged }) => (merged ? [[merged.from, merged] as const] : []))).values(),
];

function followed(value: unknown, winners: ReadonlyMap<string, Merged>): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => followed(item, winners));
    if (items.every((item, place) => item === value[place])) return value;
    // A list that contained both records contains the remaining one only once.
    const stayed = new Set([...winners.values()].map(({ id }) => id));
    return items.filter((item, place) => {
      const id = idOf(item);
      return (
        typeof id !== 'string' || !stayed.has(id) || items.findIndex((other) => idOf(other) === id) === place
      );
    });
  }
  // Only plain objects are searched, not for example files.
  if (!hasParts(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const winner = winners.get(String(idOf(value)).toLowerCase());
  if (winner) return { id: winner.id, name: winner.name };
  const entries = Object.entries(value).map(([name, inner]) => [name, followed(inner, winners)] as const);
  return entries.every(([name, inner]) => inner === Reflect.get(value, name))
    ? value
    : Object.fromEntries(entries);
}

/**
 * Values of a form in which references to merged records are replaced by the records that stayed; the same object if
 * there are none.
 */
export function followMerged(values: FormValues, merged: readonly Merged[]): FormValues {
  const winners = new Map(merged.map((one) => [one.from.toLowerCase(), one]));
  const entries = Object.entries(values).map(([name, value]) => [name, followed(value, winners)] as const);
  return entries.every(([name, value]) => value === values[name]) ? values : Object.fromEntries(entries);
}
