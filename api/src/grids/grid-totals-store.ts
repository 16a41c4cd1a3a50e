import { sql } from 'kysely';
import { type GridAggregate, type GridAnswer, type GridRequest, gridPage } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import { badInput } from '../platform/errors/app-error.ts';
import { toProgrammers } from '../platform/errors/localized-message.ts';
import type { Sql } from '../records/reading/record-mapping.ts';
import { selectMaker } from '../records/reading/select-store.ts';
import { inOrderOf } from '../records/reading/spelled-order.ts';
import { dayGroupsOf, placeOfDay } from './day-groups-store.ts';
import { cellValue, given } from './grid-cells-store.ts';
import { findFilterKeys, gridConditions, isMoment, zoneOf } from './grid-conditions-store.ts';
import { sortedColumn } from './grid-order-store.ts';
import type { GridPlan, PlannedColumn } from './grid-plan.ts';
import { sortsOf } from './grid-sort.ts';

const functions: Readonly<Record<GridAggregate, string>> = {
  count: 'count',
  sum: 'sum',
  average: 'avg',
  minimum: 'min',
  maximum: 'max',
};

const numbersOnly = new Set<GridAggregate>(['sum', 'average']);

/** The aggregates that a request asks for, by column. Throws BAD_INPUT. */
function aggregatesOf(plan: GridPlan, { columns }: GridRequest) {
  return columns.flatMap(({ id, aggregate }) => {
    if (!aggregate) return [];
    const planned = plan.columns.get(id);
    const isFit =
      planned &&
      !planned.column.virtual &&
      planned.column.type !== 'bool' &&
      (planned.column.type === 'number' || !numbersOnly.has(aggregate));
    if (!isFit) throw badInput(toProgrammers(`${id} has no ${aggregate}.`));
    return [{ planned, aggregate }];
  });
}

const answerSchema = v.object({ total: v.number(), aggregates: v.record(v.string(), v.unknown()) });
const groupSchema = v.object({
  value: v.nullable(v.union([v.string(), v.number(), v.boolean()])),
  count: v.number(),
  aggregates: v.record(v.string(), v.unknown()),
});

/** How many rows there are, with aggregates over all of them and a count for each group. */
export async function gridTotals(
  db: Db,
  plan: GridPlan,
  user: CurrentUser,
  request: GridRequest,
): Promise<Pick<GridAnswer, 'total' | 'aggregates' | 'groups'>> {
  const make = selectMaker(plan.catalog, user);
  const keys = await findFilterKeys(db, plan, user, request);
  const alias = make.alias();
  const wanted = aggregatesOf(plan, request);
  const grouped = request.columns.some(({ isGrouped }) => isGrouped) ? sortsOf(plan, request)[0] : undefined;
  const value = ({ path }: PlannedColumn): Sql => cellValue(make, plan.mapping, alias, path, 'compared');
  const values = [
    ...(grouped ? [sql`${value(grouped.planned)} as "group"`] : []),
    ...wanted.map(({ planned }, index) => sql`${value(planned)} as ${sql.id(`value${index}`)}`),
  ];
  const matching = sql`from (select ${values.length > 0 ? sql.join(values) : sql`1`}
    from ${sql.table(plan.mapping.table)} ${sql.id(alias)}
    where ${gridConditions(plan, alias, user, request, keys)}) matching`;
  const pairs = wanted.flatMap(({ planned, aggregate }, index) => [
    sql`${planned.column.id}::text`,
    given(
      { isDecimal: planned.isDecimal && aggregate !== 'count' },
      sql`${sql.raw(functions[aggregate])}(${sql.id(`value${index}`)})`,
    ),
  ]);
  const aggregates = pairs.length > 0 ? sql`json_build_object(${sql.join(pairs)})` : sql`'{}'::json`;
  const raw = db.withoutPlugins();
  const whole = await sql`select count(*)::int as total, ${aggregates} as aggregates ${matching}`.execute(
    raw,
  );
  const { total, aggregates: totals } = v.parse(answerSchema, whole.rows[0]);
  if (!grouped) return { total, aggregates: totals, groups: null };
  // Moments are grouped by their days, as they are filtered: nearly each is a value of its own.
  const byDay = isMoment(grouped.planned)
    ? await dayGroupsOf(db, matching, zoneOf(user, request.searchCriteria))
    : undefined;
  const key = byDay ? sql`"day"` : sql`"group"`;
  const placed = byDay
    ? sql`from (select *, ${placeOfDay(byDay, sql`"group"`)} as "day" ${matching}) placed`
    : matching;
  const groups =
    await sql`select to_json(${given(grouped.planned, key)}) as value, count(*)::int as count, ${aggregates} as aggregates
    ${placed} group by ${key}
    order by ${byDay ? key : inOrderOf(sortedColumn(grouped), key)} ${sql.raw(grouped.direction)} nulls last limit ${gridPage.groups}`.execute(
      raw,
    );
  return {
    total,
    aggregates: totals,
    groups: groups.rows.map((row) => {
      const group = v.parse(groupSchema, row);
      const day = byDay && typeof group.value === 'number' ? byDay.days[group.value - 1] : undefined;
      return { ...group, value: day ?? group.value };
    }),
  };
}

/** Counts the rows of a view, up to `most`. */
export async function countRows(
  db: Db,
  plan: GridPlan,
  user: CurrentUser,
  view: Pick<GridRequest, 'searchCriteria' | 'parameters'>,
  most: number,
): Promise<number> {
  const keys = await findFilterKeys(db, plan, user, view);
  const { rows } = await sql`select count(*)::int as total from (
    select 1 from ${sql.table(plan.mapping.table)} t where ${gridConditions(plan, 't', user, view, keys)} limit ${most}) x`.execute(
    db.withoutPlugins(),
  );
  return v.parse(v.object({ total: v.number() }), rows[0]).total;
}
