import { sql } from 'kysely';
import { dueUnits } from 'shared-contracts/tasks';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { calledTask, provinceOfTask } from './following-store.ts';

const text = v.nullable(v.string());

const blockedSchema = v.object({ id: v.string(), blockedBy: text, readyOn: text });

/** What waiting tasks still wait for: open tasks by name, in quotes, or a day. */
export async function blockedTasks(db: Db, ids: readonly string[]) {
  const { rows } = await sql`select t.id, t.ready_on::text as "readyOn", (
      select string_agg('‘' || ${calledTask('o')} || '’', ', ' order by b.sequence, b.id)
      from task_blocker b join assigned_task o on o.id = b.blocker_id
      where b.assigned_task_id = t.id and o.completed_date is null) as "blockedBy"
    from assigned_task t
    where t.id = any (${ids}::uuid[]) and exists (select 1 from task_blocker b where b.assigned_task_id = t.id)`.execute(
    db.withoutPlugins(),
  );
  return new Map(
    rows.map((row) => {
      const { id, ...state } = v.parse(blockedSchema, row);
      return [id, state] as const;
    }),
  );
}

const waitingSchema = v.object({
  id: v.string(),
  readyOn: text,
  province: text,
  blockers: v.array(
    v.object({
      completedDate: text,
      lagCount: v.nullable(v.number()),
      lagUnit: v.nullable(v.picklist(dueUnits)),
    }),
  ),
});

/** The open tasks of projects that wait for others, with these. */
export async function waitingTasks(db: Db, projectIds: readonly string[]) {
  const { rows } = await sql`select t.id, t.ready_on::text as "readyOn", ${provinceOfTask} as province,
      (select json_agg(json_build_object('completedDate', o.completed_date, 'lagCount', b.lag_count,
          'lagUnit', b.lag_unit) order by b.sequence, b.id)
        from task_blocker b join assigned_task o on o.id = b.blocker_id where b.assigned_task_id = t.id) as blockers
    from assigned_task t
    where t.surface_project_id = any (${projectIds}::uuid[]) and t.completed_date is null
      and exists (select 1 from task_blocker b where b.assigned_task_id = t.id)`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(waitingSchema, row));
}

/** Stores from which day tasks can begin; null for tasks that wait. */
export async function writeReady(
  db: Db,
  days: readonly { readonly id: string; readonly day: string | null }[],
): Promise<void> {
  const daysJson = JSON.stringify(days);
  await sql`update assigned_task t set ready_on = x.day
    from jsonb_to_recordset(${daysJson}::jsonb) as x(id uuid, day date) where t.id = x.id`.execute(db);
}

const nextSchema = v.object({ name: v.string(), who: text });

/**
 * The open tasks that wait for the given tasks and for nothing else that is open, by name, with the people who do them.
 */
export async function nextTasks(db: Db, ids: readonly string[]) {
  const { rows } = await sql`select ${calledTask('t')} as name, u.full_name as who
    from assigned_task t left join app_user u on u.id = t.assignee_id
    where t.completed_date is null
      and t.id in (select b.assigned_task_id from task_blocker b where b.blocker_id = any (${ids}::uuid[]))
      and not exists (select 1 from task_blocker b join assigned_task o on o.id = b.blocker_id
        where b.assigned_task_id = t.id and o.completed_date is null and o.id <> all (${ids}::uuid[]))
    order by 1, t.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(nextSchema, row));
}
