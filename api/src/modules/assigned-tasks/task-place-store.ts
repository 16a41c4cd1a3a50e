import { sql } from 'kysely';
import type { AssignedTaskParentClass } from 'shared-contracts/graphql';
import type { ProjectParties } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { taskParents } from './task-parents.ts';

const company = v.nullable(v.string());
const partiesSchema = v.object({ ownerId: company, brokerId: company, operatorId: company });

const placeSchema = v.object({
  projectId: v.string(),
  taskManagerId: v.nullable(v.string()),
  parties: partiesSchema,
});

/** A record with tasks, and its project. */
export interface TaskPlace {
  readonly parentClass: AssignedTaskParentClass;
  readonly parentId: string;
  readonly projectId: string;
  readonly taskManagerId: string | null;
  readonly parties: ProjectParties;
}

const parties = sql`json_build_object('ownerId', p.owner_id, 'brokerId', p.broker_id, 'operatorId', p.operator_id)`;

/** The record for tasks of a class; undefined if there is none with this id. */
export async function findPlace(
  db: Db,
  parentClass: AssignedTaskParentClass,
  parentId: string,
): Promise<TaskPlace | undefined> {
  const { table, column } = taskParents[parentClass];
  const project = column === 'surface_project_id' ? sql`r.id` : sql`r.surface_project_id`;
  const { rows } =
    await sql`select p.id as "projectId", p.task_manager_id as "taskManagerId", ${parties} as parties
    from ${sql.table(table)} r join surface_project p on p.id = ${project}
    where r.id = ${parentId}`.execute(db.withoutPlugins());
  return rows.map((row) => ({ ...v.parse(placeSchema, row), parentClass, parentId }))[0];
}

const stateSchema = v.object({
  ...placeSchema.entries,
  parentClass: v.picklist(['Agreement', 'Any', 'Indigenous', 'Project', 'Request', 'Stakeholder']),
  parentId: v.string(),
  taskId: v.string(),
  assigneeId: v.nullable(v.string()),
  startedDate: v.nullable(v.string()),
  completedDate: v.nullable(v.string()),
});

/** The facts about an assigned task that its rights and rules need. */
export type TaskState = v.InferOutput<typeof stateSchema>;

/** Assigned tasks by their ids; missing ones are left out. */
export async function findTaskStates(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TaskState>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql`select a.id, p.id as "projectId", p.task_manager_id as "taskManagerId",
      ${parties} as parties, a.parent_class as "parentClass", a.parent_id as "parentId", a.task_id as "taskId",
      a.assignee_id as "assigneeId", a.started_date::text as "startedDate", a.completed_date::text as "completedDate"
    from assigned_task a join surface_project p on p.id = a.surface_project_id
    where a.id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(
    rows.map((row) => {
      const { id, ...state } = v.parse(v.object({ id: v.string(), ...stateSchema.entries }), row);
      return [id, state];
    }),
  );
}

/** Returns which of the given tasks are open on a record already, each with the id of the assigned one. */
export async function openTasks(
  db: Db,
  { parentClass, parentId }: Pick<TaskPlace, 'parentClass' | 'parentId'>,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (taskIds.length === 0) return new Map();
  const { rows } = await sql`select task_id as "taskId", id from assigned_task
    where task_id = any (${taskIds}::uuid[]) and completed_date is null
      and parent_id = ${parentId} and parent_class = any (${taskParents[parentClass].classes}::text[])`.execute(
    db.withoutPlugins(),
  );
  return new Map(
    rows.map((row) => {
      const { taskId, id } = v.parse(v.object({ taskId: v.string(), id: v.string() }), row);
      return [taskId, id];
    }),
  );
}

/** Locks the tasks of a project against assignments until the transaction ends, so that none is assigned twice. */
export async function lockTasksOf(db: Db, projectId: string): Promise<void> {
  await sql`select 1 from surface_project where id = ${projectId} for no key update`.execute(db);
}

const taskSchema = v.object({ name: v.string(), taskType: v.string(), isActive: v.boolean() });

/** A task as it is defined in administration. */
export async function findTask(db: Db, id: string) {
  const { rows } = await sql`select name, task_type as "taskType", is_active as "isActive"
    from task where id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(taskSchema, row))[0];
}

/** Whether a person is active and may see a project of these companies. */
export const doesProject = (
  { ownerId, brokerId, operatorId }: ProjectParties,
  person = 'u',
) => sql`(${sql.ref(`${person}.is_active`)} and (${sql.ref(`${person}.is_system_administrator`)}
    or ${sql.ref(`${person}.company_id`)} = any (${[ownerId, brokerId, operatorId].filter((id) => id !== null)}::uuid[])))`;

/** The name of a person who cannot do a task of a project; undefined if they can. */
export async function strangerTo(
  db: Db,
  personId: string,
  place: Pick<TaskPlace, 'parties'>,
): Promise<string | undefined> {
  const { rows } = await sql`select u.full_name as name from app_user u
    where u.id = ${personId} and not ${doesProject(place.parties)}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ name: v.string() }), row).name)[0];
}
