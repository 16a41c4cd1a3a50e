import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hour, limits } from 'shared-contracts/limits';
import { type CurrentUser, serverUserSchema } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { hashOf, newToken } from './tokens.ts';
import { currentUserJson } from './user-store.ts';

/** The maximum age of a session, how long it may go without a request, and how often its last use is recorded. */
export const sessionLimits = { absolute: 12 * hour, idle: 2 * hour, touch: 60 * limits.second } as const;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** The browser and address from which a session is started. */
interface SessionPlace {
  readonly address: string;
  readonly userAgent: string;
}

const longestUserAgent = 400;

/** Starts a session and returns the token for the cookie; only its hash is stored. */
export async function startSession(
  db: Db,
  userId: string,
  place: SessionPlace,
  clock: Clock,
): Promise<string> {
  const token = newToken();
  const now = clock();
  await db
    .insertInto('session')
    .values({
      id: randomUUID(),
      tokenHash: hashOf(token),
      userId,
      createdAt: now,
      lastSeenAt: now,
      address: place.address,
      userAgent: place.userAgent.slice(0, longestUserAgent),
    })
    .execute();
  await db.updateTable('appUser').set({ lastSignInAt: now }).where('id', '=', userId).execute();
  await db.deleteFrom('session').where('createdAt', '<', before(now, sessionLimits.absolute)).execute();
  return token;
}

const sessionSchema = v.object({ user: serverUserSchema, lastSeenAt: v.date() });

/**
 * The person of a session that has not ended, or null. Records that the session is in use, unless the request came from
 * an idle page. Runs with every request, so it is plain SQL.
 */
export async function findSessionUser(
  db: Db,
  token: string,
  clock: Clock,
  isBackground = false,
): Promise<CurrentUser | null> {
  const now = clock();
  const tokenHash = hashOf(token);
  const { rows } = await sql`${prepared} select ${currentUserJson} as "user", s.last_seen_at as "lastSeenAt"
    from session s join app_user u on u.id = s.user_id join company c on c.id = u.company_id
    where s.token_hash = ${tokenHash} and u.is_active
      and s.created_at > ${before(now, sessionLimits.absolute)}
      and s.last_seen_at > ${before(now, sessionLimits.idle)}`.execute(db.withoutPlugins());
  if (rows.length === 0) return null;
  const { user, lastSeenAt } = v.parse(sessionSchema, rows[0]);
  if (!isBackground && lastSeenAt < before(now, sessionLimits.touch)) {
    await db.updateTable('session').set({ lastSeenAt: now }).where('tokenHash', '=', tokenHash).execute();
  }
  return user;
}

/** Ends the session that a cookie names, if it has not ended yet. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('tokenHash', '=', hashOf(token)).execute();
}

/** A person's sessions that have not ended, the last used first; `token` marks the current one. */
export async function listSessions(db: Db, userId: string, token: string | undefined, clock: Clock) {
  const now = clock();
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('userId', '=', userId)
    .where('createdAt', '>', before(now, sessionLimits.absolute))
    .where('lastSeenAt', '>', before(now, sessionLimits.idle))
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();
  const own = token === undefined ? undefined : hashOf(token);
  return rows.map(({ id, createdAt, lastSeenAt, address, userAgent, tokenHash }) => ({
    id,
    startedAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    address,
    userAgent,
    isCurrent: own?.equals(tokenHash) ?? false,
  }));
}

/** Ends sessions of a person: those with the given ids, or all of them. */
export async function endSessionsOf(db: Db, userId: string, ids?: readonly string[]): Promise<void> {
  await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .execute();
}

/** The number of browsers in which somebody is signed in. */
export async function countSessions(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`select count(*)::int as count from session
    where created_at > ${before(now, sessionLimits.absolute)}
      and last_seen_at > ${before(now, sessionLimits.idle)}`.execute(db.withoutPlugins());
  return v.parse(v.object({ count: v.number() }), rows[0]).count;
}
