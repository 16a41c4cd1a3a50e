import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Lets one copy at a time look whether there is an administrator, for the rest of its transaction. */
export async function lockFirstAdministrator(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`.execute(transaction);
}
