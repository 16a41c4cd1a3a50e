import { WorkbookError } from '../workbooks/workbook-fault.ts';
import type { WorkbookRow, WorkbookSheet } from '../workbooks/workbook-shapes.ts';

/** Most cells of one sheet that are filled by blocks of merged cells. */
const mostFilled = 5_000_000;

/**
 * Fills each cell of a block that is merged over several rows with the value of the block, as people read it. Blocks
 * within one row stay as they are, because they are titles. Throws a WorkbookError if blocks cover far more cells than
 * a sheet has.
 */
export function filledMerges(
  rows: readonly WorkbookRow[],
  merged: WorkbookSheet['merged'],
  below: number,
): readonly WorkbookRow[] {
  const tall = merged.filter(([first, last]) => last > first && last > below);
  if (tall.length === 0) return rows;
  const places = new Map(rows.map(({ n }, place) => [n, place]));
  const filled = [...rows];
  let left = mostFilled;
  for (const [first, last, column] of tall) {
    const top = places.get(first);
    const value = top === undefined ? '' : (filled[top]?.c[column] ?? '');
    if (top === undefined || value === '') continue;
    for (let place = top + 1; place < filled.length; place += 1) {
      const row = filled[place];
      if (!row || row.n > last) break;
      left -= 1;
      if (left < 0) throw new WorkbookError('references');
      if ((row.c[column] ?? '') !== '') continue;
      const cells = [...row.c];
      while (cells.length < column) cells.push('');
      cells[column] = value;
      filled[place] = { ...row, c: cells };
    }
  }
  return filled;
}
