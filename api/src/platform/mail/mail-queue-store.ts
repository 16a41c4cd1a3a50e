import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { second } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { Db } from '../db/database.ts';

/** A mail in the queue; `subject` is the id or name that its kind needs. */
const jobSchema = v.object({
  id: v.string(),
  kind: v.string(),
  subject: v.string(),
  attempts: v.number(),
  createdAt: v.date(),
});

export type MailJob = v.InferOutput<typeof jobSchema>;

/** Queues a mail; replaces an unsent one of the same kind about the same subject. */
export async function addMailJob(db: Db, kind: string, subject: string, now: Date): Promise<void> {
  await db.deleteFrom('mailJob').where('kind', '=', kind).where('subject', '=', subject).execute();
  await db
    .insertInto('mailJob')
    .values({ id: randomUUID(), kind, subject, createdAt: now, dueAt: now })
    .execute();
}

// A mail is tried again after 10 s, doubled with each attempt, an hour at most.
const firstWait = 10 * second;
const longestWait = 3600 * second;

/**
 * Takes the mail that has been due longest, so that no other instance takes it. If this instance ends before sending
 * it, the mail is due again after a while.
 */
export async function takeMailJob(db: Db, now: Date): Promise<MailJob | undefined> {
  const due = sql`select id from mail_job where due_at <= ${now} order by due_at limit 1 for update skip locked`;
  const { rows } = await sql`update mail_job set attempts = attempts + 1,
      due_at = ${now}::timestamptz + least(${firstWait} * pow(2, attempts), ${longestWait}) * interval '1 millisecond'
    where id = (${due}) returning id, kind, subject, attempts, created_at as "createdAt"`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(jobSchema, row))[0];
}

/** Removes a mail that has been sent, or never will be. */
export async function removeMailJob(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mailJob').where('id', '=', id).execute();
}

/** Records why a mail was not sent. */
export async function noteMailFailure(db: Db, id: string, message: string): Promise<void> {
  await db
    .updateTable('mailJob')
    .set({ lastError: message.slice(0, 500) })
    .where('id', '=', id)
    .execute();
}
