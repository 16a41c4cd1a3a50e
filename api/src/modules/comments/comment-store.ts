import { sql } from 'kysely';
import { limits } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/**
 * How many comments a person wrote within the last minute. The person's row is locked until the transaction ends, so
 * that comments written at the same time are counted too.
 */
export async function writtenLately(db: Db, authorId: string, now: Date): Promise<number> {
  await sql`select 1 from app_user where id = ${authorId} for no key update`.execute(db);
  const since = new Date(now.getTime() - 60 * limits.second);
  const { rows } = await sql`select count(*)::int as count from comment
    where author_id = ${authorId} and created_at > ${since}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ count: v.number() }), row).count)[0] ?? 0;
}

/** Marks a comment as edited. */
export async function markEdited(db: Db, id: string, now: Date): Promise<void> {
  await sql`update comment set edited_at = ${now} where id = ${id}`.execute(db);
}

/** Makes the history entries of a confidential comment visible only to the author's company. */
export async function keepHistoryWithin(db: Db, id: string): Promise<void> {
  await sql`update history_entry h set only_company_id = c.owner_id from comment c
    where c.id = ${id} and c.is_confidential and h.record_kind = 'COMMENT' and h.record_id = c.id
      and h.only_company_id is null`.execute(db);
}

/** Deletes a comment's text and its mentions; its row stays, because it decides who may see the comment's history. */
export async function emptyComment(db: Db, id: string, now: Date): Promise<void> {
  await sql`delete from comment_mention where comment_id = ${id}`.execute(db);
  await sql`update comment set deleted_at = ${now}, text = '', revision = revision + 1 where id = ${id}`.execute(
    db,
  );
}
