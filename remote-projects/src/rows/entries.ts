import type { Sequenced } from 'shared-contracts/grids';

/** A row of a list in a record, as the form contains it. */
export type Entry = Sequenced & Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** The rows of a list in the form. */
export const entriesOf = (value: unknown): readonly Entry[] =>
  Array.isArray(value) ? value.filter(isEntry) : [];
