import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Lets only one copy at a time check whether there is an administrator, until its transaction ends. */
export async function lockFirstAdministrator(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`.execute(transaction);
}
