import { administeredRoutes } from '../routes/administered-routes.ts';
import type { DeclaredGrid } from './declared-grid.ts';
import { type GridColumn, type GridColumnType, gridColumn } from './grid-column.ts';

/** A column as the arguments that create it; the rest has defaults. */
type ShortColumn =
  | readonly [type: GridColumnType, path: string, title: string]
  | readonly [type: GridColumnType, path: string, title: string, options: Partial<GridColumn>];

/** A grid of administration as the registries keep it. */
export interface ShortGrid extends Omit<DeclaredGrid, 'columns' | 'opens' | 'group' | 'route'> {
  readonly columns: readonly ShortColumn[];
}

/** The complete declaration of a list's grid; a row opens its form. */
export function wholeGrid(list: string, { columns, ...grid }: ShortGrid): DeclaredGrid {
  const route = administeredRoutes.find((one) => one.list === list)?.name;
  if (!route) throw new Error(`The list ${list} has no form.`);
  return {
    ...grid,
    group: route === `master-data/${list}` ? 'master-data' : 'administration',
    route,
    opens: `${route}/{id}/details`,
    columns: columns.map(([type, path, title, options]) => gridColumn(type, path, title, options)),
  };
}
