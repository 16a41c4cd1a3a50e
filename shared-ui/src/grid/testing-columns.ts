import type { GridColumn } from 'shared-contracts/grids';

/** A column for tests: a sortable text unless told otherwise. */
export const aColumn = (id: string, change: Partial<GridColumn> = {}): GridColumn => ({
  id,
  path: id,
  title: id.toUpperCase(),
  type: 'string',
  width: 100,
  align: 'left',
  sortable: true,
  filterable: true,
  resizable: true,
  virtual: false,
  groupWhenSorted: false,
  ...change,
});
