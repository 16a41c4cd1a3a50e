import { sql } from 'kysely';
import { canEditProject } from 'shared-contracts/rights';
import * as v from 'valibot';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { asSpelled } from '../../records/reading/spelled-order.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { ReportRequest } from './report-declaration.ts';

type Asker = Pick<RecordContext, 'catalog' | 'user'>;

/** The projects that a report is requested for: the selected ones, otherwise the one from which it is requested. */
export const namedProjects = ({
  source: { ids, parentId },
}: Pick<ReportRequest, 'source'>): readonly string[] =>
  ids.length > 0 ? ids : parentId === null ? [] : [parentId];

/**
 * The projects of a report: the named ones, otherwise all that are not archived; only those that the person may see.
 */
export function requestedProjects(ids: readonly string[], { catalog, user }: Asker) {
  const seen = scopeCondition(catalog, 'SurfaceProject', { alias: 'surface_project', user }) ?? sql`true`;
  return ids.length > 0
    ? sql`${seen} and surface_project.id = any (${ids}::uuid[])`
    : sql`${seen} and not surface_project.is_archived`;
}

export type RequestedProjects = ReturnType<typeof requestedProjects>;

const partiesSchema = v.object({
  ownerId: v.nullable(v.string()),
  brokerId: v.nullable(v.string()),
  operatorId: v.nullable(v.string()),
  count: v.number(),
  names: v.array(v.string()),
});

/** Most projects that a refusal names; the others are counted. */
const mostNamed = 3;

/** The requested projects that the person may not edit: some by name, and their number. */
export async function findUneditable({ db, user }: RecordContext, projects: RequestedProjects) {
  // One row per combination of companies, however many projects there are.
  const { rows } =
    await sql`select owner_id as "ownerId", broker_id as "brokerId", operator_id as "operatorId",
      count(*)::int as count,
      (array_agg(concat_ws(' · ', nullif(operator_project_number, ''), description) order by description, id))[1:${sql.lit(mostNamed)}]
        as names
    from surface_project where ${projects} group by owner_id, broker_id, operator_id`.execute(
      db.withoutPlugins(),
    );
  const refused = rows
    .map((row) => v.parse(partiesSchema, row))
    .filter((parties) => !canEditProject(user, parties));
  return {
    names: refused.flatMap(({ names }) => names).slice(0, mostNamed),
    count: refused.reduce((sum, { count }) => sum + count, 0),
  };
}

const foundSchema = v.object({ id: v.string(), called: v.string() });

/** The requested projects by the operator's number; one more than `most` if there are more. */
export async function findProjects({ db }: RecordContext, projects: RequestedProjects, most: number) {
  const { rows } =
    await sql`select id, concat_ws(' · ', nullif(operator_project_number, ''), description) as called
    from surface_project where ${projects}
    order by ${asSpelled(sql`nullif(operator_project_number, '')`)} nulls last, ${asSpelled(sql`description`)}, id limit ${most + 1}`.execute(
      db.withoutPlugins(),
    );
  return rows.map((row) => v.parse(foundSchema, row));
}
