import { type RawBuilder, sql } from 'kysely';
import { digestHour, reminderKinds, type reminderWays, usualWay } from 'shared-contracts/reminders';
import type { Db } from '../../platform/db/database.ts';
import { isWorkDay, ofPerson, personDays } from './person-days-store.ts';

type Sql = RawBuilder<unknown>;

/** The kind of the mails in the queue; their subject is the id of a mailing. */
export const remindersMail = 'reminders';

/** The kinds that are told in the inbox alone where a person chose nothing. */
const usuallyHere = reminderKinds.filter((kind) => usualWay(kind) === 'here').map((kind) => sql.lit(kind));

/** The way that a person wants to be told of a reminder `r`. */
const wayOf = sql`coalesce((select y.way from reminder_way y where y.user_id = r.user_id and y.kind = r.kind),
  case when r.kind in (${sql.join(usuallyHere)}) then 'here' else 'digest' end)`;

/** Whether a person is at work on a day: nobody is mailed while away, and everything new is told on the return. */
const isHere = (user: Sql, day: Sql) => sql`not exists (
  select 1 from absence a where a.user_id = ${user} and ${day} between a.from_day and a.to_day)`;

/** A reminder that waits for a mail, of a kind that this version can write about. */
const waits = sql`r.mailing_id is null and r.read_at is null
  and r.kind in (${sql.join(reminderKinds.map((kind) => sql.lit(kind)))})`;

/**
 * Gives every person of `people` (user_id) one mail with the reminders that wait for it, and queues it. A reminder
 * belongs to one mailing for good, so that whoever sends it, and however often it is tried, it is told once.
 */
const mailing = (people: Sql, ways: Sql, now: Date) => sql`
  with waiting as (
    select r.id, r.user_id from reminder r
    where ${waits} and r.user_id in (${people}) and ${wayOf} in (${ways})
    for update of r skip locked),
  mailing as materialized (
    select w.user_id, gen_random_uuid() as id from (select distinct user_id from waiting) w),
  claimed as (
    update reminder r set mailing_id = g.id from waiting w join mailing g on g.user_id = w.user_id where w.id = r.id)
  insert into mail_job (id, kind, subject, created_at, due_at)
  select gen_random_uuid(), ${remindersMail}, g.id::text, ${now}, ${now} from mailing g`;

const named = (ways: readonly (typeof reminderWays)[number][]) => sql.join(ways.map((way) => sql.lit(way)));

/** Queues a mail for everybody who wants to be told at once and has something new. */
export async function claimAtOnce(db: Db, now: Date): Promise<void> {
  const people = sql`select y.user_id from reminder_way y join app_user u on u.id = y.user_id
    join ${await personDays(db, now)} on ${ofPerson}
    where y.way = 'atOnce' and u.is_active and u.password_hash is not null
      and ${isHere(sql`u.id`, sql`day.today`)}`;
  await mailing(people, named(['atOnce']), now).execute(db.withoutPlugins());
}

/**
 * Queues the morning's mail for everybody whose morning it is: from seven o'clock of their own day on, on their days of
 * work, once a day. After a morning in which no server ran, whoever wakes first writes it. A day without anything new has none.
 */
export async function claimDigests(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (within) => {
    const begun = sql`insert into reminder_digest (user_id, day)
      select u.id, day.today from app_user u join ${await personDays(within, now)} on ${ofPerson}
      where u.is_active and u.password_hash is not null
        and ${isHere(sql`u.id`, sql`day.today`)} and day.hour >= ${digestHour} and ${isWorkDay}
        and exists (select 1 from reminder r where r.user_id = u.id and ${waits} and ${wayOf} = 'digest'
          and (r.snoozed_until is null or r.snoozed_until <= day.today))
      on conflict do nothing returning user_id`;
    const { rows } = await begun.execute(within.withoutPlugins());
    if (rows.length === 0) return;
    const people = sql`select user_id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (user_id uuid)`;
    await mailing(people, named(['digest']), now).execute(within.withoutPlugins());
  });
}

/** Forgets mornings, and saves beside unsaved changes, that nobody asks about any more. */
export async function forgetOldMornings(db: Db, now: Date): Promise<void> {
  await sql`delete from reminder_digest where day < ${now}::date - 30`.execute(db.withoutPlugins());
  await sql`delete from saved_over where saved_on < ${now}::date - 30`.execute(db.withoutPlugins());
}
