import { rowAt } from '../keyboard/grid-selection.ts';
import type { GridItems } from '../rows/grid-items.ts';
import type { GridPosition } from '../rows/grid-position.ts';
import type { GridRecord } from '../views/grid-view.ts';

/** The fault of a cell. */
export interface CellMark {
  readonly kind: 'error' | 'warning';
  /** The sentence for the person. */
  readonly text: string;
}

/** Forward or back. */
export type MarkWay = 1 | -1;

/** The faults of a grid's cells. */
export interface GridMarks {
  /** By row and column id; the same function as long as nothing changes. */
  readonly of: (row: GridRecord, column: string) => CellMark | undefined;
  /**
   * Called where no mark follows; returns whether it led on, for example into another list. Otherwise the search
   * starts again.
   */
  readonly onPast?: (way: MarkWay) => boolean;
}

/** Leads from one marked cell to the next. */
export interface MarkWalker {
  readonly next: (way: MarkWay) => void;
}

interface Marked {
  readonly items: GridItems;
  /** Ids of the columns in their current order. */
  readonly columns: readonly string[];
  readonly of: GridMarks['of'];
}

/** The next marked cell of one row after a column, or before it. */
function markInRow({ items, columns, of }: Marked, line: number, from: number, way: MarkWay) {
  const row = rowAt(items, line);
  for (let place = from + way; row && place >= 0 && place < columns.length; place += way)
    if (of(row, columns[place] ?? '')) return place;
  return undefined;
}

/** The next marked cell, row by row; undefined where none follows. */
export function nextMark(
  marked: Marked,
  { row, column }: GridPosition,
  way: MarkWay,
): GridPosition | undefined {
  const before = way === 1 ? -1 : marked.columns.length;
  let from = column;
  for (let line = row; line >= 0 && line < marked.items.count; line += way) {
    const place = markInRow(marked, line, from, way);
    if (place !== undefined) return { row: line, column: place };
    from = before;
  }
  return undefined;
}
