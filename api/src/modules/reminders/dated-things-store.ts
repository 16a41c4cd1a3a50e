import { type RawBuilder, sql } from 'kysely';
import { feedLimits, type ReminderKind, reminderKinds } from 'shared-contracts/reminders';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const datedSchema = v.object({
  kind: v.picklist(reminderKinds),
  recordId: v.string(),
  dueOn: v.string(),
  revision: v.number(),
});

/** A record with a day, and how often it was saved. */
export type DatedThing = v.InferOutput<typeof datedSchema>;

interface Wanted {
  readonly userId: string;
  /** Only dates of this project, of everybody; else what the person is asked to do. */
  readonly projectId: string | null;
  /** The first day, yyyy-MM-dd. */
  readonly from: string;
}

const member = (userId: string, project: RawBuilder<unknown>) =>
  sql`exists (select 1 from member m where m.surface_project_id = ${project} and m.user_id = ${userId})`;

/** Open dated records of each kind that stands in calendars. */
function things({
  userId,
  projectId,
  from,
}: Wanted): Readonly<Partial<Record<ReminderKind, RawBuilder<unknown>>>> {
  const of = (project: RawBuilder<unknown>, mine: RawBuilder<unknown>) =>
    projectId === null ? mine : sql`${project} = ${projectId}::uuid`;
  return {
    taskDue: sql`select a.id, a.due_date, a.revision from assigned_task a
      where a.completed_date is null and a.due_date >= ${from}::date
        and ${of(sql`a.surface_project_id`, sql`a.assignee_id = ${userId}`)}`,
    obligationDue: sql`select o.id, o.due_date, o.revision from obligation o
      where o.completed_date is null and o.due_date >= ${from}::date
        and ${of(sql`o.surface_project_id`, sql`o.responsible_id = ${userId}`)}`,
    keyDate: sql`select k.id, k.planned_date, k.revision from key_date k
      where k.actual_date is null and k.planned_date >= ${from}::date
        and ${of(sql`k.surface_project_id`, member(userId, sql`k.surface_project_id`))}`,
    stakeholderDue: sql`select s.id, s.expiry_date, s.revision from stakeholder s
      where s.completed_date is null and s.consent_date is null and s.expiry_date >= ${from}::date
        and ${of(sql`s.surface_project_id`, member(userId, sql`s.surface_project_id`))}`,
    agreementExpiry: sql`select a.id, a.expiry_date, a.revision from agreement a
      where a.expiry_date >= ${from}::date
        and ${of(sql`a.surface_project_id`, sql`a.land_agent_id = ${userId}`)}`,
  };
}

/** The dates of a calendar, the earliest first, as many as one holds. */
export async function datedThings(db: Db, wanted: Wanted): Promise<readonly DatedThing[]> {
  const parts = Object.entries(things(wanted)).map(
    ([kind, part]) =>
      sql`select ${sql.lit(kind)}::text as kind, t.* from (${part}) t (record_id, due_on, revision)`,
  );
  const { rows } = await sql`select x.kind, x.record_id as "recordId", x.revision,
      to_char(x.due_on, 'YYYY-MM-DD') as "dueOn"
    from (${sql.join(parts, sql` union all `)}) x
    order by x.due_on, x.kind, x.record_id limit ${feedLimits.dates}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(datedSchema, row));
}
