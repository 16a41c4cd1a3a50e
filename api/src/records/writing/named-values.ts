import type { RecordValues } from './writable-kind.ts';

/** A record that a value references, or a row of a list; both have an id. */
export type Named = RecordValues & { readonly id: string };

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** The record that a value references, as it is and not copied; null for null. Throws for any other value. */
export function namedOf(value: unknown): Named | null {
  if (value === null || value === undefined) return null;
  if (!isNamed(value)) throw new TypeError('A value that should name a record has no id.');
  return value;
}

/** The rows or records of a list, as they are and not copied; empty if there is no list. Throws for any other value. */
export function namedIn(value: unknown): readonly Named[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value) || !value.every(isNamed)) throw new TypeError('A list holds what has no id.');
  return value;
}
