import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { recordOf } from '../../records/reading/record-catalog.ts';
import { snakeCase } from '../../records/reading/record-mapping.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { BroughtNoun } from './brought-noun.ts';

const stampSchema = v.object({ id: v.string(), revision: v.number(), stamp: v.string() });

/** The revision of a record, and a stamp that changes with it and with the rows below it. */
export type RecordStamp = v.InferOutput<typeof stampSchema>;

/** Stamps of records that the person may see, by id. */
export async function stampsOf(
  { db, catalog, user }: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  { type, below }: Pick<BroughtNoun, 'type' | 'below'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordStamp>> {
  if (ids.length === 0) return new Map();
  const { table } = recordOf(catalog, type);
  const rowsBelow = below
    ? sql`(select count(*)::text || ' ' || coalesce(sum(x.revision), 0)::text
        from ${sql.table(below.table)} x where x.${sql.ref(below.column)} = r.id)`
    : sql`''`;
  const { rows } = await sql`select r.id, r.revision, r.revision::text || ' ' || ${rowsBelow} as stamp
    from ${sql.table(table)} r
    where ${conjunction([sql`r.id = any (${ids}::uuid[])`, scopeCondition(catalog, type, { alias: 'r', user })])}`.execute(
    db.withoutPlugins(),
  );
  return new Map(rows.map((row) => v.parse(stampSchema, row)).map((row) => [row.id, row]));
}

const sumSchema = v.object({ theirs: v.string(), ours: v.string() });

/** The sum of a column's numbers in a table, and of the stored numbers of the records that were created from it. */
export async function sumsOf(
  { db }: Pick<RecordContext, 'db'>,
  table: string,
  field: string,
  numbers: readonly string[],
  ids: readonly string[],
) {
  const { rows } = await sql`select
      trim_scale(coalesce((select sum(x::numeric) from unnest(${numbers}::text[]) x), 0))::text as theirs,
      trim_scale(coalesce((select sum(${sql.ref(`r.${snakeCase(field)}`)}) from ${sql.table(table)} r
        where r.id = any (${ids}::uuid[])), 0))::text as ours`.execute(db.withoutPlugins());
  return v.parse(sumSchema, rows[0]);
}

/** `target` is null for a row that references nobody, such as an owner known only by the name on the title. */
const linkSchema = v.object({ id: v.string(), owner: v.string(), target: v.nullable(v.string()) });

/** Rows of a table that link records with others, by record. */
export async function linksOf(
  db: Db,
  { table, owner, target }: { readonly table: string; readonly owner: string; readonly target: string },
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly id: string; readonly target: string | null }[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql`select id, ${sql.ref(owner)} as owner, ${sql.ref(target)} as target
    from ${sql.table(table)} where ${sql.ref(owner)} = any (${ids}::uuid[]) order by sequence, id`.execute(
    db.withoutPlugins(),
  );
  return Map.groupBy(
    rows.map((row) => v.parse(linkSchema, row)),
    (row) => row.owner,
  );
}

const revisionSchema = v.object({ id: v.string(), revision: v.number() });

/** The revisions of rows of a table. */
export async function revisionsOf(
  db: Db,
  table: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } =
    await sql`select id, revision from ${sql.table(table)} where id = any (${ids}::uuid[])`.execute(
      db.withoutPlugins(),
    );
  return new Map(rows.map((row) => v.parse(revisionSchema, row)).map(({ id, revision }) => [id, revision]));
}

/** The revisions of records of a type, regardless of who may see them. */
export const revisionsNow = (
  { db, catalog }: Pick<RecordContext, 'db' | 'catalog'>,
  type: string,
  ids: readonly string[],
) => revisionsOf(db, recordOf(catalog, type).table, ids);
