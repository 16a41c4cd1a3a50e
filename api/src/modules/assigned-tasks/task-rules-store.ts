import { sql } from 'kysely';
import type { TaskTrigger } from 'shared-contracts/graphql';
import type { ProjectParties } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { modelItem, modelItemSchema } from './model-item-store.ts';
import { doesProject, type TaskPlace } from './task-place-store.ts';

const text = v.nullable(v.string());

const resultSchema = v.object({
  action: v.picklist(['AssignTask', 'ChangeStatus', 'EmailToUser']),
  target: v.string(),
  task: v.nullable(
    v.object({ id: v.string(), name: v.string(), taskType: v.string(), isActive: v.boolean() }),
  ),
  status: v.nullable(v.object({ id: v.string(), status: v.string(), ownerId: text })),
  user: v.nullable(v.object({ id: v.string(), name: v.string(), email: v.string(), canSee: v.boolean() })),
});

export type RuleResult = v.InferOutput<typeof resultSchema>;

/**
 * The results of a task's rules, in order; for a named user, with whether they may see a project of these companies.
 */
export async function listRuleResults(
  db: Db,
  taskId: string,
  trigger: TaskTrigger,
  parties: ProjectParties,
): Promise<readonly RuleResult[]> {
  const { rows } = await sql`select x.action, coalesce(btrim(x.target), '') as target,
      case when t.id is not null then
        json_build_object('id', t.id, 'name', t.name, 'taskType', t.task_type, 'isActive', t.is_active) end as task,
      case when s.id is not null then
        json_build_object('id', s.id, 'status', s.status, 'ownerId', s.product_client_id) end as status,
      case when u.id is not null then
        json_build_object('id', u.id, 'name', u.full_name, 'email', u.email, 'canSee', ${doesProject(parties)}) end as "user"
    from task_rule r join task_rule_result x on x.task_rule_id = r.id
    left join task t on t.id = x.target_task_id
    left join surface_status s on s.id = x.target_status_id
    left join app_user u on u.id = x.target_user_id
    where r.task_id = ${taskId} and r.trigger = ${trigger}
    order by r.sequence, r.id, x.sequence, x.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(resultSchema, row));
}

const doerSchema = v.object({
  assigneeId: text,
  assigneeName: text,
  item: v.nullable(modelItemSchema),
});

/** The person with a task's role in the project's task manager, and the rule for its due date in the model. */
export async function findDoer(db: Db, { taskManagerId, parties }: TaskPlace, taskId: string) {
  const { rows } = await sql`select u.id as "assigneeId", u.full_name as "assigneeName", (
      select ${modelItem} from task_manager m join task_model_item i on i.task_model_id = m.task_model_id
      where m.id = ${taskManagerId} and i.task_id = t.id order by i.sequence limit 1) as item
    from task t left join lateral (
      select u.id, u.full_name from task_manager_role r join task_manager m on m.id = r.task_manager_id
      join app_user u on u.id = r.user_id
      where m.id = ${taskManagerId} and m.is_active and r.role_id = t.role_id and ${doesProject(parties)}
      order by r.sequence, r.id limit 1) u on true
    where t.id = ${taskId}`.execute(db.withoutPlugins());
  return v.parse(doerSchema, rows[0] ?? { assigneeId: null, assigneeName: null, item: null });
}

const statusSchema = v.object({ id: v.string(), status: v.string() });

/** A status by name, from the list of the project's operator, otherwise of its owner, otherwise of all companies. */
export async function findStatus(db: Db, name: string, { operatorId, ownerId }: ProjectParties) {
  const { rows } = await sql`select id, status from surface_status
    where is_active and lower(status) = lower(${name})
      and (product_client_id is null or product_client_id = any (${[operatorId, ownerId].filter((id) => id !== null)}::uuid[]))
    order by (product_client_id = ${operatorId}::uuid) desc nulls last,
      (product_client_id = ${ownerId}::uuid) desc nulls last, id
    limit 1`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(statusSchema, row))[0];
}

/** The current status of a record; undefined if it has none. */
export async function statusNow(db: Db, table: string, id: string): Promise<string | undefined> {
  const { rows } =
    await sql`select surface_status_id as id from ${sql.table(table)} where id = ${id}`.execute(
      db.withoutPlugins(),
    );
  return rows.map((row) => v.parse(v.object({ id: text }), row).id ?? undefined)[0];
}

/** Records that the rules of a task run now; returns false if they ran before. */
export async function claimRun(
  db: Db,
  assignedTaskId: string,
  trigger: TaskTrigger,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`insert into task_rule_run (assigned_task_id, trigger, ran_at)
    values (${assignedTaskId}, ${trigger}, ${now}) on conflict do nothing returning trigger`.execute(db);
  return rows.length > 0;
}

/** Whether the rules of a task ran before. */
export async function hasRun(db: Db, assignedTaskId: string, trigger: TaskTrigger): Promise<boolean> {
  const { rows } = await sql`select 1 from task_rule_run
    where assigned_task_id = ${assignedTaskId} and trigger = ${trigger}`.execute(db);
  return rows.length > 0;
}

/** Adds the effects of a task's save to its history entry. */
export async function noteFollowed(
  db: Db,
  assignedTaskId: string,
  revision: number,
  followed: readonly { readonly field: string; readonly after: string }[],
): Promise<void> {
  const changes = JSON.stringify(followed.map((one) => ({ ...one, before: null })));
  await sql`update history_entry set changes = changes || ${changes}::jsonb
    where record_kind = 'ASSIGNED_TASK' and record_id = ${assignedTaskId} and revision = ${revision}`.execute(
    db,
  );
}
