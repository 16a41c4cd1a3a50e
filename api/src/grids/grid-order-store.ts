import { sql } from 'kysely';
import type { GridRequest } from 'shared-contracts/grids';
import type { Slot } from '../platform/db/made-statements.ts';
import type { Sql } from '../records/reading/record-mapping.ts';
import { columnOf } from '../records/reading/scopes.ts';
import type { SelectMaker } from '../records/reading/select-store.ts';
import { inOrderOf } from '../records/reading/spelled-order.ts';
import { given } from './grid-cells-store.ts';
import type { FilterKeys } from './grid-conditions-store.ts';
import type { GridPlan } from './grid-plan.ts';
import type { Direction, GridCursor, GridPhase, GridSort } from './grid-sort.ts';

/** A direction as SQL, and the comparison that leads on in it. */
export const raw = (direction: Direction): Sql => sql.raw(direction);
/** The comparison operator between the key of a later row and that of an earlier one. */
export const beyond = (direction: Direction): Sql => sql.raw(direction === 'asc' ? '>' : '<');

/** Columns whose order is not that of their text, with the column of the same table that holds it. */
const ordered: Readonly<Record<string, string>> = { formatted_legal_description: 'land_order' };

/** The column that a sort by a column compares. */
export const comparedColumn = (column: string): string => ordered[column] ?? column;

/** The column of a table that holds the values of a sort. */
export function sortedColumn({ planned: { place } }: GridSort): string {
  if (place.kind === 'virtual') throw new Error('A virtual column is not sorted by.');
  return place.kind === 'own' ? place.column : place.label;
}

/** The value of a column by which rows are sorted. */
export const comparedIn = (alias: string, column: string): Sql =>
  inOrderOf(column, columnOf({ alias }, comparedColumn(column)));

/** The value that a sort compares. For a joined column that is the label in the record that contains it. */
export function sortValue(alias: string, { planned: { place } }: GridSort): Sql {
  if (place.kind === 'own') return comparedIn(alias, place.column);
  if (place.kind === 'virtual') throw new Error('A virtual column is not sorted by.');
  return sql`(select ${comparedIn('label', place.label)} from ${sql.table(place.table)} label
    where label.id = ${columnOf({ alias }, place.key)})`;
}

/** `order by` of the columns after the first, and the id that makes the order unique. */
export function restOrder(alias: string, rest: readonly GridSort[], direction: Direction): Sql {
  return sql.join([
    ...rest.map((sort) => sql`${sortValue(alias, sort)} ${raw(sort.direction)} nulls last`),
    sql`${columnOf({ alias }, 'id')} ${raw(direction)}`,
  ]);
}

/** A key of a cursor, or its parameter in a statement that serves every page. */
export type Key = GridCursor['keys'][number] | Slot;

/** Where a walk continues. */
export interface WalkCursor {
  readonly phase: GridPhase;
  readonly keys: readonly Key[];
}

/** Rows after a key by the columns after the first: later in one of them, and equal in all columns before it. */
export function restBehind(
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

/** The parameters of a page. */
export interface PageQuestion {
  readonly make: SelectMaker;
  readonly plan: GridPlan;
  readonly request: GridRequest;
  readonly first: GridSort | undefined;
  readonly rest: readonly GridSort[];
  readonly filterKeys: FilterKeys;
}

const keyOf = (alias: string, sort: GridSort): Sql => given(sort.planned, sortValue(alias, sort));

/** The keys of a row, in the order in which a cursor contains them. */
export function keysOf(alias: string, { first, rest }: PageQuestion): Sql {
  const isJoined = first?.planned.place.kind === 'joined';
  return sql`json_build_array(${sql.join([
    ...(first ? [keyOf(alias, first)] : []),
    ...(isJoined && first.planned.place.kind === 'joined'
      ? [columnOf({ alias }, first.planned.place.key)]
      : []),
    ...rest.map((sort) => keyOf(alias, sort)),
    columnOf({ alias }, 'id'),
  ])})`;
}
