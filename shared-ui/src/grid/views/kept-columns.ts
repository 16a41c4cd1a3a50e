import type { GridColumn, GridView, ViewColumn } from 'shared-contracts/grids';
import * as v from 'valibot';
import { keepText, keptValue } from '../../session/kept.ts';
import { newView } from './grid-view.ts';

const columnsSchema = v.array(
  v.object({ id: v.string(), hidden: v.optional(v.boolean()), width: v.optional(v.number()) }),
);

type KeptColumn = v.InferOutput<typeof columnsSchema>[number];

const nameOf = (list: string): string => `columns.${list}`;

/** The stored settings of a column: whether it is shown, and the width that the person gave it. */
const keptOf = ({ id, hidden, width }: ViewColumn): KeptColumn => ({
  id,
  ...(hidden ? { hidden } : {}),
  ...(width ? { width } : {}),
});

/**
 * A view with its columns as the person last had them in the lists of this name; newer columns come last, with their
 * defaults.
 */
export function withKeptColumns(view: GridView, list: string): GridView {
  const found = v.safeParse(columnsSchema, keptValue(nameOf(list), 'browser'));
  if (!found.success) return view;
  const kept = new Map(found.output.map((column) => [column.id, column]));
  const known = found.output.flatMap(({ id }) => view.columns.find((column) => column.id === id) ?? []);
  const later = view.columns.filter(({ id }) => !kept.has(id));
  return {
    ...view,
    columns: [...known.map(({ hidden: _, ...column }) => ({ ...column, ...kept.get(column.id) })), ...later],
  };
}

/** Keeps which columns of a list are shown, in which order and how wide, as long as the person stays signed in. */
export function keepColumns(list: string, columns: readonly GridColumn[], view: GridView): void {
  const [now, start] = [view, newView(columns)].map((one) => JSON.stringify(one.columns.map(keptOf)));
  keepText(nameOf(list), now === start ? undefined : now, 'browser');
}
