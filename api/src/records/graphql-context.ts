import type { CurrentUser } from 'shared-contracts/rights';
import type { SessionMemory } from '../accounts/sessions/session-memory.ts';
import type { Clock } from '../accounts/sessions/session-store.ts';
import type { Rollout } from '../delivery/rollout/rollout.ts';
import type { Db } from '../platform/db/database.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';

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
