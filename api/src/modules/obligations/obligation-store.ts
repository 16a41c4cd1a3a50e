import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** Whether a recurring obligation already has its successor. */
export async function isFollowed(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from obligation where follows_id = ${id}`.execute(db);
  return rows.length > 0;
}

const firstSchema = v.object({ firstDueDate: v.nullable(v.string()) });

/** The first due date of a recurring obligation, yyyy-MM-dd: the due date of the first one in its series. */
export async function firstDueDateOf(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql`select first_due_date::text as "firstDueDate" from obligation
    where id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(firstSchema, row).firstDueDate)[0] ?? undefined;
}
