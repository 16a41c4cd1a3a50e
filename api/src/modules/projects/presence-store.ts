import { sql } from 'kysely';
import { projectLimits } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** The maximum number of people who are listed as having a project open; a longer list would help nobody. */
const mostListed = 20;

const forgottenAt = (now: Date): Date => new Date(now.getTime() - projectLimits.presenceForgotten);

/** How long, in milliseconds, unsaved changes count after their page was last heard from. */
const heldFor = 12 * 3_600_000;

interface Present {
  readonly userId: string;
  /** Whether the person has unsaved changes in the project. */
  readonly isHolding: boolean;
}

/**
 * Records that somebody has a project open now; if they were away for more than a moment, this counts as opening it
 * again.
 */
export async function notePresent(
  db: Db,
  projectId: string,
  { userId, isHolding }: Present,
  now: Date,
): Promise<void> {
  const holdsSince = isHolding ? now : null;
  await sql`insert into project_presence as p (surface_project_id, user_id, since, seen_at, holds_since)
    values (${projectId}, ${userId}, ${now}, ${now}, ${holdsSince}::timestamptz)
    on conflict (surface_project_id, user_id) do update set seen_at = excluded.seen_at,
      holds_since = case when ${isHolding} then coalesce(p.holds_since, excluded.holds_since) end,
      since = case when p.seen_at <= ${forgottenAt(now)} then excluded.since else p.since end`.execute(db);
}

/**
 * Forgets that somebody has a project open, and everybody who has not been heard from for long. A person with unsaved
 * changes on a hidden page is remembered for longer.
 */
export async function forgetPresent(db: Db, projectId: string, userId: string | null, now: Date) {
  // Rows that somebody else is updating or deleting at this moment are skipped.
  await sql`delete from project_presence where (surface_project_id, user_id) in (
    select surface_project_id, user_id from project_presence where surface_project_id = ${projectId}
      and (user_id = ${userId}::uuid or seen_at <= ${forgottenAt(now)}
        and (holds_since is null or seen_at <= ${new Date(now.getTime() - heldFor)})) for update skip locked)`.execute(
    db,
  );
}

const presentSchema = v.object({ userId: v.string(), since: v.date() });

/** The other people who have a project open and may see it, in the order in which they opened it. */
export async function othersPresent(db: Db, projectId: string, userId: string, now: Date) {
  const { rows } = await sql`select o.user_id as "userId", o.since from project_presence o
    join app_user u on u.id = o.user_id join surface_project p on p.id = o.surface_project_id
    where o.surface_project_id = ${projectId} and o.user_id <> ${userId} and o.seen_at > ${forgottenAt(now)}
      and u.is_active and (u.is_system_administrator
        or u.company_id in (p.owner_id, p.broker_id, p.operator_id))
    order by o.since, o.user_id limit ${sql.lit(mostListed)}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(presentSchema, row));
}
