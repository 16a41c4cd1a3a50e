import type { BroughtValue } from './brought-noun.ts';

/** The id of the record that a value references. */
export const idIn = (value: BroughtValue | undefined): string | undefined =>
  typeof value === 'object' && 'id' in value ? value.id : undefined;

/** The ids of all records that a value references. */
export const idsIn = (value: BroughtValue | undefined): readonly string[] =>
  typeof value === 'object' ? ('id' in value ? [value.id] : value.map(({ id }) => id)) : [];

/** The text of a value. */
export const textIn = (value: BroughtValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
