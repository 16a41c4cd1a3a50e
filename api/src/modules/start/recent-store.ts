import { sql } from 'kysely';
import { startRecords } from 'shared-contracts/grids';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** Records that a person opened a record now; only the latest records are kept. */
export async function noteRecent(db: Db, userId: string, sourceId: string, recordId: string): Promise<void> {
  await sql`insert into recent_record (user_id, source_id, record_id) values (${userId}, ${sourceId}, ${recordId})
    on conflict (user_id, source_id, record_id) do update set opened_at = now()`.execute(db);
  await sql`delete from recent_record where user_id = ${userId} and opened_at < (
    select opened_at from recent_record where user_id = ${userId}
    order by opened_at desc offset ${startRecords.recentKept} limit 1)`.execute(db);
}

const recentSchema = v.object({ sourceId: v.string(), recordId: v.string() });

export type Recent = v.InferOutput<typeof recentSchema>;

/**
 * The records that a person opened, the latest first, including those that have been deleted or that the person may no
 * longer see.
 */
export async function listRecent(db: Db, userId: string): Promise<readonly Recent[]> {
  const { rows } = await sql`select source_id, record_id from recent_record where user_id = ${userId}
    order by opened_at desc limit ${startRecords.recentKept}`.execute(db);
  return rows.map((row) => v.parse(recentSchema, row));
}
