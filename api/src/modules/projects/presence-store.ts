import { sql } from 'kysely';
import { projectLimits } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** People that are told to have a project open; more of them say no more. */
const mostTold = 20;

const forgottenAt = (now: Date): Date => new Date(now.getTime() - projectLimits.presenceForgotten);

/** Notes that somebody has a project open now; who was away for longer than a moment has it open anew. */
export async function notePresent(db: Db, projectId: string, userId: string, now: Date): Promise<void> {
  await sql`insert into project_presence as p (surface_project_id, user_id, since, seen_at)
    values (${projectId}, ${userId}, ${now}, ${now})
    on conflict (surface_project_id, user_id) do update set seen_at = excluded.seen_at,
      since = case when p.seen_at <= ${forgottenAt(now)} then excluded.since else p.since end`.execute(db);
}

/** Forgets that somebody has a project open, and whoever gave no sign for long. */
export async function forgetPresent(db: Db, projectId: string, userId: string | null, now: Date) {
  // Lines that somebody else renews or forgets at the moment are left to them.
  await sql`delete from project_presence where (surface_project_id, user_id) in (
    select surface_project_id, user_id from project_presence where surface_project_id = ${projectId}
      and (user_id = ${userId}::uuid or seen_at <= ${forgottenAt(now)}) for update skip locked)`.execute(db);
}

const presentSchema = v.object({ userId: v.string(), since: v.date() });

/** The others who have a project open and see it, those who opened it first before the rest. */
export async function othersPresent(db: Db, projectId: string, userId: string, now: Date) {
  const { rows } = await sql`select o.user_id as "userId", o.since from project_presence o
    join app_user u on u.id = o.user_id join surface_project p on p.id = o.surface_project_id
    where o.surface_project_id = ${projectId} and o.user_id <> ${userId} and o.seen_at > ${forgottenAt(now)}
      and u.is_active and (u.is_system_administrator
        or u.company_id in (p.owner_id, p.broker_id, p.operator_id))
    order by o.since, o.user_id limit ${sql.lit(mostTold)}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(presentSchema, row));
}
