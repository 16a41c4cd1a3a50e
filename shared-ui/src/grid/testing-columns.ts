import { type GridColumn, gridColumn } from 'shared-contracts/grids';

/** A column for tests: a sortable text unless told otherwise. */
export const aColumn = (id: string, change: Partial<GridColumn> = {}): GridColumn => ({
  ...gridColumn('string', id, id.toUpperCase()),
  ...change,
});
