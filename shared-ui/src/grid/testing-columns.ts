import { type GridColumn, gridColumn } from 'shared-contracts/grids';

/** A column for tests: a sortable text by default. */
export const aColumn = (id: string, change: Partial<GridColumn> = {}): GridColumn => ({
  ...gridColumn('string', id, id.toUpperCase()),
  ...change,
});
