import type { ReadRow } from './read-rows.ts';

/** Rows that a sentence names; of a column with the same value everywhere each would name all others. */
export const mostNamed = 5;

/** The number of a row in the file that was uploaded, as a person sees it there (decision 34). */
export const shownRow = ({ row }: Pick<ReadRow, 'row'>): number => row.source ?? row.rowNumber + 2;
