import type { DeclaredGrid } from './declared-grid.ts';
import type { GridColumn, GridColumnType } from './grid-column.ts';
import { gridColumn } from './grid-column.ts';

/** A column as what makes it: the rest is as usual. */
export type ShortColumn =
  | readonly [type: GridColumnType, path: string, title: string]
  | readonly [type: GridColumnType, path: string, title: string, options: Partial<GridColumn>];

/** A grid as the registries keep it. */
export interface ShortGrid extends Omit<DeclaredGrid, 'columns' | 'opens'> {
  readonly route: NonNullable<DeclaredGrid['route']>;
  readonly columns: readonly ShortColumn[];
}

/** The whole declaration; a row opens its form. */
export const wholeGrid = ({ columns, ...grid }: ShortGrid): DeclaredGrid => ({
  ...grid,
  opens: `${grid.route}/{id}/details`,
  columns: columns.map(([type, path, title, options]) => gridColumn(type, path, title, options)),
});
