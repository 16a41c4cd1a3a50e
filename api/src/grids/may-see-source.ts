import type { Flags } from 'shared-contracts/flags';
import { type GridSource, gridPermissionsOf, mayInGrid } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import { routeTable } from 'shared-contracts/routes';
import { listDeclaration, routeDeclaration } from 'shared-contracts/start';

type Start = Parameters<typeof gridPermissionsOf>[0];

/** The declaration of lists and routes that contains a source, looked up once for each source. */
const starts = new WeakMap<GridSource, Start>();

function startOf(source: GridSource): Start {
  const known = starts.get(source);
  if (known) return known;
  const entry = routeTable.find(({ name }) => name === source.route);
  const start = { list: listDeclaration(source), route: entry && routeDeclaration(entry, false) };
  starts.set(source, start);
  return start;
}

/** Whether a source is switched on: nobody reads one whose screens are off. Its rows decide who reads which (decision 12). */
export const isSourceOn = (source: GridSource, flags: Flags): boolean =>
  startOf(source).route?.flags.every((flag) => flags[flag]) ?? true;

/** Whether a person may see a source: its routes in the contracts decide. */
export const maySeeSource = (source: GridSource, user: CurrentUser, flags: Flags): boolean =>
  mayInGrid(gridPermissionsOf(startOf(source), user, flags), 'viewGrid');
