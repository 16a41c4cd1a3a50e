import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { texts } from '../../generated/texts/writing.ts';
import type { Db } from '../../platform/db/database.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { byColumns, type Columns, plainCells, selectRows } from './column-rows.ts';
import { namedIn } from './named-values.ts';
import type { PlannedField, RowsField } from './saved-fields.ts';
import type { RecordValues } from './writable-kind.ts';

/** A record whose lists are written: all of its values, and its previous ones unless it is new. */
export interface Holding {
  readonly id: string;
  readonly values: RecordValues;
  readonly before?: RecordValues | undefined;
}

/** Whether a value differs from the stored one; a value that is left out does not. */
export const differs = (values: RecordValues, before: RecordValues | undefined, name: string): boolean =>
  values[name] !== undefined && !(before && isDeepStrictEqual(before[name], values[name]));

/**
 * Whether the rows of a list must be written: the list differs, or a field of the record that each row repeats does.
 */
const isToWrite = (field: RowsField, { values, before }: Holding): boolean =>
  values[field.name] !== undefined &&
  [field.name, ...field.repeats.map((repeat) => repeat.field)].some((name) => differs(values, before, name));

/** The rows of a list that differ from the stored row in the same position, by their columns. */
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
    // If a list names a row twice, the last one wins.
    rows.set(row.id, { ...rows.get(row.id), ...cells });
  }
  return [...rows.values()];
}

function* changedRowsOf(field: RowsField, records: readonly Holding[]): Generator<Columns> {
  for (const record of records) yield* changedRows(field, record);
}

/** Deletes the stored rows that the saved lists no longer contain. */
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
 * Writes one list of rows for each of the records, in order and renumbered. Rows that are left out are deleted, and
 * unchanged rows are not written. Throws BAD_INPUT if an id belongs to another record's row.
 */
async function writeRows(db: Db, field: RowsField, records: readonly Holding[]): Promise<void> {
  if (records.some(({ before }) => before !== undefined)) await deleteGone(db, field, records);
  for (const some of await byColumns(changedRowsOf(field, records))) {
    const set = Object.keys(some[0] ?? {})
      .filter((column) => column !== 'id' && column !== field.parent)
      .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
    // The condition keeps a record from taking another record's row.
    const { numAffectedRows } =
      await sql`insert into ${sql.table(field.table)} as t ${await selectRows(db, field.table, some)}
      on conflict (id) do update set ${sql.join(set)}
      where ${sql.ref(`t.${field.parent}`)} = ${sql.ref(`excluded.${field.parent}`)}`.execute(
        db.withoutPlugins(),
      );
    if (numAffectedRows !== BigInt(some.length))
      throw badInput(messageFrom(texts, ({ rowElsewhere }) => rowElsewhere));
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

/** Replaces the links of records with exactly those that a field contains. */
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

/** Writes the lists below records, as far as the values contain them and they differ from the stored ones. */
export async function writeBelow(
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
