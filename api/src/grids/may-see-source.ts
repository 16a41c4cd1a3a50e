import type { Flags } from 'shared-contracts/flags';
import { type GridSource, gridPermissionsOf, mayInGrid } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import { routeTable } from 'shared-contracts/routes';
import { startList, startRoute } from 'shared-contracts/start';

/** Whether a person may look at a source, as the routes of the contracts say. */
export function maySeeSource(source: GridSource, user: CurrentUser, flags: Flags): boolean {
  const entry = routeTable.find(({ name }) => name === source.route);
  const route = entry && startRoute(entry, false);
  return mayInGrid(gridPermissionsOf({ list: startList(source), route }, user, flags), 'viewGrid');
}
