import type { Flags } from 'shared-contracts/flags';
import type { CurrentUser } from 'shared-contracts/rights';
import { type RouteName, routeAccess, routeTable } from 'shared-contracts/routes';
import type { Db } from '../../platform/db/database.ts';
import { countWeeksToApprove } from './door-counts-store.ts';

interface CountedDoor {
  readonly path: string;
  /** The route it counts for; a person who may not open it gets no number. */
  readonly route: RouteName;
  readonly count: (db: Db, user: CurrentUser) => Promise<number>;
}

const counted: readonly CountedDoor[] = [
  { path: 'time-approval/waiting', route: 'time-approval', count: countWeeksToApprove },
];

/** Numbers of waiting items for navigation entries other than lists, as far as the person may open them. */
export function doorCounts(db: Db, user: CurrentUser, flags: Flags) {
  const open = counted.filter(({ route }) => {
    const entry = routeTable.find(({ name }) => name === route);
    return entry !== undefined && routeAccess(entry, flags, user) === 'open';
  });
  return Promise.all(open.map(async ({ path, count }) => ({ path, count: await count(db, user) })));
}
