import { sql } from 'kysely';
import { dueAnchors, dueSides, dueUnits } from 'shared-contracts/tasks';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const text = v.nullable(v.string());

const followingSchema = v.object({
  id: v.string(),
  projectId: v.string(),
  called: v.string(),
  dueDate: text,
  dueAnchor: v.picklist(dueAnchors),
  dueCount: v.nullable(v.number()),
  dueUnit: v.nullable(v.picklist(dueUnits)),
  dueSide: v.nullable(v.picklist(dueSides)),
  dueDateName: text,
  dueByHand: v.boolean(),
  /** The date that it follows, yyyy-MM-dd; null if it follows another task, or if the date is missing. */
  anchorDay: text,
  /** The stored task that it follows. */
  ofTask: v.nullable(v.object({ id: v.string(), name: v.string(), dueDate: text, completedDate: text })),
  /** Code of the province whose working days count. */
  province: text,
});

/** An open task that is due a number of days before or after a date. */
export type FollowingTask = v.InferOutput<typeof followingSchema>;

/** A task with the record it belongs to below its project, as people distinguish tasks. */
export const calledTask = (task: string) => sql`concat_ws(' · ',
  (select k.name from task k where k.id = ${sql.ref(`${task}.task_id`)}),
  case when ${sql.ref(`${task}.parent_class`)} not in ('Any', 'Project') then ${sql.ref(`${task}.record_name`)} end)`;

/** The date of its record that a task `t` follows: of agreement `a`, request `r`, stakeholder `s` or engagement `e`. */
const anchorDay = sql`case t.due_anchor
  when 'Assigned' then t.assigned_date
  when 'NamedDate' then (
    select coalesce(k.actual_date, k.planned_date) from key_date k
    where k.surface_project_id = t.surface_project_id and lower(btrim(k.name)) = lower(btrim(t.due_date_name))
    order by k.sequence, k.id limit 1)
  when 'Sent' then coalesce(r.sent_date, (select min(l.sent_date) from landowner l where l.agreement_id = a.id))
  when 'Signed' then (
    select case when bool_and(l.signed_date is not null) then max(l.signed_date) end
    from landowner l where l.agreement_id = a.id)
  when 'ConsentRequested' then a.consent_requested_date
  when 'Consent' then coalesce(least(a.consent_received_date, a.documents_acquired_date), s.consent_date)
  when 'SentToField' then a.sent_to_field_date
  when 'PlansReceived' then a.plans_received_date
  when 'Effective' then a.effective_date
  when 'Expiry' then coalesce(a.expiry_date, s.expiry_date)
  when 'Received' then r.received_date
  when 'Notified' then coalesce(s.notified_date, e.notified_date)
  when 'Answered' then e.response_date
  when 'Completed' then coalesce(r.completed_date, s.completed_date, e.completed_date)
end`;

/** The province of the project of a task `t`: that of its area, otherwise that of the land of the task's agreement. */
export const provinceOfTask = sql`coalesce(
  (select v.code from surface_project p join area q on q.id = p.area_id
    join state_or_province v on v.id = q.state_province_id where p.id = t.surface_project_id),
  (select v.code from agreement_parcel h join parcel c on c.id = h.parcel_id
    join state_or_province v on v.id = any (c.province_ids) where h.agreement_id = t.agreement_id
    order by v.code limit 1))`;

/** The open tasks of projects that follow a date, each with that date as stored now. */
export async function followingTasks(
  db: Db,
  projectIds: readonly string[],
): Promise<readonly FollowingTask[]> {
  const { rows } = await sql`select t.id, t.surface_project_id as "projectId", ${calledTask('t')} as called,
      t.due_date::text as "dueDate", t.due_anchor as "dueAnchor", t.due_count as "dueCount", t.due_unit as "dueUnit", t.due_side as "dueSide",
      t.due_date_name as "dueDateName", t.due_by_hand as "dueByHand", (${anchorDay})::text as "anchorDay",
      case when o.id is not null then json_build_object('id', o.id, 'name', ${calledTask('o')},
        'dueDate', o.due_date, 'completedDate', o.completed_date) end as "ofTask", ${provinceOfTask} as province
    from assigned_task t
    left join agreement a on t.parent_class = 'Agreement' and a.id = t.agreement_id
    left join request r on t.parent_class = 'Request' and r.id = t.request_id
    left join stakeholder s on t.parent_class = 'Stakeholder' and s.id = t.stakeholder_id
    left join indigenous_engagement e on t.parent_class = 'Indigenous' and e.id = t.indigenous_engagement_id
    left join assigned_task o on o.id = t.due_task_id and o.surface_project_id = t.surface_project_id
    where t.surface_project_id = any (${projectIds}::uuid[]) and t.due_anchor is not null
      and t.completed_date is null
    order by t.due_date nulls last, t.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(followingSchema, row));
}

/** Whether an open task follows any of the given tasks. */
export async function areFollowed(db: Db, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select 1 from assigned_task
    where due_task_id = any (${ids}::uuid[]) and due_anchor is not null and completed_date is null
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The projects of the given tasks. */
export async function projectsOfTasks(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql`select distinct surface_project_id as id from assigned_task
    where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ id: v.string() }), row).id);
}

/** Adds to the history of moves just made the date that each task followed. */
export async function noteWhatWasFollowed(
  db: Db,
  followed: readonly { readonly id: string; readonly after: string }[],
): Promise<void> {
  const followedJson = JSON.stringify(followed);
  await sql`update history_entry h
    set changes = h.changes || jsonb_build_array(
      jsonb_build_object('field', 'followedDate', 'before', null, 'after', x.after))
    from jsonb_to_recordset(${followedJson}::jsonb) as x(id uuid, after text) join assigned_task t on t.id = x.id
    where h.record_kind = 'ASSIGNED_TASK' and h.record_id = t.id and h.revision = t.revision`.execute(db);
}

/** The due dates of tasks, yyyy-MM-dd, by their ids; those without one are left out. */
export async function dueDatesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql`select id, due_date::text as "dueDate" from assigned_task
    where id = any (${ids}::uuid[]) and due_date is not null`.execute(db.withoutPlugins());
  return new Map(
    rows.map((row) => {
      const { id, dueDate } = v.parse(v.object({ id: v.string(), dueDate: v.string() }), row);
      return [id, dueDate];
    }),
  );
}
