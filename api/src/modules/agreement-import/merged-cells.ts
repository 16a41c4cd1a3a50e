import { eachInTurns } from '../../platform/work/take-turns.ts';
import type { ReadWorkbook } from '../../platform/workbooks/workbook-reader.ts';

interface Row {
  /** 0 is the second row of the sheet. */
  readonly rowNumber: number;
}

interface Covered {
  /** Columns whose cells are merged with one above. */
  readonly covered?: ReadonlySet<number>;
}

type Merged = ReadWorkbook['sheets'][number]['merged'][number];

/**
 * Rows of a sheet, in their order, with the columns whose cells are merged with one above. Blocks may be thousands, each
 * over whole columns: what covers a row is counted on from the row before, and rows that are covered alike share it.
 */
export async function withMerged<TRow extends Row>(
  rows: readonly TRow[],
  blocks: readonly Merged[],
  columns: number,
): Promise<readonly (TRow & Covered)[]> {
  const below = blocks.filter(([first, last, left]) => last > first && left < columns);
  if (below.length === 0) return rows;
  const begins = below.toSorted(([one], [other]) => one - other);
  const ends = below.toSorted(([, one], [, other]) => one - other);
  const times = new Int32Array(columns);
  const count = ([, , left, right]: Merged, by: 1 | -1) => {
    for (let column = left; column <= Math.min(right, columns - 1); column += 1)
      times[column] = (times[column] ?? 0) + by;
  };
  let [begun, ended] = [0, 0];
  let covered: ReadonlySet<number> | undefined;
  const found: (TRow & Covered)[] = [];
  await eachInTurns(rows, (row) => {
    const n = row.rowNumber + 1;
    for (let next = begins[begun]; next && next[0] < n; next = begins[begun]) {
      count(next, 1);
      [begun, covered] = [begun + 1, undefined];
    }
    for (let next = ends[ended]; next && next[1] < n; next = ends[ended]) {
      count(next, -1);
      [ended, covered] = [ended + 1, undefined];
    }
    covered ??= new Set([...times.keys()].filter((column) => times[column] !== 0));
    found.push(covered.size > 0 ? { ...row, covered } : row);
  });
  return found;
}
