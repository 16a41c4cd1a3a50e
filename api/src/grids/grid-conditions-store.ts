import { sql } from 'kysely';
import { inLanguage, nameIn } from 'shared-contracts';
import { dayAfter } from 'shared-contracts/days';
import { plainDecimal, readDecimal } from 'shared-contracts/decimal';
import {
  datedFilter,
  defaultZone,
  type GridFilter,
  type GridRequest,
  type GridValue,
  gridTitle,
  namingFields,
} from 'shared-contracts/grids';
import { dateFormats } from 'shared-contracts/limits';
import type { CurrentUser } from 'shared-contracts/rights';
import { isDateIn } from 'shared-contracts/validators';
import * as v from 'valibot';
import { texts } from '../generated/texts/grids.ts';
import type { Db } from '../platform/db/database.ts';
import { badInput } from '../platform/errors/app-error.ts';
import { toProgrammers } from '../platform/errors/localized-message.ts';
import { isUuid, partOf } from '../platform/server/arguments.ts';
import { dayIn, dayStart } from '../platform/server/zoned-days.ts';
import { findByExternalId } from '../records/reading/external-ids-store.ts';
import {
  asSought,
  besidesConditions,
  searchTextCondition,
  textCondition,
} from '../records/reading/record-filters.ts';
import type { Sql } from '../records/reading/record-mapping.ts';
import { columnOf, scopeCondition } from '../records/reading/scopes.ts';
import { conjunction } from '../records/reading/select-store.ts';
import { inOrderOf } from '../records/reading/spelled-order.ts';
import { given } from './grid-cells-store.ts';
import type { ColumnPlace, GridPlan, PlannedColumn } from './grid-plan.ts';
import { relatedCondition } from './related-condition-store.ts';

/** PostgreSQL's calendar has no year 0. */
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && isDateIn(dateFormats.input, value) && value >= '0001';

const largestInteger = 2 ** 31 - 1;

/** Whether a decimal is an integer of the database. */
const isInteger = (decimal: string): boolean =>
  Number.isInteger(Number(decimal)) && Math.abs(Number(decimal)) <= largestInteger;

const isNumber = ({ column }: PlannedColumn): boolean => column.type === 'number';

/** A value that a column of this type can be compared with. Throws BAD_INPUT. */
function checkedValue(planned: PlannedColumn, value: GridValue | undefined): GridValue {
  const { column } = planned;
  const refused = () =>
    badInput((language) =>
      inLanguage(texts, language).unfitValue(
        typeof column.title === 'string' ? gridTitle(language, column.title) : nameIn(language, column.title),
      ),
    );
  if (isNumber(planned) && value !== null) {
    const decimal = typeof value === 'string' ? plainDecimal(value) : readDecimal(value);
    if (decimal === undefined || (planned.isWhole && !isInteger(decimal))) throw refused();
    return decimal;
  }
  const isFit =
    value === null ||
    (column.type === 'bool' && typeof value === 'boolean') ||
    (column.type === 'date' && isDay(value)) ||
    (!['number', 'bool', 'date'].includes(column.type) && typeof value === 'string');
  if (value === undefined || !isFit) throw refused();
  return value;
}

/** Today's date in the person's time zone by the server's clock, and that time zone. */
interface Today {
  readonly zone: string;
  readonly day: string;
}

/** The time zone of a request: its own, else the person's. */
export const zoneOf = ({ timeZone }: CurrentUser, { zone }: GridRequest['searchCriteria']): string =>
  zone ?? timeZone ?? defaultZone;

function todayOf(
  { clock }: GridPlan,
  user: CurrentUser,
  searchCriteria: GridRequest['searchCriteria'],
): Today {
  const zone = zoneOf(user, searchCriteria);
  return { zone, day: dayIn(zone, clock()) };
}

/**
 * Whether a moment is between two days, both included, in the person's time zone. Compares moments with a range, so that
 * an index of the moments is used.
 */
function momentsWithin(value: Sql, zone: string, from: GridValue, to: GridValue): Sql {
  const first = isDay(from) ? dayStart(from, zone) : undefined;
  const after = isDay(to) ? dayStart(dayAfter(to), zone) : undefined;
  return conjunction([
    sql`${value} is not null`,
    ...(first ? [sql`${value} >= ${first}`] : []),
    ...(after ? [sql`${value} < ${after}`] : []),
  ]);
}

/**
 * The right-hand operand of a comparison. A number of any precision is compared as numeric, a whole number as integer
 * so that its index is used.
 */
const operand = (planned: PlannedColumn, value: GridValue): Sql => {
  if (!isNumber(planned)) return sql`${value}`;
  return planned.isWhole ? sql`${value}::int` : sql`${value}::numeric`;
};

/** Whether a column holds moments, which are filtered and grouped by the days on which they lie. */
export const isMoment = ({ column }: PlannedColumn): boolean => column.formatter === 'moment';

function valueCondition(
  planned: PlannedColumn,
  value: Sql,
  values: readonly GridValue[],
  { zone }: Today,
): Sql {
  const known = values.map((wanted) => checkedValue(planned, wanted)).filter((wanted) => wanted !== null);
  const found = isMoment(planned)
    ? known.map((day) => momentsWithin(value, zone, day, day))
    : known.length > 0
      ? [sql`${value} in (${sql.join(known.map((wanted) => operand(planned, wanted)))})`]
      : [];
  const conditions = [...found, ...(values.includes(null) ? [sql`${value} is null`] : [])];
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

function rangeConditions(
  planned: PlannedColumn,
  value: Sql,
  { from, to }: GridFilter,
  { zone }: Today,
): Sql[] {
  if (from === undefined && to === undefined) return [];
  const first = from === undefined ? null : checkedValue(planned, from);
  const last = to === undefined ? null : checkedValue(planned, to);
  if (isMoment(planned)) return [momentsWithin(value, zone, first, last)];
  return [
    ...(first === null ? [] : [sql`${value} >= ${operand(planned, first)}`]),
    ...(last === null ? [] : [sql`${value} <= ${operand(planned, last)}`]),
  ];
}

/** The conditions of a filter on a column of the rows with an alias. */
function ownConditions(
  planned: PlannedColumn,
  { alias, column }: { readonly alias: string; readonly column: string },
  givenFilter: GridFilter,
  today: Today,
): Sql[] {
  const value = columnOf({ alias }, column);
  const compared = inOrderOf(column, value);
  const filter = datedFilter(givenFilter, today.day);
  const { values, contains } = filter;
  const pattern = partOf(contains);
  return [
    ...(values ? [valueCondition(planned, compared, values, today)] : []),
    ...(pattern === undefined
      ? []
      : [
          sql`${asSought(planned.column.type === 'string' ? value : sql`${given(planned, value)}::text`)} like ${asSought(pattern)}`,
        ]),
    ...rangeConditions(planned, compared, filter, today),
  ];
}

type JoinedPlace = Extract<ColumnPlace, { readonly kind: 'joined' }>;

/**
 * Ids of the records that a filter on a joined column matches, and of those that the search text matches by an id in
 * another system.
 */
export type FilterKeys = ReadonlyMap<GridFilter | GridRequest['searchCriteria'], readonly string[]>;

function filterCondition(
  plan: GridPlan,
  alias: string,
  filter: GridFilter,
  today: Today,
  keys: FilterKeys,
): Sql {
  const planned = plan.columns.get(filter.column);
  if (!planned?.column.filterable)
    throw badInput(toProgrammers(`${filter.column} is no column to filter by.`));
  const { place } = planned;
  if (place.kind === 'own') {
    const conditions = ownConditions(planned, { alias, column: place.column }, filter, today);
    // The indexed search text narrows the rows down; the column itself decides.
    const isNarrowed = planned.isInSearchText && filter.contains !== undefined;
    const narrowing = isNarrowed ? searchTextCondition({ alias }, filter.contains ?? '') : undefined;
    return conjunction([narrowing, ...conditions]);
  }
  if (place.kind === 'virtual') throw badInput(toProgrammers(`${filter.column} is no column to filter by.`));
  const key = columnOf({ alias }, place.key);
  const known = keys.get(filter);
  const found = known
    ? sql`${key} = any (${known}::uuid[])`
    : sql`${key} in (select lookup.id ${lookupRows(planned, place, filter, today)})`;
  return filter.values?.includes(null) ? sql`(${found} or ${key} is null)` : found;
}

/**
 * The records of a joined column that a filter matches, as `from … where …`; a record without a label counts as empty.
 */
function lookupRows(planned: PlannedColumn, place: JoinedPlace, filter: GridFilter, today: Today): Sql {
  const label = { alias: 'lookup', column: place.label };
  return sql`from ${sql.table(place.table)} lookup where ${conjunction(ownConditions(planned, label, filter, today))}`;
}

/** Up to this many records are looked up before the rows; if there are more, the condition is a subselect. */
const largestKeys = 5000;

const keySchema = v.object({ ids: v.array(v.string()) });

/**
 * Looks up the records that each filter on a joined column matches, and those that the search text matches by an id in
 * another system. Done before the rows are read: with the ids known, PostgreSQL can estimate how many rows they have
 * and choose a better plan.
 */
export async function findFilterKeys(
  db: Db,
  plan: GridPlan,
  user: CurrentUser,
  { searchCriteria }: Pick<GridRequest, 'searchCriteria'>,
): Promise<FilterKeys> {
  const today = todayOf(plan, user, searchCriteria);
  const named = findByExternalId(db, user, plan.source.type, searchCriteria.text ?? '');
  const found = await Promise.all(
    searchCriteria.filters.map(async (filter) => {
      const planned = plan.columns.get(filter.column);
      if (!planned?.column.filterable || planned.place.kind !== 'joined') return [];
      const { rows } = await sql`select coalesce(json_agg(x.id), '[]') as ids from (
        select lookup.id ${lookupRows(planned, planned.place, filter, today)} limit ${largestKeys + 1}) x`.execute(
        db.withoutPlugins(),
      );
      const { ids } = v.parse(keySchema, rows[0]);
      return ids.length > largestKeys ? [] : [[filter, ids] as const];
    }),
  );
  const ids = await named;
  return new Map<GridFilter | GridRequest['searchCriteria'], readonly string[]>([
    ...found.flat(),
    ...(ids.length > 0 ? [[searchCriteria, ids] as const] : []),
  ]);
}

/** The rows that contain the search text, or that have it as an id in another system. */
function searchCondition(
  { mapping }: GridPlan,
  alias: string,
  searchCriteria: GridRequest['searchCriteria'],
  keys: FilterKeys,
): Sql | undefined {
  const contains = textCondition({ alias }, searchCriteria.text, mapping);
  const named = keys.get(searchCriteria);
  return contains && named
    ? sql`(${contains} or ${columnOf({ alias }, 'id')} = any (${named}::uuid[]))`
    : contains;
}

const parameterColumns: Readonly<Record<string, string>> = {
  surfaceProjectId: 'surface_project_id',
  agreementId: 'agreement_id',
  businessAssociateId: 'business_associate_id',
};

/** Names of the same column in lists that use another one, by their type: there a client is an associate. */
const otherColumns: Readonly<Record<string, typeof parameterColumns>> = {
  Invoice: { businessAssociateId: 'client_id' },
};

const parameterColumn = ({ type }: GridPlan['source'], id: string): string | undefined =>
  otherColumns[type]?.[id] ?? parameterColumns[id];

/** Whether a source's rows can be narrowed down to the record that a parameter names. */
export function narrowsBy({ mapping, source }: Pick<GridPlan, 'mapping' | 'source'>, id: string): boolean {
  if (namingFields(source.name, id).length > 0) return true;
  const column = parameterColumn(source, id);
  const isOwn =
    column !== undefined &&
    [...mapping.fields.values()].some(
      (field) => (field.kind === 'one' || field.kind === 'column') && field.column === column,
    );
  return isOwn || (column !== undefined && mapping.scope.kind === 'via' && mapping.scope.column === column);
}

function parameterCondition(
  plan: GridPlan,
  alias: string,
  user: CurrentUser,
  { id, value }: GridRequest['parameters'][number],
): Sql | undefined {
  const { source } = plan;
  if (id === 'mine') {
    if (source.type !== 'AssignedTask') throw badInput(toProgrammers('Only tasks are assigned to somebody.'));
    return value === true ? sql`${columnOf({ alias }, 'assignee_id')} = ${user.id}` : undefined;
  }
  const column = parameterColumn(source, id);
  if (!narrowsBy(plan, id)) throw badInput(toProgrammers(`${source.name} has no ${id}.`));
  if (!isUuid(value)) throw badInput(toProgrammers(`${id} must be a UUID.`));
  if (!column) return relatedCondition(plan, alias, id, value);
  return sql`${columnOf({ alias }, column)} = ${value}`;
}

/** The conditions on a row: the person may see it, and it matches the request. Throws BAD_INPUT. */
export function gridConditions(
  plan: GridPlan,
  alias: string,
  user: CurrentUser,
  { searchCriteria, parameters }: Pick<GridRequest, 'searchCriteria' | 'parameters'>,
  keys: FilterKeys,
): Sql {
  const today = todayOf(plan, user, searchCriteria);
  return conjunction([
    scopeCondition(plan.catalog, plan.source.type, { alias, user }),
    searchCondition(plan, alias, searchCriteria, keys),
    ...searchCriteria.filters.map((filter) => filterCondition(plan, alias, filter, today, keys)),
    ...parameters.map((parameter) => parameterCondition(plan, alias, user, parameter)),
    ...besidesConditions(
      plan.mapping,
      { alias },
      (name) =>
        parameters.some(({ id }) => id === name) ||
        searchCriteria.filters.some(({ column }) => column === name),
    ),
  ]);
}
