import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import type { Sql } from '../reading/record-mapping.ts';
import { namedOf } from './named-values.ts';
import type { PlannedField } from './saved-fields.ts';
import type { RecordValues } from './writable-kind.ts';

/** Column values in addition to the saved fields, such as who wrote a row. */
export type Columns = Readonly<Record<string, unknown>>;

/** The values of a row's own table, by column. */
export function plainCells(fields: readonly PlannedField[], values: RecordValues, more: Columns): Columns {
  const cells: Record<string, unknown> = {};
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (field.kind === 'column') cells[field.column] = value;
    else if (field.kind === 'one') cells[field.column] = namedOf(value)?.id ?? null;
  }
  return { ...cells, ...more };
}

const namedColumnSchema = v.object({ name: v.string() });

const jsonKnown = new Map<string, ReadonlySet<string>>();

/** The JSON columns of a table; their values arrive as JSON text. Looked up once, because a server has one schema. */
async function jsonColumns(db: Db, table: string): Promise<ReadonlySet<string>> {
  const known = jsonKnown.get(table);
  if (known) return known;
  const { rows } = await sql`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and atttypid = 'jsonb'::regtype and attnum > 0`.execute(
    db.withoutPlugins(),
  );
  const found = new Set(rows.map((row) => v.parse(namedColumnSchema, row).name));
  jsonKnown.set(table, found);
  return found;
}

/**
 * A value as a member of the JSON that fills a row. Lone surrogates are replaced, because PostgreSQL's JSON refuses
 * them.
 */
function jsonValue(value: unknown, isJson: boolean): unknown {
  if (typeof value !== 'string') return value;
  return isJson ? JSON.parse(value) : value.toWellFormed();
}

/** A select that returns the given rows of one table, and the names of its columns. */
export async function readRows(
  db: Db,
  table: string,
  given: Iterable<Columns>,
): Promise<{ readonly columns: Sql; readonly select: Sql }> {
  const json = await jsonColumns(db, table);
  const named = new Set<string>();
  const rows: string[] = [];
  await eachInTurns(given, (row) => {
    const filled: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(row)) {
      named.add(name);
      if (value === null || value === undefined) continue;
      filled[name] = jsonValue(value, json.has(name));
    }
    rows.push(JSON.stringify(filled));
  });
  const columns = sql.join([...named].map((name) => sql.ref(name)));
  // The table's own row type parses the values: types are right, and there is a single parameter however wide the table
  // is.
  const select = sql`select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join()}]`}::jsonb)`;
  return { columns, select };
}

/** The column list and the select of an insert into one table. A column that no row contains gets its default. */
export async function selectRows(db: Db, table: string, given: Iterable<Columns>): Promise<Sql> {
  const { columns, select } = await readRows(db, table, given);
  return sql`(${columns}) ${select}`;
}

/**
 * A statement that inserts rows into one table; undefined if there are no rows. A column that no row contains gets its
 * default.
 */
export async function insertPlain(db: Db, table: string, given: Iterable<Columns>): Promise<Sql | undefined> {
  let isAny = false;
  function* noted(): Generator<Columns> {
    for (const row of given) {
      isAny = true;
      yield row;
    }
  }
  const rows = await selectRows(db, table, noted());
  return isAny ? sql`insert into ${sql.table(table)} ${rows}` : undefined;
}

/**
 * Groups rows that have values in the same columns, so that one statement can write each group; yields to other work in
 * between.
 */
export async function byColumns(rows: Iterable<Columns>): Promise<readonly (readonly Columns[])[]> {
  const found = new Map<string, Columns[]>();
  await eachInTurns(rows, (row) => {
    const key = Object.keys(row).toSorted().join();
    const some = found.get(key);
    if (some) some.push(row);
    else found.set(key, [row]);
  });
  return [...found.values()];
}
