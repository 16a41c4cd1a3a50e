import type { GridContent, GridItems } from '../rows/grid-items.ts';
import type { GridRecord } from '../views/grid-view.ts';

export type Selection = ReadonlySet<string>;

export const noSelection: Selection = new Set();

/** The row in a line, if it holds one. */
export function rowAt(items: GridItems, index: number): GridRecord | undefined {
  const item = items.at(index);
  return item?.kind === 'row' ? item.row : undefined;
}

/** Rows from one line to another, both included, whichever comes first. */
export function rowsBetween(items: GridItems, one: number, other: number): readonly GridRecord[] {
  const [from, to] = one < other ? [one, other] : [other, one];
  const rows: GridRecord[] = [];
  for (let index = from; index <= to; index += 1) {
    const row = rowAt(items, index);
    if (row) rows.push(row);
  }
  return rows;
}

/** The rows that are in the browser. */
export const allRowsOf = (items: GridItems): readonly GridRecord[] => rowsBetween(items, 0, items.count - 1);

/** A selection with one row added or removed. */
export function toggled(selection: Selection, id: string): Selection {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Whether all rows of a list are selected, or some of them. Rows that left the list do not count; where not all rows are
 * shown, as they have not come or their group is closed, the number of selected ones decides.
 */
export function selectedOf(
  { items, total = items.count }: Pick<GridContent, 'items' | 'total'>,
  selection: Selection,
): 'all' | 'some' | undefined {
  if (selection.size === 0) return undefined;
  let selected = 0;
  for (let line = 0; line < items.count; line += 1) {
    const row = rowAt(items, line);
    if (!row) return selection.size >= total ? 'all' : 'some';
    if (selection.has(row.id)) selected += 1;
    if (selected > 0 && selected < line + 1) return 'some';
  }
  if (selected > 0 && selected < total) return 'some';
  return selected > 0 ? 'all' : undefined;
}
