import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { TaskPlace } from './assigned-task-kind.ts';

const planSchema = v.array(
  v.object({ taskId: v.string(), assigneeId: v.nullable(v.string()), days: v.nullable(v.number()) }),
);

/** The tasks of a manager's model in their order, each with who does what its role does and the days after the one before. */
export async function plannedTasks(db: Db, managerId: string, taskType: string) {
  const { rows } = await sql`select t.id as "taskId", i.days, (
      select r.user_id from task_manager_role r join app_user u on u.id = r.user_id
      where r.task_manager_id = m.id and r.role_id = t.role_id and u.is_active order by r.sequence limit 1
    ) as "assigneeId"
    from task_manager m join task_model_item i on i.task_model_id = m.task_model_id
    join task t on t.id = i.task_id
    where m.id = ${managerId} and m.is_active and t.is_active and t.task_type = ${taskType}
    order by i.sequence`.execute(db.withoutPlugins());
  return v.parse(planSchema, rows);
}

const placeSchema = v.object({
  projectId: v.string(),
  agreementId: v.nullable(v.string()),
  parties: v.object({
    ownerId: v.nullable(v.string()),
    brokerId: v.nullable(v.string()),
    operatorId: v.nullable(v.string()),
  }),
});

export async function findPlace(
  db: Db,
  parentClass: 'Project' | 'Agreement',
  id: string,
): Promise<TaskPlace | undefined> {
  const parties = sql`json_build_object('ownerId', p.owner_id, 'brokerId', p.broker_id, 'operatorId', p.operator_id)`;
  const found =
    parentClass === 'Project'
      ? sql`select p.id as "projectId", null::uuid as "agreementId", ${parties} as parties
          from surface_project p where p.id = ${id}`
      : sql`select p.id as "projectId", a.id as "agreementId", ${parties} as parties
          from agreement a join surface_project p on p.id = a.surface_project_id where a.id = ${id}`;
  const { rows } = await found.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(placeSchema, row))[0];
}

/** Of some tasks those that are open at a place already. */
export async function openTasks(
  db: Db,
  place: TaskPlace,
  taskIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (taskIds.length === 0) return new Set();
  const { rows } = await sql`select task_id as id from assigned_task
    where task_id in (${sql.join(taskIds)}) and completed_date is null
      and surface_project_id = ${place.projectId} and agreement_id is not distinct from ${place.agreementId}`.execute(
    db.withoutPlugins(),
  );
  return new Set(rows.map((row) => v.parse(v.object({ id: v.string() }), row).id));
}

/** Lets nobody else assign tasks of a project until the transaction ends, so that none is assigned twice. */
export async function lockTasksOf(db: Db, { projectId }: TaskPlace): Promise<void> {
  await sql`select 1 from surface_project where id = ${projectId} for no key update`.execute(db);
}

const assignedSchema = v.object({
  email: v.string(),
  firstName: v.string(),
  locale: v.string(),
  task: v.string(),
  project: v.string(),
  dueDate: v.nullable(v.string()),
});

/** What the mail about an assigned task says, and whom it goes to; nobody where nobody active has the task. */
export async function findAssignment(db: Db, id: string) {
  const { rows } = await sql`select u.email, u.first_name as "firstName", u.locale, t.name as task,
      coalesce(nullif(p.description, ''), p.broker_project_number, p.operator_project_number, '') as project,
      to_char(a.due_date, 'YYYY-MM-DD') as "dueDate"
    from assigned_task a join app_user u on u.id = a.assignee_id join task t on t.id = a.task_id
    join surface_project p on p.id = a.surface_project_id
    where a.id = ${id} and u.is_active`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(assignedSchema, row))[0];
}
