import { sql } from 'kysely';
import type { Sql } from '../records/reading/record-mapping.ts';
import { columnOf, scopeCondition } from '../records/reading/scopes.ts';
import { conjunction } from '../records/reading/select-store.ts';
import { inOrderOf } from '../records/reading/spelled-order.ts';
import { gridConditions } from './grid-conditions-store.ts';
import { keyWalkOf, walkKeys } from './grid-key-walk-store.ts';
import {
  beyond,
  comparedIn,
  type Key,
  type PageQuestion,
  raw,
  restBehind,
  restOrder,
  sortValue,
  type WalkCursor,
} from './grid-order-store.ts';
import type { ColumnPlace } from './grid-plan.ts';
import { type Direction, type GridPhase, type GridSort, gridPhases } from './grid-sort.ts';

/**
 * Whether a single walk returns the rows with a value and, after them, those without: when the index is walked in
 * ascending order from its beginning. A narrow search is then run once instead of twice.
 */
export const walksWhole = (first: GridSort | undefined, cursor: WalkCursor | undefined): boolean =>
  cursor === undefined && first?.direction === 'asc' && first.planned.place.kind === 'own';

/** For a sort by a column of the own table: one walk along its index. */
function ownRows(question: PageQuestion, alias: string, cursor: WalkCursor | undefined, limit: number): Sql {
  const { plan, request, first, rest, make } = question;
  const direction = first?.direction ?? 'asc';
  const conditions = [gridConditions(plan, alias, make.user, request, question.filterKeys)];
  const order = [restOrder(alias, rest, direction)];
  if (first) {
    const value = sortValue(alias, first);
    order.unshift(sql`${value} ${raw(direction)}`);
    const { place } = first.planned;
    if (place.kind === 'own' && place.isNullable && !walksWhole(first, cursor))
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
  const rows = (
    ofKey?: Sql,
  ) => sql`select ${sql.id(alias)}.* from ${sql.table(plan.mapping.table)} ${sql.id(alias)}
    where ${conjunction([ofKey, ...conditions])} order by ${sql.join(order)} limit ${sql.lit(limit)}`;
  const keyWalk = keyWalkOf(question);
  if (!first || !keyWalk) return rows();
  return sql`${walkKeys(keyWalk, alias, rows)}
    order by ${sortValue('r', first)} ${raw(direction)}, ${restOrder('r', rest, direction)} limit ${sql.lit(limit)}`;
}

/** Ids before and after all others in the order of uuids. */
const endId = {
  asc: '00000000-0000-0000-0000-000000000000',
  desc: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
} as const;

/** Rows after a key: the later rows with the same label, and all rows with later labels. */
function behindInLabel(
  alias: string,
  rest: readonly GridSort[],
  labelId: Key,
  keys: readonly Key[],
  direction: Direction,
): Sql {
  if (rest.length > 0) return sql`(g.id <> ${labelId} or ${restBehind(alias, rest, keys, direction)})`;
  // The id bound is repeated for every label, so that the index scan can start at it.
  return sql`${columnOf({ alias }, 'id')} ${beyond(direction)}
    case when g.id = ${labelId} then ${keys[0] ?? null}::uuid else ${endId[direction]}::uuid end`;
}

/** If the right to a row comes from the record that its label belongs to, skips labels without that right. */
function labelScope({ plan: { mapping }, make }: PageQuestion, key: string): Sql | undefined {
  if (mapping.scope.kind !== 'via' || mapping.scope.column !== key) return undefined;
  return scopeCondition(make.catalog, mapping.scope.type, { alias: 'labels', user: make.user });
}

/**
 * For a sort by a label that is in another table: walks the labels in order and takes the first rows of each, so that
 * an index of the key serves the sort.
 */
function joinedRows(
  question: PageQuestion,
  phase: 'filled' | 'unlabelled',
  alias: string,
  cursor: WalkCursor | undefined,
  limit: number,
): Sql {
  const { plan, request, first, rest, make } = question;
  const place = first?.planned.place;
  if (!first || place?.kind !== 'joined') throw new Error('The first sort is not joined.');
  const { direction } = first;
  const order = raw(direction);
  const [value = null, labelId = null, ...keys] = cursor?.keys ?? [];
  const label = comparedIn('labels', place.label);
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

/** The rows without a value in the first column. They come last in either direction. */
function emptyRows(
  question: PageQuestion,
  alias: string,
  cursor: WalkCursor | undefined,
  limit: number,
): Sql {
  const { plan, request, first, rest, make } = question;
  const place = first?.planned.place;
  const direction = first?.direction ?? 'asc';
  const column = place?.kind === 'joined' ? place.key : place?.kind === 'own' ? place.column : undefined;
  const empty = column === undefined ? undefined : sql`${columnOf({ alias }, column)} is null`;
  const keys = cursor?.keys.slice(place?.kind === 'joined' ? 2 : 1);
  // All rows are equal in this column, but PostgreSQL only uses the index for the remaining columns if the order names
  // it too.
  const inIndex =
    column === undefined ? [] : [sql`${inOrderOf(column, columnOf({ alias }, column))} ${raw(direction)}`];
  return sql`select ${sql.id(alias)}.* from ${sql.table(plan.mapping.table)} ${sql.id(alias)}
    where ${conjunction([
      gridConditions(plan, alias, make.user, request, question.filterKeys),
      empty,
      keys ? restBehind(alias, rest, keys, direction) : undefined,
    ])} order by ${sql.join([...inIndex, restOrder(alias, rest, direction)])} limit ${sql.lit(limit)}`;
}

/**
 * The walks that a sort needs: for rows with a value, for those whose record has no label, and for those without a
 * value.
 */
export function phasesOf(place: ColumnPlace | undefined): readonly GridPhase[] {
  if (place?.kind === 'own') return place.isNullable ? ['filled', 'empty'] : ['filled'];
  if (place?.kind !== 'joined') return ['filled'];
  return gridPhases.filter(
    (phase) => phase === 'filled' || (phase === 'unlabelled' ? place.isLabelNullable : place.isNullable),
  );
}

/** The rows of one walk, after a key. */
export function rowsOf(
  question: PageQuestion,
  phase: GridPhase,
  cursor: WalkCursor | undefined,
  limit: number,
): Sql {
  const alias = question.make.alias();
  if (phase === 'empty') return emptyRows(question, alias, cursor, limit);
  return question.first?.planned.place.kind === 'joined'
    ? joinedRows(question, phase, alias, cursor, limit)
    : ownRows(question, alias, cursor, limit);
}
