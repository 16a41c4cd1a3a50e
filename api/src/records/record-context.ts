import type { CurrentUser } from 'shared-contracts/rights';
import type { Db } from '../platform/db/database.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';
import type { Clock } from '../platform/server/clock.ts';
import type { RecordCatalog } from './reading/record-catalog.ts';

/** The context for reading and writing records: the person, the database, and the kinds of records. */
export interface RecordContext {
  readonly user: CurrentUser;
  readonly db: Db;
  readonly clock: Clock;
  readonly catalog: RecordCatalog;
  readonly mail: Pick<MailQueue, 'add' | 'nudge'>;
  /** Runs every write to its end and then rolls it back, to find out whether it would be refused. */
  readonly isRehearsal?: boolean;
  /** Values to include in the response besides its data, by name. */
  readonly responseExtensions?: Record<string, unknown>;
}
