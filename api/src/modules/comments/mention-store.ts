import { sql } from 'kysely';
import { commentLimits } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { isReader, type Readers } from './comment-place-store.ts';

const idSchema = v.object({ id: v.string() });

/** A prefix pattern for `like`, with the special characters of the text escaped. */
const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** People who can be mentioned, by name: those whose name, or a part of it, begins with a text. */
export async function mentionable(db: Db, readers: Readers, text: string): Promise<readonly string[]> {
  const wanted = beginning(text.trim().toLowerCase());
  const { rows } = await sql`select u.id from app_user u
    where ${isReader(readers)} and (lower(u.full_name) like ${wanted} or lower(u.last_name) like ${wanted})
    order by u.full_name, u.id limit ${commentLimits.offered}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(idSchema, row).id);
}

/** Those of some people who may not read a comment or do not exist. */
export async function strangers(
  db: Db,
  ids: readonly string[],
  readers: Readers,
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { rows } =
    await sql`select u.id from app_user u where u.id = any (${[...ids]}::uuid[]) and ${isReader(readers)}`.execute(
      db.withoutPlugins(),
    );
  const known = new Set(rows.map((row) => v.parse(idSchema, row).id));
  return ids.filter((id) => !known.has(id));
}

const placeSchema = v.object({
  id: v.string(),
  timeZone: v.nullable(v.string()),
  productClientId: v.string(),
});

/** The time zones of people, and their companies. */
export async function zonesOf(db: Db, ids: readonly string[]) {
  const { rows } = await sql`select u.id, u.time_zone as "timeZone", u.company_id as "productClientId"
    from app_user u where u.id = any (${[...ids]}::uuid[])`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(placeSchema, row));
}

/**
 * Stores the people that a comment mentions: new ones with their current date, yyyy-MM-dd; those no longer mentioned
 * are removed.
 */
export async function keepMentions(
  db: Db,
  commentId: string,
  { named, added }: { readonly named: readonly string[]; readonly added: readonly Mention[] },
): Promise<void> {
  await sql`delete from comment_mention where comment_id = ${commentId}
    and not person_id = any (${[...named]}::uuid[])`.execute(db);
  if (added.length === 0) return;
  await sql`insert into comment_mention (comment_id, person_id, mentioned_on)
    select ${commentId}::uuid, x."personId", x.day
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as x ("personId" uuid, day date)
    on conflict do nothing`.execute(db);
}

/** A newly mentioned person, and the current date in their zone. */
export interface Mention {
  readonly personId: string;
  readonly day: string;
}
