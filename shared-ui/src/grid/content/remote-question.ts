import type { GridView } from 'shared-contracts/grids';
import { questionOf } from '../views/grid-view.ts';

/** What the API is asked: the columns shown, in any order, and what finds and sorts rows. */
export function remoteQuestion(view: GridView): GridView {
  const asked = questionOf(view);
  const known = new Map(asked.columns.map((column) => [column.id, column]));
  const shown = view.columns
    .filter(({ id, hidden }) => !hidden || known.has(id))
    .map(({ id }) => known.get(id) ?? { id })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return { ...asked, columns: shown };
}
