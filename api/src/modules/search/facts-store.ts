import { sql } from 'kysely';
import type { Flags } from 'shared-contracts/flags';
import { type GridRequest, gridSources, relatedLists, relatedParameters } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import { largestRelatedCount, type RecordFacts } from 'shared-contracts/search';
import * as v from 'valibot';
import { gridConditions, narrowsBy } from '../../grids/grid-conditions-store.ts';
import type { GridPlan, PlanOf } from '../../grids/grid-plan.ts';
import { maySeeSource } from '../../grids/may-see-source.ts';
import type { Db } from '../../platform/db/database.ts';

/** The parameter with which other lists are restricted to those that belong to this record. */
const ownParameter: Readonly<Record<string, GridRequest['parameters'][number]['id']>> = {
  SurfaceProject: 'surfaceProjectId',
  Agreement: 'agreementId',
  BusinessAssociate: 'businessAssociateId',
};

const parameterOf = ({ type, name }: GridPlan['source']) =>
  ownParameter[type] ?? relatedParameters.find((parameter) => relatedLists[parameter].of === name);

const countsSchema = v.object({ counts: v.array(v.number()) });

/** How many rows of other lists belong to a record, counted in one statement; lists without such rows are left out. */
export async function relatedCounts(
  db: Db,
  planOf: PlanOf,
  { source }: GridPlan,
  id: string,
  user: CurrentUser,
  flags: Flags,
): Promise<RecordFacts['related']> {
  const parameter = parameterOf(source);
  if (!parameter) return [];
  const plans = gridSources
    .filter((source) => maySeeSource(source, user, flags))
    .map(planOf)
    .filter((plan) => narrowsBy(plan, parameter));
  if (plans.length === 0) return [];
  const request = { searchCriteria: { filters: [] }, parameters: [{ id: parameter, value: id }] };
  const counts = plans.map(
    (plan) => sql`(select count(*)::int from (
      select 1 from ${sql.table(plan.mapping.table)} t
      where ${gridConditions(plan, 't', user, request, new Map())} limit ${largestRelatedCount}) x)`,
  );
  const { rows } = await sql`select json_build_array(${sql.join(counts)}) as counts`.execute(
    db.withoutPlugins(),
  );
  const { counts: counted } = v.parse(countsSchema, rows[0]);
  return plans.flatMap(({ source }, place) => {
    const count = counted[place] ?? 0;
    return count > 0 ? [{ source: source.name, parameter, count }] : [];
  });
}
