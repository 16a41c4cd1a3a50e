import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Whether the next of a recurring obligation was made. */
export async function isFollowed(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from obligation where follows_id = ${id}`.execute(db);
  return rows.length > 0;
}
