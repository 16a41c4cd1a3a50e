import type { GridFill } from '../editing/edit-grid.ts';
import type { GridControl } from '../keyboard/grid-keys.ts';
import { allRowsOf, rowAt } from '../keyboard/grid-selection.ts';

/**
 * The fill of Ctrl+D, as in a spreadsheet: with several rows selected from the first of them into the others, else from
 * the row above into the focused one. Undefined if there is nothing to fill from.
 */
export function fillOf({ content, columns, cursor, selection }: GridControl): GridFill | undefined {
  const { row, column } = cursor.position;
  const field = columns[column]?.id;
  const selected = allRowsOf(content.items).filter(({ id }) => selection.has(id));
  const [above, here] = [rowAt(content.items, row - 1), rowAt(content.items, row)];
  const [from, ...to] = selected.length > 1 ? selected : [above, here];
  const into = to.filter((one) => one !== undefined);
  return field !== undefined && from && into.length > 0 ? { column: field, from, to: into } : undefined;
}
