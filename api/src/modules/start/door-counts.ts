import type { Flags } from 'shared-contracts/flags';
import type { CurrentUser } from 'shared-contracts/rights';
import { type RouteName, routeAccess, routeTable } from 'shared-contracts/routes';
import type { Db } from '../../platform/db/database.ts';
import { countWeeksToApprove } from './door-counts-store.ts';

interface CountedDoor {
  readonly path: string;
  /** The route whose number it is; a person who may not open the route gets no number. */
  readonly route: RouteName;
  readonly count: (db: Db, user: CurrentUser) => Promise<number>;
}

const counted: readonly CountedDoor[] = [
  { path: 'time-approval/waiting', route: 'time-approval', count: countWeeksToApprove },
];

/** The numbers of waiting items for navigation entries other than lists, for those that the person may open. */
export function doorCounts(db: Db, user: CurrentUser, flags: Flags) {
  const open = counted.filter(({ route }) => {
    const entry = routeTable.find(({ name }) => name === route);
    return entry !== undefined && routeAccess(entry, flags, user) === 'open';
  });
  return Promise.all(open.map(async ({ path, count }) => ({ path, count: await count(db, user) })));
}
