import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type CalendarFeed, datedFolders, feedHolds, feedLimits } from 'shared-contracts/reminders';
import * as v from 'valibot';
import { hashOf, newToken } from '../../accounts/sessions/tokens.ts';
import type { Db } from '../../platform/db/database.ts';

interface NewFeed {
  readonly userId: string;
  readonly name: string;
  readonly holds: (typeof feedHolds)[number];
  readonly projectId: string | null;
  readonly folder: string | null;
}

/**
 * Creates a calendar and returns the secret of its address, of which only a hash is stored. Undefined if the person has
 * the maximum number. The person's row is locked, so that two requests at the same time are counted correctly.
 */
export const createFeed = (db: Db, feed: NewFeed, now: Date): Promise<string | undefined> =>
  db.transaction().execute(async (within) => {
    const plain = within.withoutPlugins();
    await sql`select 1 from app_user where id = ${feed.userId} for update`.execute(plain);
    const { rows } = await sql`select 1 from calendar_feed
      where user_id = ${feed.userId} and revoked_at is null limit ${feedLimits.perPerson}`.execute(plain);
    if (rows.length >= feedLimits.perPerson) return undefined;
    const token = newToken();
    await sql`insert into calendar_feed (id, user_id, name, holds, surface_project_id, folder, token_hash, created_at)
      values (${randomUUID()}, ${feed.userId}, ${feed.name}, ${feed.holds}, ${feed.projectId}, ${feed.folder},
        ${hashOf(token)}, ${now})`.execute(plain);
    return token;
  });

const feedRow = v.object({
  id: v.string(),
  name: v.string(),
  holds: v.picklist(feedHolds),
  project: v.nullable(v.string()),
  folder: v.nullable(v.string()),
  createdAt: v.date(),
  lastUsedAt: v.nullable(v.date()),
});

/** The active calendars of a person, the newest first. */
export async function listFeeds(db: Db, userId: string): Promise<CalendarFeed[]> {
  const { rows } =
    await sql`select f.id, f.name, f.holds, project_called(f.surface_project_id) as project, f.folder,
      f.created_at as "createdAt", f.last_used_at as "lastUsedAt"
    from calendar_feed f where f.user_id = ${userId} and f.revoked_at is null
    order by f.created_at desc, f.id`.execute(db.withoutPlugins());
  return rows.map((row) => {
    const { createdAt, lastUsedAt, ...feed } = v.parse(feedRow, row);
    return { ...feed, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
  });
}

/** Revokes a calendar of a person immediately; returns false if it does not exist. */
export async function revokeFeed(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`update calendar_feed set revoked_at = ${now}
    where id = ${id} and user_id = ${userId} and revoked_at is null returning id`.execute(
    db.withoutPlugins(),
  );
  return rows.length > 0;
}

const usedSchema = v.object({
  id: v.string(),
  userId: v.string(),
  name: v.string(),
  holds: v.picklist(feedHolds),
  projectId: v.nullable(v.string()),
  // A folder that no longer exists in this release is treated as missing.
  folder: v.fallback(v.nullable(v.picklist(datedFolders)), null),
});

/** The calendar of an address, after recording that it was read; undefined if it is not active any more. */
export async function useFeed(db: Db, token: string, now: Date) {
  const { rows } = await sql`update calendar_feed set last_used_at = ${now}
    where token_hash = ${hashOf(token)} and revoked_at is null
    returning id, user_id as "userId", name, holds, surface_project_id as "projectId", folder`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(usedSchema, row))[0];
}
