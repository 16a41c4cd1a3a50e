import { sql } from 'kysely';
import type { GridRequest } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../db/database.ts';
import { recordCatalog } from '../records/catalog.ts';
import type { Sql } from '../records/record-mapping.ts';
import { columnOf } from '../records/scopes.ts';
import { conjunction, type SelectMaker, selectMaker } from '../records/select-store.ts';
import { cellValue } from './grid-cells-store.ts';
import { gridConditions } from './grid-conditions-store.ts';
import type { GridPlan } from './grid-plan.ts';
import {
  type Direction,
  type GridCursor,
  type GridSort,
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
  const conditions = [gridConditions(plan, alias, make.user, request)];
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
    where ${conjunction(conditions)} order by ${sql.join(order)} limit ${limit}`;
}

/**
 * Sorted by a label that another table holds: walks the labels in order and takes
 * the first rows of each, so that an index of the key serves the sort.
 */
function joinedRows(
  question: PageQuestion,
  alias: string,
  cursor: GridCursor | undefined,
  limit: number,
): Sql {
  const { plan, request, first, rest, make } = question;
  const place = first?.planned.place;
  if (!first || place?.kind !== 'joined') throw new Error('The first sort is not joined.');
  const { direction } = first;
  const [label = null, labelId = null, ...keys] = cursor?.keys ?? [];
  const label_ = sql.ref(`labels.${place.label}`);
  const bound = cursor
    ? sql`and (${label_}, labels.id) ${sql.raw(direction === 'asc' ? '>=' : '<=')} (${label}, ${labelId})`
    : sql``;
  const behind = cursor
    ? sql`(g.id <> ${labelId} or ${restBehind(alias, rest, keys, direction)})`
    : undefined;
  const conditions = [
    sql`${columnOf({ alias }, place.key)} = g.id`,
    gridConditions(plan, alias, make.user, request),
    behind,
  ];
  return sql`select r.* from (
      select labels.id, ${label_} as label from ${sql.table(place.table)} labels
      where ${label_} is not null ${bound} order by ${label_} ${raw(direction)}, labels.id ${raw(direction)}) g
    cross join lateral (select ${sql.id(alias)}.* from ${sql.table(plan.mapping.table)} ${sql.id(alias)}
      where ${conjunction(conditions)} order by ${restOrder(alias, rest, direction)} limit ${limit}) r
    order by g.label ${raw(direction)}, g.id ${raw(direction)}, ${restOrder('r', rest, direction)} limit ${limit}`;
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
  const empty =
    place?.kind === 'joined'
      ? sql`(${columnOf({ alias }, place.key)} is null or exists (select 1 from ${sql.table(place.table)} label
          where label.id = ${columnOf({ alias }, place.key)} and ${sql.ref(`label.${place.label}`)} is null))`
      : first && sql`${sortValue(alias, first)} is null`;
  const keys = cursor?.keys.slice(place?.kind === 'joined' ? 2 : 1);
  return sql`select ${sql.id(alias)}.* from ${sql.table(plan.mapping.table)} ${sql.id(alias)}
    where ${conjunction([
      gridConditions(plan, alias, make.user, request),
      empty,
      keys ? restBehind(alias, rest, keys, direction) : undefined,
    ])} order by ${restOrder(alias, rest, direction)} limit ${limit}`;
}

const rowSchema = v.object({ record: v.looseObject({ _keys: v.array(v.unknown()) }) });

const keySchema = v.array(v.nullable(v.union([v.string(), v.number(), v.boolean()])));

async function selectRows(db: Db, question: PageQuestion, phase: GridCursor['phase'], rows: Sql) {
  const { make, plan, request, first, rest } = question;
  const wanted = new Set(request.columns.map(({ id }) => id));
  const cells = [...plan.columns.values()]
    .filter(({ column }) => wanted.has(column.id))
    .map(({ column, path }) => sql`${cellValue(make, plan.mapping, 'page', path)} as ${sql.id(column.id)}`);
  const direction = first?.direction ?? 'asc';
  const place = first?.planned.place;
  const isFilled = first && phase === 'filled';
  const order = sql.join([
    ...(isFilled ? [sql`${sortValue('page', first)} ${raw(direction)}`] : []),
    ...(isFilled && place?.kind === 'joined'
      ? [sql`${columnOf({ alias: 'page' }, place.key)} ${raw(direction)}`]
      : []),
    restOrder('page', rest, direction),
  ]);
  const answer = await sql`select to_json(x) as record from (
    select ${sql.join([sql`page.id as id`, ...cells, sql`${keysOf('page', question)} as "_keys"`])}
    from (${rows}) page order by ${order}) x`.execute(db.withoutPlugins());
  return answer.rows.map((row) => v.parse(rowSchema, row).record);
}

export interface GridRows {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly next: string | null;
}

/** A page of a grid by key: rows with a value in the first sorted column, then those without. Throws BAD_INPUT. */
export async function gridRows(
  db: Db,
  plan: GridPlan,
  user: CurrentUser,
  request: GridRequest,
): Promise<GridRows> {
  const [first, ...rest] = sortsOf(plan, request);
  const question: PageQuestion = { make: selectMaker(recordCatalog, user), plan, request, first, rest };
  const place = first?.planned.place;
  const keyCount = (first ? 1 : 0) + (place?.kind === 'joined' ? 1 : 0) + rest.length + 1;
  const cursor = request.after ? readCursor(request.after, keyCount) : undefined;
  const wanted = request.pageLimit + 1;
  const filled =
    cursor?.phase === 'empty'
      ? []
      : await selectRows(
          db,
          question,
          'filled',
          place?.kind === 'joined'
            ? joinedRows(question, question.make.alias(), cursor, wanted)
            : ownRows(question, question.make.alias(), cursor, wanted),
        );
  const hasEmpty = place?.kind !== undefined && place.kind !== 'virtual' && place.isNullable;
  const missing = wanted - filled.length;
  const empty =
    hasEmpty && missing > 0
      ? await selectRows(
          db,
          question,
          'empty',
          emptyRows(question, question.make.alias(), cursor?.phase === 'empty' ? cursor : undefined, missing),
        )
      : [];
  const all = [...filled, ...empty];
  const last = all.length > request.pageLimit ? request.pageLimit - 1 : undefined;
  const end = last === undefined ? undefined : all[last];
  return {
    rows: all.slice(0, request.pageLimit).map(({ _keys, ...cells }) => cells),
    next:
      last === undefined || !end
        ? null
        : writeCursor({
            phase: last < filled.length ? 'filled' : 'empty',
            keys: v.parse(keySchema, end._keys),
          }),
  };
}
