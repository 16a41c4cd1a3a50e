import { sql } from 'kysely';
import type { ProjectParties } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { taskParents } from './task-parents.ts';
import { doesProject } from './task-place-store.ts';

/** Tasks, and people to do them, by id. */
interface ToAssign {
  readonly taskIds: readonly string[];
  readonly personIds: readonly string[];
}

/**
 * The ids of tasks that may be assigned on a project, and of people who may do tasks of a project of these companies:
 * others are refused when a task is saved.
 */
export async function assignableIds(
  db: Db,
  { taskIds, personIds }: ToAssign,
  parties: ProjectParties,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql`select t.id from task t
      where t.id = any (${taskIds}::uuid[]) and t.is_active and t.task_type = ${taskParents.Project.taskType}
    union all select u.id from app_user u
      where u.id = any (${personIds}::uuid[]) and ${doesProject(parties)}`.execute(db.withoutPlugins());
  return new Set(rows.map((row) => v.parse(v.object({ id: v.string() }), row).id));
}
