import type { CurrentUser } from 'shared-contracts/rights';
import type { Db } from '../db/database.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Rollout } from '../rollout/rollout.ts';
import type { SessionMemory } from '../sessions/session-memory.ts';
import type { Clock } from '../sessions/session-store.ts';

/** What every resolver has at hand. */
export interface GraphqlContext {
  readonly user: CurrentUser;
  readonly db: Db;
  readonly clock: Clock;
  /** Sessions that were looked up a moment ago. */
  readonly memory: SessionMemory;
  readonly mail: MailQueue;
  readonly rollout: Rollout;
  /** The session that asks. */
  readonly sessionToken: string | undefined;
}
