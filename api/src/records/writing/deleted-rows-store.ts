import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../record-context.ts';

type Within = Pick<RecordContext, 'db' | 'clock' | 'user'>;

/** Notes who deletes rows that have no history of their own, in the transaction that deletes them. */
export async function noteDeletedRows({ db, clock, user }: Within, ids: readonly string[]): Promise<void> {
  await sql`insert into deleted_row (id, deleted_by, deleted_at)
    select id, ${user.id}, ${clock()} from unnest(${ids}::uuid[]) x (id)
    on conflict (id) do update set deleted_by = excluded.deleted_by, deleted_at = excluded.deleted_at`.execute(
    db,
  );
}

/** Days after which no answer to a deletion is still on its way. */
const keptDays = 30;

/** Forgets deletions that nobody sends again any more. */
export async function forgetDeletedRows(db: Db, now: Date): Promise<void> {
  await sql`delete from deleted_row where deleted_at < ${now}::timestamptz - make_interval(days => ${keptDays})`.execute(
    db.withoutPlugins(),
  );
}

const idSchema = v.object({ id: v.string() });

/**
 * Lets pass rows that this person deleted already, because the answer to that was lost and it is sent again (decision
 * 004). To everybody else they are missing, so that nobody learns which rows existed. Throws NOT_FOUND.
 */
export async function checkRowsGone({ db, user }: Within, missing: readonly string[]): Promise<void> {
  if (missing.length === 0) return;
  const { rows } = await sql`select id from deleted_row
    where id = any (${missing}::uuid[]) and deleted_by = ${user.id}`.execute(db.withoutPlugins());
  const gone = new Set(rows.map((row) => v.parse(idSchema, row).id));
  if (missing.some((id) => !gone.has(id))) throw notFound();
}
