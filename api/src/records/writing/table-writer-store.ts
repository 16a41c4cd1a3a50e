import { sql } from 'kysely';
import * as v from 'valibot';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import type { Db } from '../../platform/db/database.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { said } from '../../platform/errors/said.ts';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import type { Sql } from '../reading/record-mapping.ts';
import { namedIn, namedOf } from './named-values.ts';
import type { PlannedField, RowsField } from './saved-fields.ts';
import type { RecordValues } from './writable-kind.ts';

/** Values of columns beside those of the saved fields, such as who wrote a row. */
export type Columns = Readonly<Record<string, unknown>>;

interface Cell {
  readonly column: Sql;
  readonly value: Sql;
}

/** The revision of a record, kept from others until the transaction ends; undefined where there is none. */
export async function lockRevision(db: Db, table: string, id: string): Promise<number | undefined> {
  // Read apart from the rest: a row that was waited for is new, while what the statement read beside it is old.
  const { rows } = await sql`select revision from ${sql.table(table)} where id = ${id} for update`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(v.object({ revision: v.number() }), row).revision)[0];
}

const lockedSchema = v.object({ id: v.string(), revision: v.number() });

/** The revisions of records that are there, kept from others until the transaction ends; in one order everywhere. */
export async function lockRevisions(
  db: Db,
  table: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql`select id, revision from ${sql.table(table)} where id = any (${ids}::uuid[])
    order by id for update`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(lockedSchema, row)).map(({ id, revision }) => [id, revision]));
}

/** Columns and values of what stands in the record's own table, as far as the values name it. */
function cellsOf(fields: readonly PlannedField[], values: RecordValues, more: Columns = {}): readonly Cell[] {
  const cells = fields.flatMap((field) => {
    const value = values[field.name];
    if ((field.kind !== 'column' && field.kind !== 'one') || value === undefined) return [];
    const written = field.kind === 'one' ? (namedOf(value)?.id ?? null) : value;
    return [{ column: sql.ref(field.column), value: sql`${written}` }];
  });
  return [
    ...cells,
    ...Object.entries(more).map(([column, value]) => ({ column: sql.ref(column), value: sql`${value}` })),
  ];
}

const columnsOf = (cells: readonly Cell[]) => sql.join(cells.map(({ column }) => column));
const valuesOf = (cells: readonly Cell[]) => sql.join(cells.map(({ value }) => value));
const assignmentsOf = (cells: readonly Cell[]) =>
  sql.join(cells.map(({ column, value }) => sql`${column} = ${value}`));

/**
 * Writes the rows of a record in their order, numbered anew; rows that are no longer listed are deleted. Throws BAD_INPUT
 * where an id is that of another record's row.
 */
async function writeRows(db: Db, rows: RowsField, parentId: string, record: RecordValues): Promise<void> {
  const list = namedIn(record[rows.name]);
  const table = sql.table(rows.table);
  const parent = sql.ref(rows.parent);
  const kept = list.map(({ id }) => id);
  await sql`delete from ${table} where ${parent} = ${parentId}
    ${kept.length > 0 ? sql`and id not in (${sql.join(kept)})` : sql``}`.execute(db);
  for (const [place, row] of list.entries()) {
    const repeated = Object.fromEntries(
      rows.repeats.map(({ field, column }) => [column, record[field] ?? null]),
    );
    const sequence = rows.hasSequence ? { sequence: place + 1 } : {};
    const cells = cellsOf(rows.fields, row, { ...sequence, ...repeated });
    // A row of another record is not taken over.
    const { numAffectedRows } = await sql`insert into ${table} as t (id, ${parent}, ${columnsOf(cells)})
      values (${row.id}, ${parentId}, ${valuesOf(cells)})
      on conflict (id) do update set ${assignmentsOf(cells)} where ${sql.ref(`t.${rows.parent}`)} = ${parentId}`.execute(
      db,
    );
    if (numAffectedRows !== 1n) throw badInput(said(writingTexts, ({ rowElsewhere }) => rowElsewhere));
    await writeBelow(db, rows.fields, row.id, row);
  }
}

/** Joins a record with those that a field names, and with no other. */
async function writeLinks(
  db: Db,
  { name, table, own, other }: Extract<PlannedField, { kind: 'linked' }>,
  id: string,
  values: RecordValues,
): Promise<void> {
  const ids = namedIn(values[name]).map((one) => one.id);
  await sql`delete from ${sql.table(table)} where ${sql.ref(own)} = ${id}`.execute(db);
  if (ids.length === 0) return;
  await sql`insert into ${sql.table(table)} (${sql.ref(own)}, ${sql.ref(other)})
    values ${sql.join(ids.map((one) => sql`(${id}, ${one})`))}`.execute(db);
}

/** Writes what hangs on a record, as far as the values name it. */
async function writeBelow(
  db: Db,
  fields: readonly PlannedField[],
  id: string,
  values: RecordValues,
): Promise<void> {
  for (const field of fields) {
    if (values[field.name] === undefined) continue;
    if (field.kind === 'rows') await writeRows(db, field, id, values);
    if (field.kind === 'linked') await writeLinks(db, field, id, values);
  }
}

/** Writes a new record; false where one of this id is there already. */
export async function insertRecord(
  db: Db,
  table: string,
  fields: readonly PlannedField[],
  id: string,
  values: RecordValues,
  more: Columns = {},
): Promise<boolean> {
  const cells = cellsOf(fields, values, more);
  // Of those who write one id at once the others wait before they look whether it is there. Where two looked before, the
  // second would be refused for a code that is its own.
  const held = sql`(select ${id}::uuid from
    (select pg_advisory_xact_lock(hashtextextended(${id}, 0))) as held)`;
  const { numAffectedRows } = await sql`insert into ${sql.table(table)} (id, ${columnsOf(cells)})
    values (${held}, ${valuesOf(cells)}) on conflict (id) do nothing`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await writeBelow(db, fields, id, values);
  return true;
}

/** A new record with its columns beside the saved fields. */
export interface NewRecord {
  readonly id: string;
  readonly values: RecordValues;
  readonly more: Columns;
}

/** What stands in a row's own table, by its columns. */
function plainCells(fields: readonly PlannedField[], values: RecordValues, more: Columns): Columns {
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

/** Columns of a table that hold JSON: single writes give them as its text. Asked once: a server has one schema. */
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

/** A statement that writes rows of one table, undefined where there are none; what no row names takes the column's default. */
async function insertPlain(db: Db, table: string, given: Iterable<Columns>): Promise<Sql | undefined> {
  const json = await jsonColumns(db, table);
  const named = new Set<string>();
  const rows: string[] = [];
  await eachInTurns(given, (row) => {
    const filled: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(row)) {
      named.add(name);
      if (value === null || value === undefined) continue;
      filled[name] = json.has(name) && typeof value === 'string' ? JSON.parse(value) : value;
    }
    rows.push(JSON.stringify(filled));
  });
  if (rows.length === 0) return undefined;
  const columns = sql.join([...named].map((name) => sql.ref(name)));
  // The table's own row type reads the values: the same types, however wide the table is, and one parameter.
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join()}]`}::jsonb)`;
}

/** Rows that stand in new records, table by table. */
function* rowsBelow(field: RowsField, records: readonly Omit<NewRecord, 'more'>[]): Generator<Columns> {
  for (const { id, values } of records)
    for (const [place, row] of namedIn(values[field.name]).entries()) {
      const repeated = field.repeats.map(({ field: of, column }) => [column, values[of] ?? null] as const);
      const sequence = field.hasSequence ? { sequence: place + 1 } : {};
      const own = { id: row.id, [field.parent]: id, ...sequence, ...Object.fromEntries(repeated) };
      yield plainCells(field.fields, row, own);
    }
}

function* ownRows(fields: readonly PlannedField[], records: readonly NewRecord[]): Generator<Columns> {
  for (const { id, values, more } of records) yield plainCells(fields, values, { id, ...more });
}

/**
 * Makes the statement of many new records with the rows that stand in them: one, so that what follows from the rows is
 * worked out once, when all of them are there. Returns what writes them. None of their ids may be there.
 */
export async function insertOf(
  db: Db,
  table: string,
  fields: readonly PlannedField[],
  records: readonly NewRecord[],
): Promise<() => Promise<void>> {
  const parts = [await insertPlain(db, table, ownRows(fields, records))];
  for (const field of fields) {
    if (field.kind !== 'rows') continue;
    if (field.fields.some(({ kind }) => kind === 'rows' || kind === 'linked'))
      throw new Error(`Rows below ${field.table} are not written many at once.`);
    parts.push(await insertPlain(db, field.table, rowsBelow(field, records)));
  }
  const named = parts
    .filter((part) => part !== undefined)
    .map((part, place) => sql`${sql.ref(`w${place}`)} as (${part})`);
  return async () => {
    if (named.length === 0) return;
    await sql`with ${sql.join(named)} select 1`.execute(db.withoutPlugins());
    for (const field of fields)
      if (field.kind === 'linked')
        for (const { id, values } of records)
          if (values[field.name] !== undefined) await writeLinks(db, field, id, values);
  };
}

/** Deletes many records with the rows that stand in them. */
export async function deleteRecordRows(
  db: Db,
  table: string,
  fields: readonly PlannedField[],
  ids: readonly string[],
): Promise<void> {
  const wanted = sql`any (${ids}::uuid[])`;
  for (const field of fields) {
    if (field.kind === 'rows')
      await sql`delete from ${sql.table(field.table)} where ${sql.ref(field.parent)} = ${wanted}`.execute(db);
    if (field.kind === 'linked')
      await sql`delete from ${sql.table(field.table)} where ${sql.ref(field.own)} = ${wanted}`.execute(db);
  }
  await sql`delete from ${sql.table(table)} where id = ${wanted}`.execute(db);
}

/** Writes the values of a record that this transaction has locked, and raises its revision. */
export async function updateRecord(
  db: Db,
  table: string,
  fields: readonly PlannedField[],
  id: string,
  values: RecordValues,
  more: Columns = {},
): Promise<void> {
  const cells = [{ column: sql.ref('revision'), value: sql`revision + 1` }, ...cellsOf(fields, values, more)];
  await sql`update ${sql.table(table)} set ${assignmentsOf(cells)} where id = ${id}`.execute(db);
  await writeBelow(db, fields, id, values);
}

/** Writes the same values into records that this transaction has locked, and raises their revisions; values of the own table alone. */
export async function updateRecords(
  db: Db,
  table: string,
  fields: readonly PlannedField[],
  ids: readonly string[],
  values: RecordValues,
): Promise<void> {
  const cells = [{ column: sql.ref('revision'), value: sql`revision + 1` }, ...cellsOf(fields, values)];
  await sql`update ${sql.table(table)} set ${assignmentsOf(cells)} where id = any (${ids}::uuid[])`.execute(
    db,
  );
}

/** Deletes a record with the rows that stand in it. */
export async function deleteRecord(
  db: Db,
  table: string,
  fields: readonly PlannedField[],
  id: string,
): Promise<void> {
  const held = fields.filter(({ kind }) => kind === 'rows' || kind === 'linked');
  await writeBelow(db, held, id, Object.fromEntries(held.map(({ name }) => [name, []])));
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
}
