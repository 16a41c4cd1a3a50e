import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../reading/record-mapping.ts';
import { byColumns, type Columns, insertPlain, plainCells, readRows, selectRows } from './column-rows.ts';
import { namedIn, namedOf } from './named-values.ts';
import { differs, type Holding, writeBelow } from './rows-below.ts';
import type { PlannedField, RowsField } from './saved-fields.ts';
import type { RecordValues } from './writable-kind.ts';

interface Cell {
  readonly column: Sql;
  readonly value: Sql;
}

/** Locks a record until the transaction ends and returns its revision; undefined where it does not exist. */
export async function lockRevision(db: Db, table: string, id: string): Promise<number | undefined> {
  // A separate statement: after waiting for the lock this row is current, but anything else read by the same statement
  // would be old.
  const { rows } = await sql`select revision from ${sql.table(table)} where id = ${id} for update`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(v.object({ revision: v.number() }), row).revision)[0];
}

const lockedSchema = v.object({ id: v.string(), revision: v.number() });

/** Locks existing records until the transaction ends, always in the same order, and returns their revisions. */
export async function lockRevisions(
  db: Db,
  table: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql`select id, revision from ${sql.table(table)} where id = any (${ids}::uuid[])
    order by id for update`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(lockedSchema, row)).map(({ id, revision }) => [id, revision]));
}

/** Columns and values of the record's own table, for the fields that the values contain. */
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

/** Writes a new record; returns false if one with this id exists already. */
export async function insertRecord(
  db: Db,
  table: string,
  fields: readonly PlannedField[],
  id: string,
  values: RecordValues,
  more: Columns = {},
): Promise<boolean> {
  const cells = cellsOf(fields, values, more);
  // Transactions that insert the same id at the same time wait here before they check whether it exists. Without this,
  // both would find the id free, and the second would be refused for its duplicate code instead.
  const held = sql`(select ${id}::uuid from
    (select pg_advisory_xact_lock(hashtextextended(${id}, 0))) as held)`;
  const { numAffectedRows } = await sql`insert into ${sql.table(table)} (id, ${columnsOf(cells)})
    values (${held}, ${valuesOf(cells)}) on conflict (id) do nothing`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await writeBelow(db, fields, [{ id, values }]);
  return true;
}

/** A new record, with columns besides the saved fields. */
export interface NewRecord {
  readonly id: string;
  readonly values: RecordValues;
  readonly more: Columns;
}

/** Rows that belong to new records, for one of their tables. */
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
 * Builds one statement for many new records and the rows that belong to them. It is a single statement so that triggers
 * compute what follows from the rows once, when all of them exist. Returns a function that runs it. None of the ids may
 * exist.
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

/** Deletes many records with the rows that belong to them. */
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

/** A record that this transaction has locked, with the values that its save writes. */
export interface ChangedRecord extends Holding {
  readonly more: Columns;
}

/** The record's own columns whose values differ from the stored ones. */
function changedCells(fields: readonly PlannedField[], { values, before, more }: ChangedRecord): Columns {
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => differs(values, before, name)));
  return plainCells(fields, own, more);
}

function* changedColumns(
  fields: readonly PlannedField[],
  records: readonly ChangedRecord[],
): Generator<Columns> {
  for (const record of records) yield { id: record.id, ...changedCells(fields, record) };
}

/**
 * Writes the changed values of records that this transaction has locked, and increments their revisions: one statement
 * for all records that change the same columns, and one for each table of rows.
 */
export async function updateAll(
  db: Db,
  table: string,
  fields: readonly PlannedField[],
  records: readonly ChangedRecord[],
): Promise<void> {
  for (const some of await byColumns(changedColumns(fields, records))) {
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

/**
 * Locks the ids of new records, always in the same order, so that concurrent transactions inserting the same ids wait.
 */
async function holdIds(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(n.id::text, 0))
    from (select id from unnest(${ids}::uuid[]) as given (id) order by id) n`.execute(db);
}

/** Writes new records with everything below them, one statement per table. None of the ids may exist. */
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
  for (const some of await byColumns(ownRows(fields, records)))
    await sql`insert into ${sql.table(table)} ${await selectRows(db, table, some)}`.execute(
      db.withoutPlugins(),
    );
  await writeBelow(db, fields, records);
}

/**
 * Writes the same values to several records that this transaction has locked, and increments their revisions. Only
 * columns of the record's own table are written.
 */
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

/** Deletes a record with the rows that belong to it. */
export async function deleteRecord(
  db: Db,
  table: string,
  fields: readonly PlannedField[],
  id: string,
): Promise<void> {
  await deleteRecordRows(db, table, fields, [id]);
}
