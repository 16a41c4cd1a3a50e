import { type BringKind, bringLimits } from 'shared-contracts/bring-in';
import type { WorkbookRow } from '../../platform/workbooks/workbook-shapes.ts';
import { isHeading } from './heading-words.ts';

/** Least number of headings in the heading row. */
const leastHeadings = 2;

const filledIn = ({ c }: WorkbookRow): number => c.filter((cell) => cell !== '').length;

/** How many cells of a row match headings of a kind. */
const headingsIn = ({ c }: WorkbookRow, kind: BringKind): number =>
  c.filter((cell) => cell !== '' && isHeading(kind, cell)).length;

interface Found {
  /** The heading row as an index into the rows; undefined for a sheet without rows. */
  readonly place: number | undefined;
  /** Number of known headings; 0 if the row was only guessed by its width. */
  readonly known: number;
}

/**
 * The heading row among the first rows of a sheet: the one with the most cells that match known headings, otherwise the
 * first that is about as wide as the table. Titles and letterheads above it are skipped.
 */
export function headingRow(rows: readonly WorkbookRow[], kind: BringKind): Found {
  const top = rows.slice(0, bringLimits.topRows);
  let best: { readonly place: number; readonly known: number } | undefined;
  for (const [place, row] of top.entries()) {
    const known = headingsIn(row, kind);
    if (known >= leastHeadings && known > (best?.known ?? 0)) best = { place, known };
  }
  if (best) return best;
  const widest = Math.max(0, ...top.map(filledIn));
  const wide = top.findIndex((row) => filledIn(row) >= widest * 0.6);
  return { place: wide < 0 ? undefined : wide, known: 0 };
}

/** The title of the group above each column, if the row above the headings has some; otherwise ''. */
export function groupTitles(
  rows: readonly WorkbookRow[],
  place: number,
  merged: readonly (readonly [number, number, number, number])[],
): readonly string[] {
  const [above, own] = [rows[place - 1], rows[place]];
  if (!above || !own || above.n !== own.n - 1) return [];
  const isGrouped = merged.some(([first, , left, right]) => first === above.n && right > left);
  const filled = filledIn(above);
  if (filled < 2 || filled >= filledIn(own)) return isGrouped && filled > 0 ? spread(above, merged, own) : [];
  return spread(above, merged, own);
}

/** Extends each title over the columns that it is merged over, or up to the next title. */
function spread(
  { n, c }: WorkbookRow,
  merged: readonly (readonly [number, number, number, number])[],
  own: WorkbookRow,
): readonly string[] {
  const titles: string[] = [];
  let title = '';
  let until = -1;
  for (let column = 0; column < own.c.length; column += 1) {
    const cell = c[column] ?? '';
    if (cell !== '') {
      title = cell;
      const block = merged.find(([first, , left]) => first === n && left === column);
      until = block ? block[3] : own.c.length;
    }
    titles.push(column <= until ? title : '');
  }
  return titles;
}
