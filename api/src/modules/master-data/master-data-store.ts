import { type RawBuilder, sql } from 'kysely';
import type {
  MasterDataDeclaration,
  MasterDataField,
  MasterDataRowValues,
  MasterDataValue,
  MasterDataValues,
  ReferenceFieldDeclaration,
  RowsFieldDeclaration,
} from 'shared-contracts/master-data';
import { isWhole, writableFields } from 'shared-contracts/master-data';
import * as v from 'valibot';
import { brokenReference, brokenUnique } from '../../platform/db/broken-constraint.ts';
import type { Db } from '../../platform/db/database.ts';
import { decimalText } from '../../records/reading/decimal-text.ts';
import type { StoredRecord } from '../../records/writing/save-record.ts';

type Sql = RawBuilder<unknown>;

const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter, place: number) => `${place > 0 ? '_' : ''}${letter.toLowerCase()}`);

/** Table of the rows of a field. */
const rowsTable = ({ table, typeName }: RowsFieldDeclaration): string => table ?? snake(typeName);

const tableOf = ({ kind }: MasterDataDeclaration): string => kind.toLowerCase();

/** Column of a field; what names another record ends in `_id`. */
const columnOf = (field: MasterDataField): string =>
  field.kind === 'reference' ? `${snake(field.name)}_id` : snake(field.name);

/** Tables whose name is not their type's. */
const tables: Readonly<Record<string, string>> = { Person: 'app_user' };

const targetTable = (typeName: string): string => tables[typeName] ?? snake(typeName);

/** What a record is called in the fields that a picklist shows. */
const shownSql = ({ shows, typeName }: ReferenceFieldDeclaration): Sql =>
  typeName === 'Person'
    ? sql`o.first_name || ' ' || o.last_name`
    : sql`concat_ws(' ', ${sql.join(shows.map((name) => sql.ref(`o.${snake(name)}`)))})`;

/** The other record's id and name, as JSON; the name under the picklist's own field too, for forms. */
const referenceSql = (field: ReferenceFieldDeclaration, alias: string): Sql =>
  sql`(select json_build_object('id', o.id, 'name', ${shownSql(field)},
      ${sql.lit(field.shows[0] ?? 'name')}, ${shownSql(field)}) from ${sql.table(targetTable(field.typeName))} o
    where o.id = ${sql.ref(`${alias}.${columnOf(field)}`)})`;

/** A field of the record behind an alias; rows as JSON in their order. */
function fieldSql(field: MasterDataField, alias: string): Sql {
  if (field.kind === 'reference') return referenceSql(field, alias);
  if (field.kind === 'rows') return rowsSql(field, alias);
  const column = sql.ref(`${alias}.${columnOf(field)}`);
  if (field.kind === 'date') return sql`to_char(${column}, 'YYYY-MM-DD')`;
  return field.kind === 'number' && !isWhole(field) ? decimalText(column) : column;
}

function rowsSql(rows: RowsFieldDeclaration, parent: string): Sql {
  const { parentColumn, fields } = rows;
  const alias = `${parent}r`;
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const cells = fields.map((field) => sql`${sql.lit(field.name)}, ${fieldSql(field, alias)}`);
  return sql`(select coalesce(json_agg(json_build_object('id', ${column('id')}, ${sql.join(cells)})
      order by ${column('sequence')}, ${column('id')}), '[]'::json)
    from ${sql.table(rowsTable(rows))} ${sql.id(alias)} where ${column(parentColumn)} = ${sql.ref(`${parent}.id`)})`;
}

const referenceSchema = v.objectWithRest(
  { id: v.string(), name: v.nullable(v.string()) },
  v.nullable(v.string()),
);
const plainSchema = v.nullable(v.union([v.string(), v.number(), v.boolean(), referenceSchema]));

type Plain = v.InferOutput<typeof plainSchema>;

interface StoredRow {
  readonly id: string;
  readonly [field: string]: Stored;
}

type Stored = Plain | readonly StoredRow[];

const rowSchema: v.GenericSchema<unknown, StoredRow> = v.objectWithRest(
  { id: v.string() },
  v.lazy(() => valueSchema),
);
const valueSchema: v.GenericSchema<unknown, Stored> = v.union([plainSchema, v.array(rowSchema)]);
const storedSchema = v.objectWithRest({ id: v.string(), revision: v.number() }, valueSchema);

const isRows = (value: Stored): value is readonly StoredRow[] => Array.isArray(value);

const bare = (value: Plain) => (typeof value === 'object' && value !== null ? { id: value.id } : value);

/** A value as a save sends it. */
function sentValue(value: Stored): MasterDataValue {
  if (!isRows(value)) return bare(value);
  return value.map(
    ({ id, ...cells }): MasterDataRowValues => ({
      id,
      ...Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, sentValue(cell)])),
    }),
  );
}

/** A value in a row as the history tells it; a tick is a sign, as its column is not named there. */
const cellText = (value: Stored): string | null =>
  typeof value === 'boolean' ? (value ? '✓' : '✗') : textOf(value);

/** A value as the history tells it. */
function textOf(value: Stored): string | null {
  if (isRows(value)) {
    const texts = value.map(({ id: _, ...cells }) =>
      Object.values(cells).map(cellText).filter(Boolean).join(', '),
    );
    return texts.join('\n') || null;
  }
  if (value === null) return null;
  return typeof value === 'object' ? value.name : String(value);
}

/** One record, kept from others until the transaction ends, or undefined. */
export async function findMasterData(
  db: Db,
  declaration: MasterDataDeclaration,
  id: string,
): Promise<StoredRecord<MasterDataValues> | undefined> {
  const fields = writableFields(declaration);
  const columns = fields.map((field) => sql`${fieldSql(field, 'r')} as ${sql.id(field.name)}`);
  const { rows } = await sql`select r.id, r.revision, ${sql.join(columns)}
    from ${sql.table(tableOf(declaration))} r where r.id = ${id} for update of r`.execute(
    db.withoutPlugins(),
  );
  if (rows.length === 0) return undefined;
  const { id: _, revision, ...stored } = v.parse(storedSchema, rows[0]);
  const told = Object.entries(stored);
  return {
    revision,
    values: Object.fromEntries(told.map(([name, value]) => [name, sentValue(value)])),
    shown: stored,
    texts: Object.fromEntries(told.map(([name, value]) => [name, textOf(value)])),
  };
}

const written = (value: MasterDataValue | undefined): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

const isRowsField = (field: MasterDataField): field is RowsFieldDeclaration => field.kind === 'rows';

/** Columns and values of what stands in the record's own table. */
const cellsOf = (fields: readonly MasterDataField[], values: Readonly<Record<string, MasterDataValue>>) =>
  fields
    .filter((field) => !isRowsField(field))
    .map((field) => ({ column: sql.ref(columnOf(field)), value: sql`${written(values[field.name])}` }));

/** Writes the rows of a record in their order; those that are not there any more go. */
async function writeRows(
  db: Db,
  rows: RowsFieldDeclaration,
  parentId: string,
  list: readonly MasterDataRowValues[],
  record: Readonly<Record<string, MasterDataValue>> = {},
): Promise<void> {
  const { parentColumn, fields, repeats = [] } = rows;
  const table = sql.table(rowsTable(rows));
  const parent = sql.ref(parentColumn);
  const kept = list.map(({ id }) => id);
  await sql`delete from ${table} where ${parent} = ${parentId}
    ${kept.length > 0 ? sql`and id not in (${sql.join(kept)})` : sql``}`.execute(db);
  for (const [place, row] of list.entries()) {
    const repeated = repeats.map((name) => ({
      column: sql.ref(snake(name)),
      value: sql`${written(record[name])}`,
    }));
    const cells = [...cellsOf(fields, row), ...repeated];
    const columns = sql.join([sql.ref('sequence'), ...cells.map(({ column }) => column)]);
    const values = [sql`${place + 1}`, ...cells.map(({ value }) => value)];
    const assignments = [sql.ref('sequence'), ...cells.map(({ column }) => column)].map(
      (column, index) => sql`${column} = ${values[index]}`,
    );
    // A row of another record is not taken over: its id is simply not free.
    await sql`insert into ${table} as t (id, ${parent}, ${columns}) values (${row.id}, ${parentId}, ${sql.join(values)})
      on conflict (id) do update set ${sql.join(assignments)} where ${sql.ref(`t.${parentColumn}`)} = ${parentId}`.execute(
      db,
    );
    await writeRowsOf(db, fields, row.id, row);
  }
}

/** Writes the rows that some fields hold; what is not named stays. */
async function writeRowsOf(
  db: Db,
  fields: readonly MasterDataField[],
  id: string,
  values: Readonly<Record<string, MasterDataValue>>,
): Promise<void> {
  for (const field of fields.filter(isRowsField)) {
    const list = values[field.name];
    if (Array.isArray(list)) await writeRows(db, field, id, list, values);
  }
}

/** Writes a new record; false where one of this id is there already. */
export async function insertMasterData(
  db: Db,
  declaration: MasterDataDeclaration,
  id: string,
  values: MasterDataValues,
): Promise<boolean> {
  const cells = cellsOf(writableFields(declaration), values);
  const { numAffectedRows } = await sql`
    insert into ${sql.table(tableOf(declaration))} (id, ${sql.join(cells.map(({ column }) => column))})
    values (${id}, ${sql.join(cells.map(({ value }) => value))}) on conflict (id) do nothing`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await writeRowsOf(db, writableFields(declaration), id, values);
  return true;
}

/** Writes the values of a record that this transaction has locked, and raises its revision. */
export async function updateMasterData(
  db: Db,
  declaration: MasterDataDeclaration,
  id: string,
  values: MasterDataValues,
): Promise<void> {
  const assignments = cellsOf(writableFields(declaration), values).map(
    ({ column, value }) => sql`${column} = ${value}`,
  );
  await sql`update ${sql.table(tableOf(declaration))}
    set revision = revision + 1, ${sql.join(assignments)} where id = ${id}`.execute(db);
  await writeRowsOf(db, writableFields(declaration), id, values);
}

/** Whether another record is there, and belongs to the one that it is picked within. */
export async function isReference(
  db: Db,
  { typeName }: ReferenceFieldDeclaration,
  id: string,
  within: { readonly field: string; readonly id: string } | undefined,
): Promise<boolean> {
  const belongs = within ? sql`and ${sql.ref(`${snake(within.field)}_id`)} = ${within.id}` : sql``;
  const { rows } =
    await sql`select 1 from ${sql.table(targetTable(typeName))} where id = ${id} ${belongs}`.execute(db);
  return rows.length > 0;
}

/** Of some ids those whose record came with the product or another system keeps. */
export async function keptIds(
  db: Db,
  declaration: MasterDataDeclaration,
  ids: readonly string[],
): Promise<readonly string[]> {
  const marks = declaration.fields.filter(({ kind, readOnly }) => kind === 'tick' && readOnly);
  if (marks.length === 0 || ids.length === 0) return [];
  const isMarked = sql.join(
    marks.map((field) => sql.ref(columnOf(field))),
    sql` or `,
  );
  const { rows } = await sql`select id from ${sql.table(tableOf(declaration))}
    where id in (${sql.join(ids)}) and (${isMarked})`.execute(db);
  return rows.map((row) => v.parse(v.object({ id: v.string() }), row).id);
}

export async function deleteMasterDataRow(
  db: Db,
  declaration: MasterDataDeclaration,
  id: string,
): Promise<void> {
  for (const field of writableFields(declaration).filter(isRowsField)) await writeRows(db, field, id, []);
  await sql`delete from ${sql.table(tableOf(declaration))} where id = ${id}`.execute(db);
}

/** The records that rows stand in, by the rows' ids; `path` leads from the record down to the rows. */
export async function recordsOfRows(
  db: Db,
  path: readonly RowsFieldDeclaration[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const alias = (depth: number, column: string) => sql.ref(`r${depth}.${column}`);
  const last = path.length - 1;
  const tables = path.map((rows, depth) =>
    depth === 0
      ? sql`${sql.table(rowsTable(rows))} r0`
      : sql`join ${sql.table(rowsTable(rows))} ${sql.id(`r${depth}`)}
          on ${alias(depth, rows.parentColumn)} = ${alias(depth - 1, 'id')}`,
  );
  const { rows } =
    await sql`select ${alias(last, 'id')} as id, ${alias(0, path[0]?.parentColumn ?? 'id')} as record
    from ${sql.join(tables, sql` `)} where ${alias(last, 'id')} in (${sql.join(ids)})`.execute(
      db.withoutPlugins(),
    );
  const schema = v.object({ id: v.string(), record: v.string() });
  return new Map(rows.map((row) => v.parse(schema, row)).map(({ id, record }) => [id, record]));
}

/** The field whose value another record has already; undefined for every other failure. */
export function takenField(error: unknown, declaration: MasterDataDeclaration): string | undefined {
  const index = brokenUnique(error);
  return declaration.fields.find(({ name }) => index?.startsWith(`${tableOf(declaration)}_${snake(name)}`))
    ?.name;
}

/** Whether a record could not go because others name it. */
export const isInUse = (error: unknown): boolean => brokenReference(error);
