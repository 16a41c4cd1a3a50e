import type { ImportRecord } from 'shared-contracts/agreement-import';
import type { Fixes } from './fixes.ts';
import type { ImportSheet } from './sheet-columns.ts';

/**
 * A sheet without the columns in which no row has a value or a fault: a starter workbook has dozens, most sheets fill a
 * few. A column that was corrected stays, so that none folds away under the cursor.
 */
export function withoutEmptyColumns(
  sheet: ImportSheet,
  records: Iterable<ImportRecord>,
  { corrections }: Pick<Fixes, 'corrections'>,
): ImportSheet {
  const corrected = new Set(corrections.flatMap((one) => (one.sheet === sheet.name ? [one.column] : [])));
  const empty = new Map(
    sheet.columns.flatMap(({ place, column }) =>
      column !== null && corrected.has(column) ? [] : [[place, column] as const],
    ),
  );
  for (const { sheet: of, cells, errors, warnings } of records) {
    if (of !== sheet.name) continue;
    for (const [place, column] of empty) {
      const isFaulty = [...errors, ...warnings].some((issue) => issue.column === column);
      if (isFaulty || (cells[place] ?? '') !== '') empty.delete(place);
    }
    if (empty.size === 0) return sheet;
  }
  // Of a sheet without rows its columns are all there is to see.
  if (empty.size === sheet.columns.length) return sheet;
  return { ...sheet, columns: sheet.columns.filter(({ place }) => !empty.has(place)) };
}
