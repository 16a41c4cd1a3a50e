import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { batchedQuery } from './batched-query.ts';

/** Rows of a table that have an order below a record. */
export interface OrderedRows {
  readonly table: string;
  /** Column that references the record. */
  readonly parent: string;
}

/**
 * The sequence number that puts a new row after the existing ones (decision 33). The caller makes sure that nothing
 * else adds a row meanwhile.
 */
export async function nextSequence(
  db: Db,
  { table, parent }: OrderedRows,
  parentId: string,
): Promise<number> {
  const { rows } = await sql`select (count(*) + 1)::int as next from ${sql.table(table)}
    where ${sql.ref(parent)} = ${parentId}`.execute(db.withoutPlugins());
  return v.parse(v.object({ next: v.number() }), rows[0]).next;
}

const firstSchema = v.object({ parent: v.string(), next: v.number() });

/**
 * Sequence numbers that put new rows, written in one statement, after the existing ones. The caller makes sure that
 * nothing else adds rows to their parents meanwhile.
 */
export function placesBehind(order: OrderedRows) {
  const { table, parent: column } = order;
  const firsts = new WeakMap<Db, Map<string, number>>();
  /** Parents whose next number was just looked up. */
  const fresh = new WeakMap<Db, Set<string>>();
  const note = (db: Db, parentId: string, first: number) =>
    firsts.set(db, (firsts.get(db) ?? new Map<string, number>()).set(parentId, first));
  const nextTogether = batchedQuery(async ({ db }: { readonly db: Db }, ids) => {
    const { rows } = await sql`select given.id as parent, (count(r.id) + 1)::int as next
      from unnest(${ids}::uuid[]) as given (id)
        left join ${sql.table(table)} r on ${sql.ref(`r.${column}`)} = given.id
      group by given.id`.execute(db.withoutPlugins());
    return new Map(rows.map((row) => v.parse(firstSchema, row)).map(({ parent, next }) => [parent, next]));
  });
  return {
    /** Looks up the number of a parent's first new row, with one query for all rows that are checked together. */
    ahead: async (db: Db, parentId: string): Promise<void> => {
      const first = await nextTogether({ db }, parentId);
      if (first === undefined) return;
      note(db, parentId, first);
      fresh.set(db, (fresh.get(db) ?? new Set<string>()).add(parentId));
    },
    /** The number of a row; `earlier` is how many rows of the same parent the statement writes before it. */
    of: async (db: Db, parentId: string, earlier: number): Promise<number> => {
      const isFresh = fresh.get(db)?.delete(parentId) ?? false;
      const first = earlier > 0 || isFresh ? firsts.get(db)?.get(parentId) : undefined;
      if (first !== undefined) return first + earlier;
      const next = await nextSequence(db, order, parentId);
      note(db, parentId, next - earlier);
      return next;
    },
  };
}

/** Renumbers the rows below a record from 1, in their current order. */
export async function renumber(db: Db, { table, parent }: OrderedRows, parentId: string): Promise<void> {
  await sql`update ${sql.table(table)} t set sequence = placed.place
    from (select id, row_number() over (order by sequence, id)::int as place from ${sql.table(table)}
      where ${sql.ref(parent)} = ${parentId}) placed
    where placed.id = t.id and t.sequence <> placed.place`.execute(db);
}
