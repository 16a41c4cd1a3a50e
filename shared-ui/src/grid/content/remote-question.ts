import type { GridView } from 'shared-contracts/grids';
import { questionOf } from '../views/grid-view.ts';

/** The query to the API: the columns shown, in any order, and the conditions and sort of rows. */
export function remoteQuestion(view: GridView): GridView {
  const question = questionOf(view);
  const known = new Map(question.columns.map((column) => [column.id, column]));
  const shown = view.columns
    .filter(({ id, hidden }) => !hidden || known.has(id))
    .map(({ id }) => known.get(id) ?? { id })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return { ...question, columns: shown };
}
