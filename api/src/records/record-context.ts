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
  /** Writes are done to their end and taken back: to know whether they would be refused. */
  readonly isRehearsal?: boolean;
  /** What the answer to the request says besides its data, by name. */
  readonly told?: Record<string, unknown>;
}
