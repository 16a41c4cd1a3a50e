import type { BringField } from './bring-field.ts';
import { lineListFields } from './line-list-fields.ts';

/** What can be brought in from a table, named like the records (decision 77). */
export const bringKinds = ['agreement'] as const;

export type BringKind = (typeof bringKinds)[number];

/** The fields that columns may fill, by what is brought in. */
export const bringFields: Readonly<Record<BringKind, readonly BringField[]>> = { agreement: lineListFields };

/** A field of a kind by its name. */
export const bringField = (kind: BringKind, name: string | null): BringField | undefined =>
  bringFields[kind].find((field) => field.name === name);
