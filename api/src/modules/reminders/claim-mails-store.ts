import { type RawBuilder, sql } from 'kysely';
import { digestHour, reminderKinds, type reminderWays, usualWay } from 'shared-contracts/reminders';
import type { Db } from '../../platform/db/database.ts';
import { isWorkDay, ofPerson, personDays } from './person-days-store.ts';

type Sql = RawBuilder<unknown>;

/** The kind of the mails in the queue; their subject is the id of a mailing. */
export const remindersMail = 'reminders';

/** Kinds that are only shown in the inbox unless the person chooses otherwise. */
const usuallyHere = reminderKinds.filter((kind) => usualWay(kind) === 'here').map((kind) => sql.lit(kind));

/** The way in which a person wants to be notified of a reminder `r`. */
const wayOf = sql`coalesce((select y.way from reminder_way y where y.user_id = r.user_id and y.kind = r.kind),
  case when r.kind in (${sql.join(usuallyHere)}) then 'here' else 'digest' end)`;

/**
 * Whether a person is not absent on a day: nobody gets mails while away, and everything new is mailed when they are back.
 */
const isHere = (user: Sql, day: Sql) => sql`not exists (
  select 1 from absence a where a.user_id = ${user} and ${day} between a.from_day and a.to_day)`;

/** Whether a person `u` has ever entered: with a password, or through the identity provider. Others were only invited. */
const hasEntered = sql`(u.password_hash is not null or u.last_sign_in_at is not null)`;

/** Whether a reminder `r` is not put off beyond a day. */
const isUp = (day: Sql) => sql`(r.snoozed_until is null or r.snoozed_until <= ${day})`;

/** A reminder that waits for a mail, of a kind that this version can describe. */
const waits = sql`r.mailing_id is null and r.read_at is null
  and r.kind in (${sql.join(reminderKinds.map((kind) => sql.lit(kind)))})`;

/**
 * Queues one mail for each of `people` (user_id, and their day as today) with the reminders that wait for it. A reminder
 * belongs to one mailing for good, so that it is mailed once, whichever instance sends it and however often it tries.
 */
const mailing = (people: Sql, ways: Sql, now: Date) => sql`
  with waiting as (
    select r.id, r.user_id from reminder r join (${people}) person on person.user_id = r.user_id
    where ${waits} and ${isUp(sql`person.today`)} and ${wayOf} in (${ways})
    for update of r skip locked),
  mailing as materialized (
    select w.user_id, gen_random_uuid() as id from (select distinct user_id from waiting) w),
  claimed as (
    update reminder r set mailing_id = g.id from waiting w join mailing g on g.user_id = w.user_id where w.id = r.id)
  insert into mail_job (id, kind, subject, created_at, due_at)
  select gen_random_uuid(), ${remindersMail}, g.id::text, ${now}, ${now} from mailing g`;

const named = (ways: readonly (typeof reminderWays)[number][]) => sql.join(ways.map((way) => sql.lit(way)));

/** Queues a mail for everybody who wants to be notified immediately and has something new. */
export async function claimAtOnce(db: Db, now: Date): Promise<void> {
  const people = sql`select distinct y.user_id, day.today from reminder_way y join app_user u on u.id = y.user_id
    join ${await personDays(db, now)} on ${ofPerson}
    where y.way = 'atOnce' and u.is_active and ${hasEntered}
      and ${isHere(sql`u.id`, sql`day.today`)}`;
  await mailing(people, named(['atOnce']), now).execute(db.withoutPlugins());
}

/**
 * Queues the morning's mail for everybody for whom it is after seven o'clock on a working day, once a day. If no server
 * ran in the morning, the first one that starts sends it. There is no mail on a day without anything new.
 */
export async function claimDigests(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (within) => {
    const begun = sql`insert into reminder_digest (user_id, day)
      select u.id, day.today from app_user u join ${await personDays(within, now)} on ${ofPerson}
      where u.is_active and ${hasEntered}
        and ${isHere(sql`u.id`, sql`day.today`)} and day.hour >= ${digestHour} and ${isWorkDay}
        and exists (select 1 from reminder r where r.user_id = u.id and ${waits} and ${wayOf} = 'digest'
          and ${isUp(sql`day.today`)})
      on conflict do nothing returning user_id, day::text as today`;
    const { rows } = await begun.execute(within.withoutPlugins());
    if (rows.length === 0) return;
    const people = sql`select user_id, today
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (user_id uuid, today date)`;
    await mailing(people, named(['digest']), now).execute(within.withoutPlugins());
  });
}

/** Deletes old records of morning mails, and of saves that met unsaved changes, that nothing needs any more. */
export async function forgetOldMornings(db: Db, now: Date): Promise<void> {
  await sql`delete from reminder_digest where day < ${now}::date - 30`.execute(db.withoutPlugins());
  await sql`delete from saved_over where saved_on < ${now}::date - 30`.execute(db.withoutPlugins());
}
