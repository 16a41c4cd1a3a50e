import { sql } from 'kysely';
import { type GridValue, gridPage } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import { besidesConditions } from '../records/reading/record-filters.ts';
import { columnOf, scopeCondition } from '../records/reading/scopes.ts';
import { conjunction } from '../records/reading/select-store.ts';
import { inOrderOf } from '../records/reading/spelled-order.ts';
import { given } from './grid-cells-store.ts';
import type { GridPlan, PlannedColumn } from './grid-plan.ts';

const rowSchema = v.object({ value: v.union([v.string(), v.number(), v.boolean()]) });

/** The distinct values of a column among the rows that the person sees, sorted and without empty ones. */
export async function distinctValues(
  db: Db,
  plan: GridPlan,
  planned: PlannedColumn,
  user: CurrentUser,
): Promise<GridValue[]> {
  const { place, column } = planned;
  const scope = conjunction([
    scopeCondition(plan.catalog, plan.source.type, { alias: 't', user }),
    // Values that no list shows are not offered as filters, except for rows that are shown only if a column filters for
    // them.
    ...besidesConditions(plan.mapping, { alias: 't' }, (name) => plan.columns.has(name)),
  ]);
  const table = sql.table(plan.mapping.table);
  if (place.kind === 'virtual') return [];
  if (place.kind === 'joined') {
    const label = inOrderOf(place.label, sql.ref(`label.${place.label}`));
    const { rows } =
      await sql`select ${given(planned, sql`x.value`)} as value from (select distinct ${label} as value from ${sql.table(place.table)} label
      where ${label} is not null and ${label} <> '' and exists (
        select 1 from ${table} t where ${conjunction([sql`${columnOf({ alias: 't' }, place.key)} = label.id`, scope])})
      order by value limit ${gridPage.values}) x order by x.value`.execute(db.withoutPlugins());
    return rows.map((row) => v.parse(rowSchema, row).value);
  }
  const own = inOrderOf(place.column, columnOf({ alias: 't' }, place.column));
  const filled = column.type === 'string' ? sql`${own} <> ''` : sql`${own} is not null`;
  // Steps from each value to the next one along the index, so that it reads as many index entries as there are values.
  const step = (behind: ReturnType<typeof sql>) => sql`(select ${own} as value from ${table} t
    where ${conjunction([filled, behind, scope])} order by ${own} limit 1)`;
  const { rows } = await sql`with recursive steps as (
      ${step(sql`true`)}
      union all
      select (select next.value from ${step(sql`${own} > steps.value`)} next) from steps where steps.value is not null)
    select to_json(${given(planned, sql`value`)}) as value from steps where value is not null limit ${gridPage.values}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(rowSchema, row).value);
}
