import type { Language } from 'shared-contracts';
import type { GridColumn } from 'shared-contracts/grids';
import { cellText, type GridContent } from '../grid/index.ts';

/** What rows are called where a question names them: the first line of their first text. */
export function namesOfRows(
  { knownRows }: Pick<GridContent, 'knownRows'>,
  columns: readonly GridColumn[],
  ids: readonly string[],
  language: Language,
): readonly string[] {
  const column = columns.find(({ type }) => type === 'string');
  if (!column) return [];
  return knownRows()
    .filter(({ id }) => ids.includes(id))
    .map((row) => cellText(row[column.id], column, language).split('\n', 1)[0] ?? '')
    .filter((name) => name !== '');
}
