import { type BringKind, bringLimits } from 'shared-contracts/bring-in';
import type { WorkbookRow } from '../../platform/workbooks/workbook-shapes.ts';
import { isHeading } from './heading-words.ts';

/** Headings that a row must have to be the row of headings. */
const leastHeadings = 2;

const filledIn = ({ c }: WorkbookRow): number => c.filter((cell) => cell !== '').length;

/** How many cells of a row are called as headings of a kind are. */
const headingsIn = ({ c }: WorkbookRow, kind: BringKind): number =>
  c.filter((cell) => cell !== '' && isHeading(kind, cell)).length;

interface Found {
  /** The row of the headings, as an index into the rows; undefined of a sheet without rows. */
  readonly place: number | undefined;
  /** Headings that are known: 0 where the row was only guessed by its width. */
  readonly known: number;
}

/**
 * The row with the headings, among the first of a sheet: the one with most cells that are called as headings are, else
 * the first that is about as wide as the table. Titles and letterheads above it are passed over.
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

/** The title of the group over each column, where the row above the headings has some; '' elsewhere. */
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

/** Each title over the columns that it is merged over, or up to the next one. */
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
