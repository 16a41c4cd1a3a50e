import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Whether one of two projects names the other as related, in a row other than this one. */
export async function isRelated(db: Db, one: string, other: string, except: string): Promise<boolean> {
  const { rows } = await sql`select 1 from related_project where id <> ${except}
    and ((surface_project_id = ${one} and related_project_id = ${other})
      or (surface_project_id = ${other} and related_project_id = ${one}))`.execute(db);
  return rows.length > 0;
}
