import type { ImportChoice, ImportProgress } from 'shared-contracts/agreement-import';

/** A person's changes of a sheet before it is imported: every call repeats all of them (decision 60a). */
export type Fixes = NonNullable<ImportProgress['review']>;

export const noFixes: Fixes = { corrections: [], leaveOut: [], decisions: [], mappings: [], recipe: null };

/** A row of the workbook. */
export interface RowPlace {
  readonly sheet: string;
  /** As it is stored: shown with 2 added (decision 34). */
  readonly rowNumber: number;
}

/** The id of a row in the review. */
export const rowId = ({ sheet, rowNumber }: RowPlace): string => `${rowNumber} ${sheet}`;

const placeOf = ({ sheet, rowNumber }: RowPlace) => ({ sheet, rowNumber });

/** The list with one more, in place of one with the same key. */
const put = <T>(all: readonly T[], next: T, keyOf: (one: T) => string): T[] => [
  ...all.filter((one) => keyOf(one) !== keyOf(next)),
  next,
];

const cellKey = (cell: RowPlace & { readonly column: string }): string => `${rowId(cell)} ${cell.column}`;

/** With another value in the cell of some rows. */
export function withCorrection(
  mends: Fixes,
  rows: readonly RowPlace[],
  column: string,
  value: string,
): Fixes {
  const next = rows.map((row) => ({ ...placeOf(row), column, value }));
  const keys = new Set(next.map(cellKey));
  return { ...mends, corrections: [...mends.corrections.filter((one) => !keys.has(cellKey(one))), ...next] };
}

/** With rows left out, or put back. */
export function withLeftOut(mends: Fixes, rows: readonly RowPlace[], isLeftOut: boolean): Fixes {
  const ids = new Set(rows.map(rowId));
  const others = mends.leaveOut.filter((row) => !ids.has(rowId(row)));
  return { ...mends, leaveOut: isLeftOut ? [...others, ...rows.map(placeOf)] : others };
}

/** With a choice made for a row, as to change the agreement that is there. */
export const withDecision = (
  mends: Fixes,
  row: RowPlace,
  column: string,
  { choice, id }: { readonly choice: ImportChoice; readonly id: string | null },
): Fixes => ({
  ...mends,
  decisions: put(mends.decisions, { ...placeOf(row), column, choice, id }, cellKey),
});

/** With a column of a sheet read as one of ours, or as none. */
export const withMapping = (mends: Fixes, sheet: string, header: string, column: string | null): Fixes => ({
  ...mends,
  mappings: put(mends.mappings, { sheet, header, column }, (one) => `${one.sheet} ${one.header}`),
});
