import { sql } from 'kysely';
import {
  inboxLimits,
  type ReminderKind,
  type ReminderWay,
  reminderKinds,
  reminderRule,
  reminderWays,
} from 'shared-contracts/reminders';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const reminderSchema = v.object({
  id: v.string(),
  kind: v.picklist(reminderKinds),
  recordId: v.string(),
  dueOn: v.string(),
  isLate: v.boolean(),
  isRead: v.boolean(),
  /** The person whose work it is, if the reminded person is their substitute. */
  standsInFor: v.nullable(v.string()),
});

export type Reminder = v.InferOutput<typeof reminderSchema>;

const fields = sql`r.id, r.kind, r.record_id as "recordId", to_char(r.due_on, 'YYYY-MM-DD') as "dueOn",
  r.is_late as "isLate", r.read_at is not null as "isRead",
  (select w.full_name from app_user w where w.id = r.for_id) as "standsInFor"`;

const known = sql`r.kind in (${sql.join(reminderKinds.map((kind) => sql.lit(kind)))})`;

/** Kinds for things that happened: somebody waits for an answer, or for the person to continue. */
const isNews = sql`r.kind in (${sql.join(
  reminderKinds.filter((kind) => reminderRule(kind).isNews).map((kind) => sql.lit(kind)),
)})`;

/**
 * The reminders of a person that are not put off beyond a day: unread ones first, among these the things that happened,
 * the newest first, then late ones before others.
 */
export async function listReminders(db: Db, userId: string, today: string): Promise<readonly Reminder[]> {
  const { rows } = await sql`select ${fields} from reminder r
    where r.user_id = ${userId} and ${known} and (r.snoozed_until is null or r.snoozed_until <= ${today}::date)
    order by r.read_at is not null, ${isNews} desc, case when ${isNews} then r.due_on end desc, r.is_late desc,
      r.due_on, r.id
    limit ${inboxLimits.shown + 1}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(reminderSchema, row));
}

/** The reminders of a mailing, with the person for whom it is. */
export async function remindersOfMailing(db: Db, mailingId: string) {
  const { rows } = await sql`select r.user_id as "userId", ${fields} from reminder r
    where r.mailing_id = ${mailingId}::uuid and ${known}
    order by r.is_late desc, r.due_on, r.id limit ${inboxLimits.shown}`.execute(db.withoutPlugins());
  const read = rows.map((row) => v.parse(v.object({ ...reminderSchema.entries, userId: v.string() }), row));
  return { userId: read[0]?.userId, reminders: read };
}

/** Marks reminders of a person as read or unread; all of them if no ids are given. */
export async function markReminders(
  db: Db,
  { userId, ids, readAt }: { userId: string; ids: readonly string[] | undefined; readAt: Date | null },
): Promise<void> {
  const chosen = ids ? sql`id = any(${[...ids]}::uuid[])` : sql`true`;
  await sql`update reminder set read_at = ${readAt} where user_id = ${userId} and ${chosen}
    and (read_at is null) = ${readAt !== null}`.execute(db.withoutPlugins());
}

/** Puts reminders of a person off until a day, on which they are unread again. */
export async function snoozeReminders(
  db: Db,
  { userId, ids, until }: { userId: string; ids: readonly string[]; until: string | null },
): Promise<void> {
  await sql`update reminder set snoozed_until = ${until}::date, read_at = null
    where user_id = ${userId} and id = any(${[...ids]}::uuid[])`.execute(db.withoutPlugins());
}

const waySchema = v.object({ kind: v.picklist(reminderKinds), way: v.picklist(reminderWays) });

/** The ways of notification that a person chose, by kind. */
export async function chosenWays(db: Db, userId: string): Promise<ReadonlyMap<ReminderKind, ReminderWay>> {
  const { rows } =
    await sql`select r.kind, r.way from reminder_way r where r.user_id = ${userId} and ${known}`.execute(
      db.withoutPlugins(),
    );
  return new Map(rows.map((row) => v.parse(waySchema, row)).map(({ kind, way }) => [kind, way]));
}

/**
 * Stores how a person wants to be notified of a kind. Reminders of a kind that is switched off leave the inbox
 * immediately.
 */
export async function chooseWay(
  db: Db,
  userId: string,
  { kind, way }: { kind: ReminderKind; way: ReminderWay },
): Promise<void> {
  await db.transaction().execute(async (within) => {
    await sql`insert into reminder_way (user_id, kind, way) values (${userId}, ${kind}, ${way})
      on conflict (user_id, kind) do update set way = excluded.way`.execute(within.withoutPlugins());
    if (way === 'off')
      await sql`delete from reminder where user_id = ${userId} and kind = ${kind}`.execute(
        within.withoutPlugins(),
      );
  });
}
