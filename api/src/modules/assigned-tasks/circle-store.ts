import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Whether a task belongs to a project. */
export async function isInProject(db: Db, id: string, projectId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from assigned_task
    where id = ${id} and surface_project_id = ${projectId}`.execute(db);
  return rows.length > 0;
}

/**
 * Whether a task would follow itself if it followed another one, directly or through further tasks. Call it with the
 * tasks of the project locked.
 */
export async function followsItself(db: Db, id: string, other: string): Promise<boolean> {
  const { rows } = await sql`with recursive followed as (
      select ${other}::uuid as id
      union select t.due_task_id from followed f join assigned_task t on t.id = f.id
        where t.due_task_id is not null and t.due_anchor in ('TaskDone', 'TaskDue'))
    select 1 from followed where id = ${id}::uuid limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether a task would wait for itself if it waited for another one. Call it with the tasks of the project locked. */
export async function waitsForItself(db: Db, id: string, other: string): Promise<boolean> {
  const { rows } = await sql`with recursive awaited as (
      select ${other}::uuid as id
      union select b.blocker_id from awaited w join task_blocker b on b.assigned_task_id = w.id)
    select 1 from awaited where id = ${id}::uuid limit 1`.execute(db);
  return rows.length > 0;
}
