import { sql } from 'kysely';
import { dueAnchors, dueSides, dueUnits } from 'shared-contracts/tasks';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { modelItem, modelItemSchema } from './model-item-store.ts';

const text = v.nullable(v.string());

const modelTaskSchema = v.object({
  id: v.string(),
  projectId: v.string(),
  parentClass: v.picklist(['Agreement', 'Any', 'Indigenous', 'Project', 'Request', 'Stakeholder']),
  dueAnchor: v.picklist(dueAnchors),
  dueCount: v.nullable(v.number()),
  dueUnit: v.nullable(v.picklist(dueUnits)),
  dueSide: v.nullable(v.picklist(dueSides)),
  dueDateName: text,
  /** The assigned task that it follows, and that task's definition. */
  dueTaskId: text,
  followedId: text,
  itemId: v.string(),
  item: modelItemSchema,
  /** The task on its record that its row in the model references now; null if that is not assigned there. */
  newDueTaskId: text,
});

/** An open task with its own rule, and with its row in the model as it is now. */
export type ModelTask = v.InferOutput<typeof modelTaskSchema>;

/** The open tasks that were assigned from rows of models and follow a date, except those of archived projects. */
export async function tasksOfItems(db: Db, itemIds: readonly string[]): Promise<readonly ModelTask[]> {
  const { rows } =
    await sql`select t.id, t.surface_project_id as "projectId", t.parent_class as "parentClass",
      t.due_anchor as "dueAnchor", t.due_count as "dueCount", t.due_unit as "dueUnit", t.due_side as "dueSide",
      t.due_date_name as "dueDateName", t.due_task_id as "dueTaskId", o.task_id as "followedId",
      i.id as "itemId", ${modelItem} as item,
      (select n.id from assigned_task n where n.parent_id = t.parent_id and n.parent_class = t.parent_class
        and n.task_id = i.due_task_id and n.id <> t.id
        order by n.completed_date is not null, n.assigned_date desc nulls last, n.id limit 1) as "newDueTaskId"
    from assigned_task t join task_model_item i on i.id = t.task_model_item_id
    join surface_project p on p.id = t.surface_project_id
    left join assigned_task o on o.id = t.due_task_id
    where i.id = any (${[...itemIds]}::uuid[]) and t.due_anchor is not null and t.completed_date is null
      and not p.is_archived
    order by t.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(modelTaskSchema, row));
}

/** Records for newly assigned tasks which row of the model contains each one's rule. */
export async function noteItems(
  db: Db,
  tasks: readonly { readonly id: string; readonly itemId: string }[],
): Promise<void> {
  await sql`update assigned_task t set task_model_item_id = x."itemId"
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as x (id uuid, "itemId" uuid)
    where t.id = x.id`.execute(db);
}

const nameSchema = v.object({ id: v.string(), name: v.string() });

/** The names of tasks as they are defined, by their ids. */
export async function namesOfTasks(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql`select id, name from task where id = any (${[...ids]}::uuid[])`.execute(
    db.withoutPlugins(),
  );
  return new Map(rows.map((row) => v.parse(nameSchema, row)).map(({ id, name }) => [id, name]));
}

const placeSchema = v.object({ id: v.string(), projectId: v.string(), project: v.string() });

/** The projects of tasks, by the ids of the tasks. */
export async function projectNamesOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, v.InferOutput<typeof placeSchema>>> {
  const { rows } = await sql`select t.id, t.surface_project_id as "projectId",
      coalesce(project_called(t.surface_project_id), '') as project
    from assigned_task t where t.id = any (${[...ids]}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(placeSchema, row)).map((place) => [place.id, place]));
}
