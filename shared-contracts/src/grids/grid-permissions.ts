import type { ListDeclaration, RouteDeclaration } from '../area/area-declaration.ts';
import type { Flags } from '../flags/index.ts';
import type { CurrentUser } from '../rights/current-user.ts';
import { isRegistered, type RouteRules, routeAccess } from '../routes/route-access.ts';

/** A person's rights to a grid and to its items, as flags that are combined with `|` (000 §3). */
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

/** Whether combined flags include a permission. */
export const mayInGrid = (flags: number, permission: Exclude<GridPermission, 'none'>): boolean =>
  (flags & gridPermissions[permission]) !== 0;

/** A list and the route that its rows open, as declared by the area. */
export interface PermittedGrid {
  readonly list: Pick<ListDeclaration, 'name' | 'isForOpeners'>;
  readonly route: (RouteRules & Pick<RouteDeclaration, 'makes' | 'list'>) | undefined;
}

const joined = (...names: readonly GridPermission[]): number =>
  names.reduce<number>((flags, name) => flags | gridPermissions[name], gridPermissions.none);

/**
 * What a person may do with a list, as combined flags. With the grid: see it, and keep views of it, which everybody
 * may. With its items: open them if the person may open their route, create them if they are the route's own records
 * and it has a form for new ones, change and delete them unless the person is read-only; a single record may still
 * refuse (decisions 15 and 53).
 */
export function gridPermissionsOf({ list, route }: PermittedGrid, user: CurrentUser, flags: Flags): number {
  const isOpen =
    route !== undefined && isRegistered(route, flags) && routeAccess(route, flags, user) === 'open';
  if (list.isForOpeners && !isOpen) return gridPermissions.none;
  const mayWrite = isOpen && !user.isReadOnly;
  return (
    joined('viewGrid', 'createGrid', 'editGrid', 'deleteGrid') |
    (isOpen ? gridPermissions.viewItem : gridPermissions.none) |
    (mayWrite ? joined('editItem', 'deleteItem') : gridPermissions.none) |
    (mayWrite && route.makes && route.list === list.name ? gridPermissions.createItem : gridPermissions.none)
  );
}
