import type { CurrentUser } from 'shared-contracts/rights';
import type { Db } from '../db/database.ts';
import type { Clock } from '../sessions/session-store.ts';

/** What every resolver has at hand. */
export interface GraphqlContext {
  readonly user: CurrentUser;
  readonly db: Db;
  readonly clock: Clock;
}
