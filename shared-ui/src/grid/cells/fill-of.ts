import type { GridFill } from '../editing/edit-grid.ts';
import type { GridControl } from '../keyboard/grid-keys.ts';
import { allRowsOf, rowAt } from '../keyboard/grid-selection.ts';

/**
 * What Ctrl+D fills in, as a spreadsheet does: with several rows selected the first of them into the others, else the
 * row above into the one that the keyboard is at. Undefined where there is nothing to fill from.
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
