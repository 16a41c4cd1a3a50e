import { sql } from 'kysely';
import type { GridAnswerRow, GridRequest } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared-statements.ts';
import { recordCatalog } from '../records/catalog.ts';
import type { Sql } from '../records/record-mapping.ts';
import { columnOf, scopeCondition } from '../records/scopes.ts';
import { conjunction, type SelectMaker, selectMaker } from '../records/select-store.ts';
import { cellValue } from './grid-cells-store.ts';
import { type FilterKeys, findFilterKeys, gridConditions } from './grid-conditions-store.ts';
import type { ColumnPlace, GridPlan } from './grid-plan.ts';
import {
  type Direction,
  type GridCursor,
  type GridPhase,
  type GridSort,
  gridPhases,
  readCursor,
  sortsOf,
  writeCursor,
} from './grid-sort.ts';

const raw = (direction: Direction): Sql => sql.raw(direction);
const beyond = (direction: Direction): Sql => sql.raw(direction === 'asc' ? '>' : '<');

/** The value that a sort compares; of a joined column, the label of the record that it stands in. */
function sortValue(alias: string, { planned: { place } }: GridSort): Sql {
  if (place.kind === 'own') return columnOf({ alias }, place.column);
  if (place.kind === 'virtual') throw new Error('A virtual column is not sorted by.');
  return sql`(select label.${sql.id(place.label)} from ${sql.table(place.table)} label
    where label.id = ${columnOf({ alias }, place.key)})`;
}

/** `order by` of the columns behind the first, and the id that makes the order whole. */
function restOrder(alias: string, rest: readonly GridSort[], direction: Direction): Sql {
  return sql.join([
    ...rest.map((sort) => sql`${sortValue(alias, sort)} ${raw(sort.direction)} nulls last`),
    sql`${columnOf({ alias }, 'id')} ${raw(direction)}`,
  ]);
}

type Key = GridCursor['keys'][number];

/** Rows behind a key in the columns behind the first: later in one of them, the same in all before it. */
function restBehind(
  alias: string,
  rest: readonly GridSort[],
  keys: readonly Key[],
  direction: Direction,
): Sql {
  const [sort, ...others] = rest;
  const [key = null, ...further] = keys;
  if (!sort) return sql`${columnOf({ alias }, 'id')} ${beyond(direction)} ${key}`;
  const value = sortValue(alias, sort);
  const same = restBehind(alias, others, further, direction);
  if (key === null) return sql`(${value} is null and ${same})`;
  return sql`(${value} ${beyond(sort.direction)} ${key} or ${value} is null or (${value} = ${key} and ${same}))`;
}

interface PageQuestion {
  readonly make: SelectMaker;
  readonly plan: GridPlan;
  readonly request: GridRequest;
  readonly first: GridSort | undefined;
  readonly rest: readonly GridSort[];
  readonly filterKeys: FilterKeys;
}

/** The list of keys of a row, in the order in which a cursor holds them. */
function keysOf(alias: string, { first, rest }: PageQuestion): Sql {
  const isJoined = first?.planned.place.kind === 'joined';
  return sql`json_build_array(${sql.join([
    ...(first ? [sortValue(alias, first)] : []),
    ...(isJoined && first.planned.place.kind === 'joined'
      ? [columnOf({ alias }, first.planned.place.key)]
      : []),
    ...rest.map((sort) => sortValue(alias, sort)),
    columnOf({ alias }, 'id'),
  ])})`;
}

/** Sorted by a column of its own: one walk along its index. */
function ownRows(question: PageQuestion, alias: string, cursor: GridCursor | undefined, limit: number): Sql {
  const { plan, request, first, rest, make } = question;
  const direction = first?.direction ?? 'asc';
  const conditions = [gridConditions(plan, alias, make.user, request, question.filterKeys)];
  const order = [restOrder(alias, rest, direction)];
  if (first) {
    const value = sortValue(alias, first);
    order.unshift(sql`${value} ${raw(direction)}`);
    if (first.planned.place.kind === 'own' && first.planned.place.isNullable)
      conditions.push(sql`${value} is not null`);
    if (cursor) {
      const [key = null, ...keys] = cursor.keys;
      conditions.push(
        rest.length === 0
          ? sql`(${value}, ${columnOf({ alias }, 'id')}) ${beyond(direction)} (${key}, ${keys[0] ?? null})`
          : // The bound alone can be found in the index.
            sql`${value} ${sql.raw(direction === 'asc' ? '>=' : '<=')} ${key} and (${value} ${beyond(direction)} ${key}
              or ${restBehind(alias, rest, keys, direction)})`,
      );
    }
  } else if (cursor) {
    conditions.push(restBehind(alias, rest, cursor.keys, direction));
  }
  return sql`select ${sql.id(alias)}.* from ${sql.table(plan.mapping.table)} ${sql.id(alias)}
    where ${conjunction(conditions)} order by ${sql.join(order)} limit ${sql.lit(limit)}`;
}

/** Ids below and above all others, in the order of uuids. */
const endId = {
  asc: '00000000-0000-0000-0000-000000000000',
  desc: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
} as const;

/** Rows behind a key: of its own label those after it, of the labels after it all. */
function behindInLabel(
  alias: string,
  rest: readonly GridSort[],
  labelId: Key,
  keys: readonly Key[],
  direction: Direction,
): Sql {
  if (rest.length > 0) return sql`(g.id <> ${labelId} or ${restBehind(alias, rest, keys, direction)})`;
  // One bound for every label, so that the index is entered at it.
  return sql`${columnOf({ alias }, 'id')} ${beyond(direction)}
    case when g.id = ${labelId} then ${keys[0] ?? null}::uuid else ${endId[direction]}::uuid end`;
}

/** Where the right to a row comes from the record that its label stands in, labels without the right are not walked. */
function labelScope({ plan: { mapping }, make }: PageQuestion, key: string): Sql | undefined {
  if (mapping.scope.kind !== 'via' || mapping.scope.column !== key) return undefined;
  return scopeCondition(recordCatalog, mapping.scope.type, { alias: 'labels', user: make.user });
}

/**
 * Sorted by a label that another table holds: walks the labels in order and takes
 * the first rows of each, so that an index of the key serves the sort.
 */
function joinedRows(
  question: PageQuestion,
  phase: 'filled' | 'unlabelled',
  alias: string,
  cursor: GridCursor | undefined,
  limit: number,
): Sql {
  const { plan, request, first, rest, make } = question;
  const place = first?.planned.place;
  if (!first || place?.kind !== 'joined') throw new Error('The first sort is not joined.');
  const { direction } = first;
  const order = raw(direction);
  const [value = null, labelId = null, ...keys] = cursor?.keys ?? [];
  const label = sql.ref(`labels.${place.label}`);
  const onward = sql.raw(direction === 'asc' ? '>=' : '<=');
  const bounds = {
    filled: sql`(${label}, labels.id) ${onward} (${value}, ${labelId})`,
    unlabelled: sql`labels.id ${onward} ${labelId}`,
  };
  const labels = conjunction([
    phase === 'filled' ? sql`${label} is not null` : sql`${label} is null`,
    cursor ? bounds[phase] : undefined,
    labelScope(question, place.key),
  ]);
  const conditions = [
    sql`${columnOf({ alias }, place.key)} = g.id`,
    gridConditions(plan, alias, make.user, request, question.filterKeys),
    cursor ? behindInLabel(alias, rest, labelId, keys, direction) : undefined,
  ];
  return sql`select r.* from (
      select labels.id, ${label} as label from ${sql.table(place.table)} labels
      where ${labels} order by ${label} ${order}, labels.id ${order}) g
    cross join lateral (select ${sql.id(alias)}.* from ${sql.table(plan.mapping.table)} ${sql.id(alias)}
      where ${conjunction(conditions)} order by ${restOrder(alias, rest, direction)} limit ${sql.lit(limit)}) r
    order by g.label ${order}, g.id ${order}, ${restOrder('r', rest, direction)} limit ${sql.lit(limit)}`;
}

/** The rows that have no value in the first column; they come last, whatever the direction. */
function emptyRows(
  question: PageQuestion,
  alias: string,
  cursor: GridCursor | undefined,
  limit: number,
): Sql {
  const { plan, request, first, rest, make } = question;
  const place = first?.planned.place;
  const direction = first?.direction ?? 'asc';
  const column = place?.kind === 'joined' ? place.key : place?.kind === 'own' ? place.column : undefined;
  const empty = column === undefined ? undefined : sql`${columnOf({ alias }, column)} is null`;
  const keys = cursor?.keys.slice(place?.kind === 'joined' ? 2 : 1);
  return sql`select ${sql.id(alias)}.* from ${sql.table(plan.mapping.table)} ${sql.id(alias)}
    where ${conjunction([
      gridConditions(plan, alias, make.user, request, question.filterKeys),
      empty,
      keys ? restBehind(alias, rest, keys, direction) : undefined,
    ])} order by ${restOrder(alias, rest, direction)} limit ${sql.lit(limit)}`;
}

const keySchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

const placeSchema = v.object({ id: v.string(), keys: v.array(keySchema) });

/** Where a row stands in the sort: its id and the values of a cursor. */
type RowPlace = v.InferOutput<typeof placeSchema>;

/** The rows of a walk in their order, without their cells. */
async function selectPlaces(
  db: Db,
  question: PageQuestion,
  phase: GridPhase,
  rows: Sql,
  skipped: number,
): Promise<readonly RowPlace[]> {
  const { first, rest } = question;
  const direction = first?.direction ?? 'asc';
  const place = first?.planned.place;
  const isJoined = place?.kind === 'joined' && phase !== 'empty';
  const order = sql.join([
    ...(first && phase === 'filled' ? [sql`${sortValue('page', first)} ${raw(direction)}`] : []),
    ...(isJoined ? [sql`${columnOf({ alias: 'page' }, place.key)} ${raw(direction)}`] : []),
    restOrder('page', rest, direction),
  ]);
  // Without criteria one plan, along the index of the sort, serves every page.
  const { text, filters } = question.request.searchCriteria;
  const mark = text || filters.length > 0 ? sql`` : prepared;
  const answer = await sql`${mark} select page.id, ${keysOf('page', question)} as keys from (${rows}) page
    order by ${order} offset ${sql.lit(skipped)}`.execute(db.withoutPlugins());
  return answer.rows.map((row) => v.parse(placeSchema, row));
}

const cellsSchema = v.object({
  cells: v.looseObject({ id: v.string(), opens: v.record(v.string(), v.nullable(v.string())) }),
});

/** The address that a row opens, or null where a field that it is made of is empty. */
function addressOf(
  template: string | undefined,
  fields: Readonly<Record<string, string | null>>,
): string | null {
  if (template === undefined || Object.values(fields).includes(null)) return null;
  return template.replace(/\{([^}]+)\}/g, (_, path: string) => encodeURIComponent(fields[path] ?? ''));
}

/** The cells of rows by their ids: one plan serves every page, so the statement is prepared. */
async function selectCells(db: Db, { make, plan, request }: PageQuestion, places: readonly RowPlace[]) {
  if (places.length === 0) return [];
  const wanted = new Set(request.columns.map(({ id }) => id));
  const cells = [...plan.columns.values()]
    .filter(({ column }) => wanted.has(column.id))
    .map(({ column, path }) => sql`${cellValue(make, plan.mapping, 'page', path)} as ${sql.id(column.id)}`);
  const opens = plan.addressPaths.flatMap((path) => [
    sql`${path}::text`,
    cellValue(make, plan.mapping, 'page', path.split('.')),
  ]);
  const ids = places.map(({ id }) => id);
  const answer = await sql`${prepared} select to_json(x) as cells from (
    select ${sql.join([sql`page.id as id`, sql`json_build_object(${sql.join(opens)}) as opens`, ...cells])} from ${sql.table(plan.mapping.table)} page
    where page.id = any (${ids}::uuid[])) x`.execute(db.withoutPlugins());
  const byId = new Map(
    answer.rows.map((row) => {
      const { cells: found } = v.parse(cellsSchema, row);
      return [found.id, { ...found, opens: addressOf(plan.source.opens, found.opens) }] as const;
    }),
  );
  // A row that was deleted between the two statements is left out.
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Rows of a source by their ids, those that the person may see, with all their cells; in no order. */
export async function gridRecords(
  db: Db,
  plan: GridPlan,
  user: CurrentUser,
  ids: readonly string[],
  columns: readonly string[] = [],
): Promise<readonly GridAnswerRow[]> {
  if (ids.length === 0) return [];
  const make = selectMaker(recordCatalog, user);
  const scope = scopeCondition(recordCatalog, plan.source.type, { alias: 'seen', user });
  const { rows } = await sql`select seen.id, '[]'::json as keys from ${sql.table(plan.mapping.table)} seen
    where ${conjunction([sql`seen.id = any (${ids}::uuid[])`, scope])}`.execute(db.withoutPlugins());
  const request = { ...noRequest, columns: columns.map((id) => ({ id })) };
  const question = { make, plan, request, first: undefined, rest: [], filterKeys: new Map() };
  return selectCells(
    db,
    question,
    rows.map((row) => v.parse(placeSchema, row)),
  );
}

const noRequest: GridRequest = {
  page: 1,
  pageLimit: 1,
  searchCriteria: { filters: [] },
  columns: [],
  parameters: [],
  withTotal: false,
};

/** The walks that a sort needs: one each for rows with a value, without a label, without anything. */
function phasesOf(place: ColumnPlace | undefined): readonly GridPhase[] {
  if (place?.kind === 'own') return place.isNullable ? ['filled', 'empty'] : ['filled'];
  if (place?.kind !== 'joined') return ['filled'];
  return gridPhases.filter(
    (phase) => phase === 'filled' || (phase === 'unlabelled' ? place.isLabelNullable : place.isNullable),
  );
}

function rowsOf(
  question: PageQuestion,
  phase: GridPhase,
  cursor: GridCursor | undefined,
  limit: number,
): Sql {
  const alias = question.make.alias();
  if (phase === 'empty') return emptyRows(question, alias, cursor, limit);
  return question.first?.planned.place.kind === 'joined'
    ? joinedRows(question, phase, alias, cursor, limit)
    : ownRows(question, alias, cursor, limit);
}

/** Rows of one walk, to know where the next walk begins on a page that is asked for by its number. */
async function countRows(db: Db, question: PageQuestion, phase: GridPhase, most: number): Promise<number> {
  const answer =
    await sql`select count(*)::int as count from (${rowsOf(question, phase, undefined, most)}) walked`.execute(
      db.withoutPlugins(),
    );
  return v.parse(v.object({ count: v.number() }), answer.rows[0]).count;
}

export interface GridRows {
  readonly rows: readonly GridAnswerRow[];
  readonly next: string | null;
}

/**
 * A page of a grid: behind the key of the page before, or, where a person jumped,
 * by its number. Rows with a value in the first sorted column come first, then
 * those without. Throws BAD_INPUT.
 */
export async function gridRows(
  db: Db,
  plan: GridPlan,
  user: CurrentUser,
  request: GridRequest,
): Promise<GridRows> {
  const [first, ...rest] = sortsOf(plan, request);
  const filterKeys = await findFilterKeys(db, plan, request);
  const question: PageQuestion = {
    make: selectMaker(recordCatalog, user),
    plan,
    request,
    first,
    rest,
    filterKeys,
  };
  const place = first?.planned.place;
  const keyCount = (first ? 1 : 0) + (place?.kind === 'joined' ? 1 : 0) + rest.length + 1;
  const cursor = request.after ? readCursor(request.after, keyCount) : undefined;
  const wanted = request.pageLimit + 1;
  const begin = gridPhases.indexOf(cursor?.phase ?? 'filled');
  const all: (RowPlace & { readonly phase: GridPhase })[] = [];
  let skipped = cursor ? 0 : (request.page - 1) * request.pageLimit;
  for (const phase of phasesOf(place)) {
    const missing = wanted - all.length;
    if (missing <= 0 || gridPhases.indexOf(phase) < begin) continue;
    const from = cursor?.phase === phase ? cursor : undefined;
    const walk = rowsOf(question, phase, from, skipped + missing);
    const found = await selectPlaces(db, question, phase, walk, skipped);
    if (skipped > 0 && found.length === 0) skipped -= await countRows(db, question, phase, skipped);
    else skipped = 0;
    all.push(...found.map((place) => ({ ...place, phase })));
  }
  const end = all.length > request.pageLimit ? all[request.pageLimit - 1] : undefined;
  return {
    rows: await selectCells(db, question, all.slice(0, request.pageLimit)),
    next: end ? writeCursor({ phase: end.phase, keys: end.keys }) : null,
  };
}
