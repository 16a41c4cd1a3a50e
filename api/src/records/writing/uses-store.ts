import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { type RecordCatalog, recordOf } from '../reading/record-catalog.ts';
import type { RecordMapping, RecordNames, Sql } from '../reading/record-mapping.ts';
import { scopeCondition } from '../reading/scopes.ts';
import type { RecordContext } from '../record-context.ts';

const keySchema = v.object({
  table: v.string(),
  column: v.string(),
  target: v.string(),
  /** Whether the row is deleted with the record that it references. */
  isOwned: v.boolean(),
});

type Key = v.InferOutput<typeof keySchema>;

/** Every column that references a record of another table. */
export async function foreignKeys(db: Db): Promise<readonly Key[]> {
  const { rows } = await sql`select c.conrelid::regclass::text as "table", a.attname::text as "column",
      c.confrelid::regclass::text as target, c.confdeltype = 'c' as "isOwned"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and array_length(c.conkey, 1) = 1 order by 1, 2`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(keySchema, row));
}

/** Rows of a table: the table, and a statement that selects each of them once. */
interface Rows {
  readonly table: string;
  readonly each: Sql;
}

const rowsNaming = ({ table, column }: Key, ids: Sql): Sql =>
  sql`from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} in (${ids})`;

export interface Use {
  /** The names of the records; undefined if they have none of their own. */
  readonly names: RecordNames | undefined;
  /** Those that the person may see. */
  readonly count: number;
  /** Those that the person may not see. */
  readonly unseen: number;
}

const countedSchema = v.object({ count: v.number(), unseen: v.number() });

/** Most levels of rows belonging to rows that are followed. */
const deepest = 4;

/** The kinds of record that people know by name, by their table. */
function namedKinds(catalog: RecordCatalog): ReadonlyMap<string, RecordMapping & { names: RecordNames }> {
  return new Map(
    [...catalog.values()].flatMap((mapping) =>
      mapping.names ? [[mapping.table, { ...mapping, names: mapping.names }] as const] : [],
    ),
  );
}

/**
 * Counts the records of each kind that use a record, found through the database's own foreign keys, so that new kinds
 * of record are counted without changes here. Rows that belong to the record are searched too. A row without a name of
 * its own counts as the record that it belongs to. Records that the person may not see are counted apart, so that
 * nobody learns how much others keep (decision 12).
 */
export async function countUses(
  { db, catalog, user }: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  table: string,
  ownTables: readonly string[],
  id: string,
): Promise<readonly Use[]> {
  const keys = await foreignKeys(db);
  const kinds = namedKinds(catalog);

  /** The records, of kinds that people know by name, that some rows belong to. */
  const known = (at: string, rows: Sql, depth: number): Rows => {
    if (kinds.has(at)) return { table: at, each: sql`select r.id::text ${rows}` };
    const parent = keys.find((key) => key.table === at && key.isOwned && key.target !== table);
    if (!parent || depth === 0) return { table: at, each: sql`select r::text ${rows}` };
    const above = sql`from ${sql.table(parent.target)} r where r.id in (
      select ${sql.ref(`r.${parent.column}`)} ${rows})`;
    return known(parent.target, above, depth - 1);
  };

  const usersOf = (target: string, ids: Sql, depth: number): readonly Rows[] =>
    keys
      .filter((key) => key.target === target)
      .flatMap((key) => {
        const rows = rowsNaming(key, ids);
        // Another record of the same kind counts as a use too, such as a parcel divided from this one.
        const isOther = key.table === table || !ownTables.includes(key.table);
        if (!key.isOwned && isOther) return [known(key.table, rows, deepest)];
        const isNamed = keys.some((other) => other.target === key.table);
        return isNamed && depth > 0 ? usersOf(key.table, sql`select r.id ${rows}`, depth - 1) : [];
      });

  const users = Map.groupBy(usersOf(table, sql`select ${id}::uuid`, deepest), (rows) => rows.table);
  const uses: Use[] = [];
  for (const [at, rows] of users) {
    const each = sql.join(
      rows.map((one) => one.each),
      sql` union `,
    );
    const kind = kinds.get(at);
    const alias = 'seen';
    const condition = kind && scopeCondition(catalog, kind.type, { alias, user });
    const isSeen = condition
      ? sql`exists (select 1 from ${sql.table(at)} ${sql.id(alias)} where seen.id::text = used.id and ${condition})`
      : sql`true`;
    const answer = await sql`select count(*) filter (where ${isSeen})::int as count,
        count(*) filter (where not ${isSeen})::int as unseen
      from (${each}) as used(id)`.execute(db.withoutPlugins());
    const counted = v.parse(countedSchema, answer.rows[0]);
    if (counted.count + counted.unseen > 0) uses.push({ names: kind?.names, ...counted });
  }
  return uses.toSorted((one, other) => other.count - one.count);
}

const leftSchema = v.object({ id: v.string() });

/** Returns which of the given records still have the given revision and are not referenced by any other record. */
export async function leftAlone(
  { db, catalog }: Pick<RecordContext, 'db' | 'catalog'>,
  type: string,
  revisions: ReadonlyMap<string, number>,
): Promise<ReadonlySet<string>> {
  if (revisions.size === 0) return new Set();
  const { table } = recordOf(catalog, type);
  const kinds = namedKinds(catalog);
  const unused = (await foreignKeys(db))
    .filter((key) => key.target === table && (!key.isOwned || kinds.has(key.table)))
    .map(
      (key) =>
        sql`and not exists (select 1 from ${sql.table(key.table)} u where ${sql.ref(`u.${key.column}`)} = t.id)`,
    );
  const kept = [...revisions].map(([id, revision]) => ({ id, revision }));
  const { rows } = await sql`select t.id from ${sql.table(table)} t
    join jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k(id uuid, revision int)
      on k.id = t.id and k.revision = t.revision
    where true ${sql.join(unused, sql` `)} for update of t`.execute(db.withoutPlugins());
  return new Set(rows.map((row) => v.parse(leftSchema, row).id));
}
