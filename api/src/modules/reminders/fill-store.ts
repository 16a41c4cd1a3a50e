import { sql } from 'kysely';
import { dayAfter } from 'shared-contracts/days';
import { reminderKinds, reminderRule } from 'shared-contracts/reminders';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';
import { dueColumns, dueThings } from './due-things-store.ts';
import { ofPerson, personDays } from './person-days-store.ts';

/** Least milliseconds between two rounds, and the pause after a round as a multiple of its duration. */
const pause = 15_000;
const restOfRound = 20;

const longestLead = Math.max(...reminderKinds.map((kind) => reminderRule(kind).leadDays));
const longestLate = Math.max(...reminderKinds.map((kind) => reminderRule(kind).lateDays));

/**
 * Makes the reminders match what is due now: adds missing ones, and removes those that are done, were moved, or may no
 * longer be seen. A single statement that leaves existing reminders alone, so that nobody is notified twice, and also
 * leaves kinds alone that only a newer version of the server knows.
 */
async function fillStatement(db: Db, now: Date) {
  const today = dayIn('UTC', now);
  // One more day on each side, because it is another day in other time zones.
  const things = dueThings(dayAfter(today, -longestLate - 1), dayAfter(today, longestLead + 1));
  const due = sql.join(
    reminderKinds.map((kind) => {
      const { leadDays, lateDays, isNews = false } = reminderRule(kind);
      return sql`select ${sql.lit(kind)}::text as kind, ${sql.lit(leadDays)}::integer as lead_days,
        ${sql.lit(lateDays)}::integer as late_days, ${sql.lit(isNews)}::boolean as is_news,
        t.user_id, t.record_id, t.due_on, t.project_id
        from (${things[kind]}) t (${dueColumns})`;
    }),
    sql` union all `,
  );
  return sql`with person as materialized (
      select u.id, u.company_id, u.is_system_administrator, day.today
      from app_user u join ${await personDays(db, now)} on ${ofPerson} where u.is_active),
    due as (${due}),
    away as materialized (
      select a.user_id, a.substitute_id from absence a join person w on w.id = a.user_id
      where a.substitute_id is not null and w.today between a.from_day and a.to_day),
    -- What is the work of somebody who is away is told to the person who stands in; a week of time is nobody else's.
    asked as (
      select d.*, null::uuid as for_id from due d
      union all
      select d.kind, d.lead_days, d.late_days, d.is_news, a.substitute_id, d.record_id, d.due_on, d.project_id, d.user_id
      from due d join away a on a.user_id = d.user_id where d.project_id is not null),
    wanted as (
      select distinct on (d.user_id, d.kind, d.record_id, d.due_on) d.user_id, d.kind, d.record_id, d.due_on, d.for_id,
        not d.is_news and d.due_on < w.today as is_late
      from asked d join person w on w.id = d.user_id
      left join surface_project p on p.id = d.project_id
      left join reminder_way y on y.user_id = d.user_id and y.kind = d.kind
      where d.due_on <= w.today + d.lead_days and d.due_on >= w.today - d.late_days
        and y.way is distinct from 'off'
        and (d.project_id is null or not p.is_archived
          and (w.is_system_administrator or w.company_id in (p.owner_id, p.broker_id, p.operator_id)))
      order by d.user_id, d.kind, d.record_id, d.due_on, d.for_id nulls first),
    gone as (
      delete from reminder r where r.kind in (${sql.join([...reminderKinds])}) and not exists (select 1 from wanted w
        where w.user_id = r.user_id and w.kind = r.kind and w.record_id = r.record_id
          and w.due_on = r.due_on and w.is_late = r.is_late))
    insert into reminder (user_id, kind, record_id, due_on, is_late, for_id)
    select w.user_id, w.kind, w.record_id, w.due_on, w.is_late, w.for_id from wanted w
    where not exists (select 1 from reminder r
      where r.user_id = w.user_id and r.kind = w.kind and r.record_id = w.record_id
        and r.due_on = w.due_on and r.is_late = w.is_late)
    on conflict (user_id, kind, record_id, due_on, is_late) do nothing`;
}

const roundSchema = v.array(v.unknown());

/**
 * Fills the reminders, unless another instance did so a moment ago or is doing it now. Resolves with whether this one
 * did. A long round is followed by a longer pause.
 */
export const fillReminders = (db: Db, now: Date): Promise<boolean> =>
  db.transaction().execute(async (within) => {
    const { rows } = await sql`select 1 from reminder_round where ${now}::timestamptz not between filled_at
        and filled_at + greatest(${pause}::bigint, took_ms * ${restOfRound}::bigint) * interval '1 millisecond'
      for update skip locked`.execute(within.withoutPlugins());
    if (v.parse(roundSchema, rows).length === 0) return false;
    const began = performance.now();
    // The number of due records is only known once they are counted, and the planner assumes a few; with nested loops,
    // thousands would take minutes.
    await sql`set local enable_nestloop = off`.execute(within.withoutPlugins());
    await (await fillStatement(within, now)).execute(within.withoutPlugins());
    const took = Math.round(performance.now() - began);
    await sql`update reminder_round set filled_at = ${now}, took_ms = ${took}`.execute(
      within.withoutPlugins(),
    );
    return true;
  });
