import type { Flags } from 'shared-contracts/flags';
import type { CurrentUser } from 'shared-contracts/rights';
import { type RouteName, routeAccess, routeTable } from 'shared-contracts/routes';
import type { Db } from '../../platform/db/database.ts';
import { countWeeksToApprove } from './door-counts-store.ts';

interface CountedDoor {
  readonly path: string;
  /** Who may not open it is told no number. */
  readonly route: RouteName;
  readonly count: (db: Db, user: CurrentUser) => Promise<number>;
}

const counted: readonly CountedDoor[] = [
  { path: 'time-approval/waiting', route: 'time-approval', count: countWeeksToApprove },
];

/** How much waits at the places of the navigation that are no lists, of those that a person may open. */
export function doorCounts(db: Db, user: CurrentUser, flags: Flags) {
  const open = counted.filter(({ route }) => {
    const entry = routeTable.find(({ name }) => name === route);
    return entry !== undefined && routeAccess(entry, flags, user) === 'open';
  });
  return Promise.all(open.map(async ({ path, count }) => ({ path, count: await count(db, user) })));
}
