import type { Language } from 'shared-contracts';
import type { GridColumn } from 'shared-contracts/grids';
import { cellText, type GridContent } from '../../grid/index.ts';

/**
 * The names of rows in a question: the first line of the first of their texts that has one, else their day, such as
 * of a revision without a text.
 */
export function namesOfRows(
  { knownRows }: Pick<GridContent, 'knownRows'>,
  columns: readonly GridColumn[],
  ids: readonly string[],
  language: Language,
): readonly string[] {
  const ofType = (wanted: string) => columns.filter(({ type }) => type === wanted);
  const texts = [...ofType('string'), ...ofType('date')];
  return knownRows()
    .filter(({ id }) => ids.includes(id))
    .flatMap(
      (row) =>
        texts
          .map((column) => cellText(row[column.id], column, language).split('\n', 1)[0] ?? '')
          .find((name) => name !== '') ?? [],
    );
}
