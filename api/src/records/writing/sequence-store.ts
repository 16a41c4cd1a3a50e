import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** Rows of a table that have an order below a record. */
export interface OrderedRows {
  readonly table: string;
  /** Column that references the record. */
  readonly parent: string;
}

/** The number of a new row after the existing ones (decision 33). Nothing else may add a row meanwhile. */
export async function nextSequence(
  db: Db,
  { table, parent }: OrderedRows,
  parentId: string,
): Promise<number> {
  const { rows } = await sql`select (count(*) + 1)::int as next from ${sql.table(table)}
    where ${sql.ref(parent)} = ${parentId}`.execute(db.withoutPlugins());
  return v.parse(v.object({ next: v.number() }), rows[0]).next;
}

/**
 * Numbers of new rows after the existing ones, for rows that one statement writes: `earlier` is how many rows of the
 * same parent it writes before this one. Nothing else may add rows to the parent meanwhile.
 */
export function placesBehind(order: OrderedRows) {
  const firsts = new WeakMap<Db, Map<string, number>>();
  return async (db: Db, parentId: string, earlier: number): Promise<number> => {
    const known = firsts.get(db) ?? new Map<string, number>();
    firsts.set(db, known);
    const first = earlier > 0 ? known.get(parentId) : undefined;
    if (first !== undefined) return first + earlier;
    const next = await nextSequence(db, order, parentId);
    known.set(parentId, next - earlier);
    return next;
  };
}

/** Renumbers the rows below a record from 1, in their current order. */
export async function renumber(db: Db, { table, parent }: OrderedRows, parentId: string): Promise<void> {
  await sql`update ${sql.table(table)} t set sequence = placed.place
    from (select id, row_number() over (order by sequence, id)::int as place from ${sql.table(table)}
      where ${sql.ref(parent)} = ${parentId}) placed
    where placed.id = t.id and t.sequence <> placed.place`.execute(db);
}
