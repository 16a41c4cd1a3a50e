import type { BulkRow, Language } from 'shared-contracts';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import { cellText } from '../cells/cell-text.ts';
import { type GridRecord, shownColumns } from '../views/grid-view.ts';

/**
 * The name of each row for a person: its first text. Rows with the same first text also get the next text in which they
 * differ: two payments of one agreement are named with their payees.
 */
export function rowNames(
  rows: readonly GridRecord[],
  columns: readonly GridColumn[],
  view: GridView,
  language: Language,
): readonly BulkRow[] {
  const shown = shownColumns(columns, view).filter(({ hidden }) => !hidden);
  const ordered = [...shown.filter(({ type }) => type === 'string'), ...shown];
  const textOf = (row: GridRecord, column: GridColumn) => cellText(row[column.id], column, language);
  const names = new Map(
    rows.map((row) => [row.id, ordered.map((column) => textOf(row, column)).find(Boolean) ?? row.id]),
  );
  for (const column of ordered) {
    const alike = new Map<string | undefined, GridRecord[]>();
    for (const row of rows) {
      const name = names.get(row.id);
      const group = alike.get(name);
      if (group) group.push(row);
      else alike.set(name, [row]);
    }
    for (const [name, group] of alike) {
      const texts = group.map((row) => textOf(row, column));
      if (new Set(texts).size === 1) continue;
      for (const [place, { id }] of group.entries())
        if (texts[place]) names.set(id, `${name} · ${texts[place]}`);
    }
  }
  return rows.map(({ id }) => ({ id, name: names.get(id) ?? id }));
}
