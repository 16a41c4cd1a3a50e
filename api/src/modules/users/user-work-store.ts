import { sql } from 'kysely';
import * as v from 'valibot';
import { notOfArchived } from '../../records/reading/archived-projects.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import type { RecordContext } from '../../records/record-context.ts';

const workSchema = v.object({
  id: v.string(),
  agreements: v.number(),
  openTasks: v.number(),
  openObligations: v.number(),
});

/**
 * The number of records that name a person, among those that the current user may see, in one statement; archived
 * projects are left out as in lists. Undefined if there is no such person.
 */
export async function countWork({ db, user, catalog }: Omit<RecordContext, 'mail' | 'clock'>, id: string) {
  const count = (type: string, table: string, ...conditions: readonly Sql[]) =>
    sql`(select count(*)::int from ${sql.table(table)} r where ${conjunction([
      ...conditions,
      notOfArchived({ alias: 'r' }),
      scopeCondition(catalog, type, { alias: 'r', user }),
    ])})`;
  const isOpen = sql`r.completed_date is null`;
  const { rows } = await sql`select u.id,
      ${count('Agreement', 'agreement', sql`r.land_agent_id = u.id`)} as agreements,
      ${count('AssignedTask', 'assigned_task', sql`r.assignee_id = u.id`, isOpen)} as "openTasks",
      ${count('Obligation', 'obligation', sql`r.responsible_id = u.id`, isOpen)} as "openObligations"
    from app_user u where u.id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(workSchema, row))[0];
}
