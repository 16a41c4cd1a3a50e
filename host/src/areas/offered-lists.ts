import type { CurrentUser, DoorDeclaration, Flags, GroupDeclaration } from 'shared-contracts';
import { gridPermissionsOf, mayInGrid } from 'shared-contracts/grids';
import type { Address } from 'shared-contracts/routes';
import { isRegistered, routeAccess } from 'shared-contracts/routes';
import type { Declared, DeclaredList } from './declared.ts';

/** What a person may do with a list, as joined flags (000 §3). */
export const permissionsOf = (list: DeclaredList, user: CurrentUser, flags: Flags): number =>
  gridPermissionsOf({ list, route: list.opens }, user, flags);

interface OfferedGroup {
  readonly group: GroupDeclaration;
  readonly lists: readonly DeclaredList[];
}

/** The lists that a person works with, group by group. */
export const offeredLists = (
  { groups, lists }: Declared,
  user: CurrentUser,
  flags: Flags,
): readonly OfferedGroup[] =>
  groups
    .map((group) => ({
      group,
      lists: lists.filter(
        (list) => list.group === group.name && mayInGrid(permissionsOf(list, user, flags), 'viewGrid'),
      ),
    }))
    .filter((offered) => offered.lists.length > 0);

/** The places in addition to the lists that a person may open, by their group. */
export const offeredDoors = (
  { routes }: Declared,
  user: CurrentUser,
  flags: Flags,
): readonly DoorDeclaration[] =>
  routes
    .filter((route) => isRegistered(route, flags) && routeAccess(route, flags, user) === 'open')
    .flatMap((route) => ('doors' in route ? (route.doors ?? []) : []));

/** Address of a new record of a list, where the person may make one there. */
export function newRecordAddress(list: DeclaredList, permissions: number): Address | undefined {
  if (!list.opens || !mayInGrid(permissions, 'createItem')) return undefined;
  return `/${list.opens.path.replace(':id', 'new')}`;
}
