import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../db/database.ts';

/** A table with the columns that are written; columns that the database computes are left out. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

const shapeSchema = v.object({ name: v.string(), columns: v.array(v.string()) });

/** The database itself records which migrations were run. */
const ownTable = 'migration';

/** Every table of the product. */
export async function tableShapes(db: Db): Promise<readonly TableShape[]> {
  const { rows } = await sql`select c.relname::text as name,
      json_agg(a.attname order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> ${ownTable}
      and c.relpersistence <> 't'
    group by c.relname order by c.relname`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(shapeSchema, row));
}

const columnsOf = ({ columns }: TableShape) => sql.join(columns.map((column) => sql.id(column)));

/** The rows of a table, each as one text from which PostgreSQL can recreate the same row. */
export const rowTexts = (shape: TableShape): RawBuilder<unknown> =>
  sql`select row(${columnsOf(shape)})::text as "row" from ${sql.table(shape.name)}`;

/** Settings that make rows produce the same texts on every server. */
export const plainTexts = sql`select set_config('datestyle', 'ISO, YMD', true), set_config('intervalstyle', 'postgres', true),
  set_config('timezone', 'UTC', true), set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true)`;

export const rowSchema = v.object({ row: v.string() });

/**
 * Writes rows that `rowTexts` read. `shape` describes a temporary table `restored` with the same columns in the same
 * order.
 */
export async function insertTexts(db: Db, shape: TableShape, rows: readonly string[]): Promise<void> {
  await sql`insert into ${sql.table(shape.name)} (${columnsOf(shape)}) overriding system value
    select * from unnest(${rows}::restored[])`.execute(db.withoutPlugins());
}

/**
 * Creates the type that rows of a table are read back with; it belongs to this connection and is replaced by the next
 * call.
 */
export async function shapeRestored(db: Db, shape: TableShape): Promise<void> {
  const own = db.withoutPlugins();
  await sql`drop table if exists pg_temp.restored`.execute(own);
  await sql`create temporary table restored as select ${columnsOf(shape)} from ${sql.table(shape.name)} with no data`.execute(
    own,
  );
}
