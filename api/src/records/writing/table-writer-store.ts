import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
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

/** A record whose lists are written: all of its values, and what it held before; undefined of a new one. */
export interface Holding {
  readonly id: string;
  readonly values: RecordValues;
  readonly before?: RecordValues | undefined;
}

const differs = (values: RecordValues, before: RecordValues | undefined, name: string): boolean =>
  values[name] !== undefined && !(before && isDeepStrictEqual(before[name], values[name]));

/** Whether the rows of a list must be written: it differs, or a field of the record does that each row repeats. */
const isToWrite = (field: RowsField, { values, before }: Holding): boolean =>
  values[field.name] !== undefined &&
  [field.name, ...field.repeats.map((repeat) => repeat.field)].some((name) => differs(values, before, name));

/** Rows that have a value in the same columns, which one statement writes. */
const byColumns = (rows: readonly Columns[]) =>
  Map.groupBy(rows, (row) => Object.keys(row).toSorted().join()).values();

/** The rows of a list that differ from what is stored at their place, by their columns. */
function changedRows(field: RowsField, { id, values, before }: Holding): readonly Columns[] {
  const repeated = Object.fromEntries(
    field.repeats.map(({ field: of, column }) => [column, values[of] ?? null]),
  );
  const isRepeatedAnew = field.repeats.some(({ field: of }) => differs(values, before, of));
  const stored = before ? namedIn(before[field.name]) : [];
  const rows = new Map<string, Columns>();
  for (const [place, row] of namedIn(values[field.name]).entries()) {
    const old = stored[place];
    const isSame = Object.entries(row).every(([name, value]) => isDeepStrictEqual(old?.[name], value));
    if (isSame && !isRepeatedAnew) continue;
    const sequence = field.hasSequence ? { sequence: place + 1 } : {};
    const cells = plainCells(field.fields, row, {
      ...{ id: row.id, [field.parent]: id },
      ...sequence,
      ...repeated,
    });
    // A row that a list names twice is what it was named last.
    rows.set(row.id, { ...rows.get(row.id), ...cells });
  }
  return [...rows.values()];
}

/** Deletes the rows that records do not hold any more. */
async function deleteGone(db: Db, field: RowsField, records: readonly Holding[]): Promise<void> {
  const losing = records.filter(({ values, before }) => {
    const kept = new Set(namedIn(values[field.name]).map(({ id }) => id));
    return !before || namedIn(before[field.name]).some(({ id }) => !kept.has(id));
  });
  if (losing.length === 0) return;
  const kept = losing.flatMap(({ id, values }) =>
    namedIn(values[field.name]).map((row) => [id, row.id] as const),
  );
  await sql`delete from ${sql.table(field.table)} t
    where ${sql.ref(`t.${field.parent}`)} = any (${losing.map(({ id }) => id)}::uuid[]) and not exists (
      select 1 from unnest(${kept.map(([id]) => id)}::uuid[], ${kept.map(([, row]) => row)}::uuid[]) as k (parent, id)
      where k.id = t.id and k.parent = ${sql.ref(`t.${field.parent}`)})`.execute(db);
}

/**
 * Writes a list of rows of each of some records in their order, numbered anew; those that are not there any more go. What
 * is stored already as it is sent is not written.
 */
async function writeRows(db: Db, field: RowsField, records: readonly Holding[]): Promise<void> {
  if (records.some(({ before }) => before !== undefined)) await deleteGone(db, field, records);
  const rows = records.flatMap((record) => changedRows(field, record));
  for (const some of byColumns(rows)) {
    const set = Object.keys(some[0] ?? {})
      .filter((column) => column !== 'id' && column !== field.parent)
      .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
    // A row of another record is not taken over: its id is simply not free.
    await sql`insert into ${sql.table(field.table)} as t ${await selectRows(db, field.table, some)}
      on conflict (id) do update set ${sql.join(set)}
      where ${sql.ref(`t.${field.parent}`)} = ${sql.ref(`excluded.${field.parent}`)}`.execute(
      db.withoutPlugins(),
    );
  }
  await writeBelow(
    db,
    field.fields,
    records.flatMap(({ values, before }) => {
      const stored = new Map(namedIn(before?.[field.name]).map((row) => [row.id, row]));
      return namedIn(values[field.name]).map((row) => ({
        ...{ id: row.id, values: row },
        before: before && (stored.get(row.id) ?? {}),
      }));
    }),
  );
}

/** Joins records with those that a field names, and with no other. */
async function writeLinks(
  db: Db,
  { name, table, own, other }: Extract<PlannedField, { kind: 'linked' }>,
  records: readonly Holding[],
): Promise<void> {
  const former = records.filter(({ before }) => before !== undefined).map(({ id }) => id);
  if (former.length > 0)
    await sql`delete from ${sql.table(table)} where ${sql.ref(own)} = any (${former}::uuid[])`.execute(db);
  const pairs = records.flatMap(({ id, values }) =>
    namedIn(values[name]).map((one) => [id, one.id] as const),
  );
  if (pairs.length === 0) return;
  await sql`insert into ${sql.table(table)} (${sql.ref(own)}, ${sql.ref(other)})
    select * from unnest(${pairs.map(([id]) => id)}::uuid[], ${pairs.map(([, one]) => one)}::uuid[])`.execute(
    db,
  );
}

/** Writes what hangs on records, as far as their values name it and it differs from what they held. */
async function writeBelow(
  db: Db,
  fields: readonly PlannedField[],
  records: readonly Holding[],
): Promise<void> {
  for (const field of fields) {
    if (field.kind !== 'rows' && field.kind !== 'linked') continue;
    const some = records.filter((record) =>
      field.kind === 'rows' ? isToWrite(field, record) : differs(record.values, record.before, field.name),
    );
    if (some.length === 0) continue;
    if (field.kind === 'rows') await writeRows(db, field, some);
    else await writeLinks(db, field, some);
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
  await writeBelow(db, fields, [{ id, values }]);
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

/** A value of a row as JSON gives it to its column: no half of a letter, which JSON of the database does not take. */
function jsonValue(value: unknown, isJson: boolean): unknown {
  if (typeof value !== 'string') return value;
  return isJson ? JSON.parse(value) : value.toWellFormed();
}

/** Rows of one table as a select gives them, with the names of their columns. */
async function readRows(
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
  // The table's own row type reads the values: the same types, however wide the table is, and one parameter.
  const select = sql`select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join()}]`}::jsonb)`;
  return { columns, select };
}

/** Columns and values of rows of one table, for an insert; what no row names takes the column's default. */
async function selectRows(db: Db, table: string, given: Iterable<Columns>): Promise<Sql> {
  const { columns, select } = await readRows(db, table, given);
  return sql`(${columns}) ${select}`;
}

/** A statement that writes rows of one table, undefined where there are none; what no row names takes the column's default. */
async function insertPlain(db: Db, table: string, given: Iterable<Columns>): Promise<Sql | undefined> {
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
    for (const field of fields) if (field.kind === 'linked') await writeBelow(db, [field], records);
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

/** A record that this transaction has locked, with what its save writes. */
export interface ChangedRecord extends Holding {
  readonly more: Columns;
}

/** The own columns of a record that differ from what is stored. */
function changedCells(fields: readonly PlannedField[], { values, before, more }: ChangedRecord): Columns {
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => differs(values, before, name)));
  return plainCells(fields, own, more);
}

/**
 * Writes what differs of records that this transaction has locked, and raises their revisions: one statement for those
 * that change in the same columns, and one for each table of rows.
 */
export async function updateAll(
  db: Db,
  table: string,
  fields: readonly PlannedField[],
  records: readonly ChangedRecord[],
): Promise<void> {
  const changed = records.map((record) => ({ id: record.id, ...changedCells(fields, record) }));
  for (const some of byColumns(changed)) {
    const columns = Object.keys(some[0] ?? {}).filter((column) => column !== 'id');
    const set = ['revision', ...columns].map((column) =>
      column === 'revision'
        ? sql`revision = t.revision + 1`
        : sql`${sql.ref(column)} = ${sql.ref(`x.${column}`)}`,
    );
    await sql`update ${sql.table(table)} t set ${sql.join(set)}
      from (${(await readRows(db, table, some)).select}) x
      where t.id = x.id`.execute(db.withoutPlugins());
  }
  await writeBelow(db, fields, records);
}

/** Keeps ids of new records from others who write the same ones, in one order everywhere. */
async function holdIds(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(n.id::text, 0))
    from (select id from unnest(${ids}::uuid[]) as given (id) order by id) n`.execute(db);
}

/** Writes new records with what hangs on them, a statement for each table. None of their ids may be there. */
export async function insertAll(
  db: Db,
  table: string,
  fields: readonly PlannedField[],
  records: readonly NewRecord[],
): Promise<void> {
  await holdIds(
    db,
    records.map(({ id }) => id),
  );
  for (const some of byColumns([...ownRows(fields, records)]))
    await sql`insert into ${sql.table(table)} ${await selectRows(db, table, some)}`.execute(
      db.withoutPlugins(),
    );
  await writeBelow(db, fields, records);
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
  await deleteRecordRows(db, table, fields, [id]);
}
