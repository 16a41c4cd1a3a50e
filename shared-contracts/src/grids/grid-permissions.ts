/** What a person may do in a grid and with its items, as flags that are joined with `|` (000 §3). */
export const gridPermissions = {
  none: 0,
  viewGrid: 1,
  createGrid: 2,
  editGrid: 4,
  deleteGrid: 8,
  viewItem: 16,
  createItem: 32,
  editItem: 64,
  deleteItem: 128,
} as const;

export type GridPermission = keyof typeof gridPermissions;

/** Whether joined flags hold a permission. */
export const mayInGrid = (flags: number, permission: Exclude<GridPermission, 'none'>): boolean =>
  (flags & gridPermissions[permission]) !== 0;
