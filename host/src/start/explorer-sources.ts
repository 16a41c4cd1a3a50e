import { type CurrentUser, type Flags, isRegistered, routeAccess, routeTable } from 'shared-contracts';
import { type GridGroup, type GridSource, gridGroups, gridSources } from 'shared-contracts/grids';

/** Lists of the office that only its administrators work with. */
const administratorGroups: ReadonlySet<GridGroup> = new Set(['administration', 'master-data']);

/** Whether the person may open the records of a source. */
export function mayOpen({ route: name }: GridSource, user: CurrentUser, flags: Flags): boolean {
  const route = routeTable.find((entry) => entry.name === name);
  return route !== undefined && isRegistered(route, flags) && routeAccess(route, flags, user) === 'open';
}

/** Whether the source is one that the person works with. Its rows are kept to their rights by the API. */
function isOffered(source: GridSource, user: CurrentUser, flags: Flags): boolean {
  if (administratorGroups.has(source.group)) return mayOpen(source, user, flags);
  return source.group !== 'billing' || mayOpen(source, user, flags);
}

/** The sources of the explorer for a person, group by group. */
export function offeredSources(
  user: CurrentUser,
  flags: Flags,
): readonly { readonly group: GridGroup; readonly sources: readonly GridSource[] }[] {
  return gridGroups
    .map((group) => ({
      group,
      sources: gridSources.filter((source) => source.group === group && isOffered(source, user, flags)),
    }))
    .filter(({ sources }) => sources.length > 0);
}

/** Address of a new record of a source, where the person may make one there. */
export function newRecordAddress(source: GridSource, user: CurrentUser, flags: Flags): string | undefined {
  // Records that stand in another one are made there.
  if (!source.opens || source.opens !== `${source.route}/{id}/details`) return undefined;
  return !user.isReadOnly && mayOpen(source, user, flags) ? `/${source.route}/new` : undefined;
}

export const sourceAddress = (name: string): string => `/home?source=${name}`;
