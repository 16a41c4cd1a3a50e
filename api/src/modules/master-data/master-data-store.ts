import { type RawBuilder, sql } from 'kysely';
import type { MasterDataDeclaration, MasterDataValues } from 'shared-contracts/master-data';
import * as v from 'valibot';
import { brokenUnique } from '../../db/broken-unique.ts';
import type { Db } from '../../db/database.ts';

/** A record of any lookup list: its key, its revision and the declared fields by name. */
export interface MasterDataRow {
  readonly id: string;
  readonly revision: number;
  readonly values: MasterDataValues;
}

const rowSchema = v.looseObject({ id: v.string(), revision: v.number() });
const valueSchema = v.nullable(v.union([v.string(), v.boolean()]));

const tableOf = ({ kind }: MasterDataDeclaration) => sql.table(kind.toLowerCase());

function columnsOf({ fields }: MasterDataDeclaration): RawBuilder<unknown> {
  return sql.join(['id', 'revision', ...fields.map(({ name }) => name)].map((name) => sql.ref(name)));
}

function readRow({ fields }: MasterDataDeclaration, row: unknown): MasterDataRow {
  const { id, revision, ...rest } = v.parse(rowSchema, row);
  const values = fields.map(({ name }) => [name, v.parse(valueSchema, rest[name])] as const);
  return { id, revision, values: Object.fromEntries(values) };
}

/** One record, kept from others until the transaction ends, or undefined. */
export async function findMasterData(
  db: Db,
  declaration: MasterDataDeclaration,
  id: string,
): Promise<MasterDataRow | undefined> {
  const { rows } = await sql`
    select ${columnsOf(declaration)} from ${tableOf(declaration)} where id = ${id} for update
  `.execute(db);
  return rows.map((row) => readRow(declaration, row))[0];
}

/** Writes a new record; false where one of this id is there already. */
export async function insertMasterData(
  db: Db,
  declaration: MasterDataDeclaration,
  id: string,
  values: MasterDataValues,
): Promise<boolean> {
  const names = Object.keys(values);
  const { numAffectedRows } = await sql`
    insert into ${tableOf(declaration)} (id, ${sql.join(names.map((name) => sql.ref(name)))})
    values (${id}, ${sql.join(names.map((name) => sql.val(values[name])))})
    on conflict (id) do nothing
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Writes the values of a record that this transaction has locked, and raises its revision. */
export async function updateMasterData(
  db: Db,
  declaration: MasterDataDeclaration,
  id: string,
  values: MasterDataValues,
): Promise<void> {
  const assignments = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`
    update ${tableOf(declaration)} set revision = revision + 1, ${sql.join(assignments)} where id = ${id}
  `.execute(db);
}

/** Whether a write failed because another record has this code. */
export const isDuplicateCode = (error: unknown, { kind }: MasterDataDeclaration): boolean =>
  brokenUnique(error) === `${kind.toLowerCase()}_code`;
