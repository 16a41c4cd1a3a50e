import { sql } from 'kysely';
import type { ReminderKind } from 'shared-contracts/reminders';
import type { Db } from '../../platform/db/database.ts';

interface ImmediateReminder {
  readonly kind: ReminderKind;
  readonly recordId: string;
  /** The people to notify, each with the day that it is for them, yyyy-MM-dd. */
  readonly people: readonly { readonly personId: string; readonly day: string }[];
}

/**
 * Notifies people of something that just happened, in the same transaction and without waiting for the next round,
 * which will find the same rows. People who switched the kind off are not notified.
 */
export async function remindAtOnce(db: Db, { kind, recordId, people }: ImmediateReminder): Promise<void> {
  if (people.length === 0) return;
  await sql`insert into reminder (user_id, kind, record_id, due_on, is_late)
    select x."personId", ${kind}, ${recordId}::uuid, x.day, false
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as x ("personId" uuid, day date)
    where not exists (select 1 from reminder_way y
      where y.user_id = x."personId" and y.kind = ${kind} and y.way = 'off')
    on conflict do nothing`.execute(db);
}

/** Removes the reminders of a record from every inbox. */
export async function forgetReminders(db: Db, kind: ReminderKind, recordId: string): Promise<void> {
  await sql`delete from reminder where kind = ${kind} and record_id = ${recordId}`.execute(db);
}
