import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { partiesOf } from '../../records/reading/record-fields.ts';

const company = v.nullable(v.string());

const heldSchema = v.object({
  kind: v.picklist(['agreement', 'task', 'obligation']),
  id: v.string(),
  revision: v.number(),
  projectId: v.string(),
});

/** Something that a person works on. */
export type Held = v.InferOutput<typeof heldSchema>;

/**
 * Agreements, and open tasks and obligations of agreements, that a person works on; only in one project if one is
 * named.
 */
export async function heldBy(
  db: Db,
  personId: string,
  projectId: string | undefined,
): Promise<readonly Held[]> {
  const inProject = projectId ? sql`and r.surface_project_id = ${projectId}` : sql``;
  const { rows } = await sql`select 'agreement' as kind, r.id, r.revision, r.surface_project_id as "projectId"
      from agreement r where r.land_agent_id = ${personId} ${inProject}
    union all select 'task', r.id, r.revision, r.surface_project_id from assigned_task r
      where r.assignee_id = ${personId} and r.parent_class = 'Agreement' and r.completed_date is null ${inProject}
    union all select 'obligation', r.id, r.revision, r.surface_project_id from obligation r
      where r.responsible_id = ${personId} and r.agreement_id is not null and r.completed_date is null ${inProject}
    order by 2`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(heldSchema, row));
}

const projectSchema = v.object({
  id: v.string(),
  parties: v.object({ ownerId: company, brokerId: company, operatorId: company }),
});

/** The companies that take part in projects. */
export async function partiesOfProjects(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql`select w.id, ${partiesOf(sql`w.id`)} as parties from surface_project w
    where w.id = any (${ids}::uuid[]) order by w.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(projectSchema, row));
}
