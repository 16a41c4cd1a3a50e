import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { modelItem, modelItemSchema } from './model-item-store.ts';
import { doesProject, type TaskPlace } from './task-place-store.ts';

const planSchema = v.array(
  v.object({ taskId: v.string(), assigneeId: v.nullable(v.string()), item: modelItemSchema }),
);

/**
 * The tasks of a manager's model in order, each with the person who has its role, if they may see the project, and with
 * the rule for its due date.
 */
export async function plannedTasks(
  db: Db,
  managerId: string,
  taskType: string,
  { parties }: Pick<TaskPlace, 'parties'>,
) {
  const { rows } = await sql`select t.id as "taskId", ${modelItem} as item, (
      select r.user_id from task_manager_role r join app_user u on u.id = r.user_id
      where r.task_manager_id = m.id and r.role_id = t.role_id and ${doesProject(parties)}
      order by r.sequence, r.id limit 1
    ) as "assigneeId"
    from task_manager m join task_model_item i on i.task_model_id = m.task_model_id
    join task t on t.id = i.task_id
    where m.id = ${managerId} and m.is_active and t.is_active and t.task_type = ${taskType}
    order by i.sequence`.execute(db.withoutPlugins());
  return v.parse(planSchema, rows);
}

const assignedSchema = v.object({
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  locale: v.string(),
  task: v.string(),
  project: v.string(),
  projectId: v.string(),
  record: v.string(),
  dueDate: v.nullable(v.string()),
});

const projectName = sql`coalesce(nullif(p.description, ''), p.broker_project_number, p.operator_project_number, '')`;

/**
 * The content and the recipient of the mail about an assigned task; no recipient unless an active person has the task.
 */
export async function findAssignment(db: Db, id: string) {
  const { rows } =
    await sql`select u.email, u.first_name as "firstName", u.last_name as "lastName", u.locale, t.name as task,
      ${projectName} as project, p.id as "projectId", a.record_name as record,
      to_char(a.due_date, 'YYYY-MM-DD') as "dueDate"
    from assigned_task a join app_user u on u.id = a.assignee_id join task t on t.id = a.task_id
    join surface_project p on p.id = a.surface_project_id
    where a.id = ${id} and u.is_active`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(assignedSchema, row))[0];
}

const followedSchema = v.object({
  task: v.string(),
  project: v.string(),
  projectId: v.string(),
  record: v.string(),
  by: v.nullable(v.string()),
  day: v.nullable(v.string()),
  reader: v.nullable(
    v.object({ firstName: v.string(), lastName: v.string(), locale: v.string(), canSee: v.boolean() }),
  ),
});

/** The content of the mail about a started or completed task, for an address; undefined if the task was deleted. */
export async function findFollowed(db: Db, id: string, trigger: string, address: string) {
  const day = trigger === 'Completed' ? sql`a.completed_date` : sql`a.started_date`;
  const { rows } = await sql`select t.name as task, ${projectName} as project, p.id as "projectId",
      a.record_name as record, ${day}::text as day, (
        select w.full_name from history_entry h join app_user w on w.id = h.changed_by
        where h.record_kind = 'ASSIGNED_TASK' and h.record_id = a.id
          and exists (select 1 from jsonb_array_elements(h.changes) c where c ->> 'field' =
            ${trigger === 'Completed' ? 'completedDate' : 'startedDate'}::text and c ->> 'after' is not null)
        order by h.revision desc limit 1) as by, (
        select json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'locale', u.locale, 'canSee',
          u.is_active and (u.is_system_administrator
            or coalesce(u.company_id in (p.owner_id, p.broker_id, p.operator_id), false)))
        from app_user u where lower(u.email) = lower(${address}) order by u.is_active desc, u.id limit 1) as reader
    from assigned_task a join task t on t.id = a.task_id join surface_project p on p.id = a.surface_project_id
    where a.id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(followedSchema, row))[0];
}
