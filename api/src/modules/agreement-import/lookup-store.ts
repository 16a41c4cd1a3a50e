import { sql } from 'kysely';
import { readRegistryNumber } from 'shared-contracts/land';
import * as v from 'valibot';
import type { Sql } from '../../records/reading/record-mapping.ts';
import type { RecordContext } from '../../records/record-context.ts';

type Seeing = Pick<RecordContext, 'db'>;

const entrySchema = v.object({
  list: v.string(),
  id: v.string(),
  code: v.string(),
  other: v.nullable(v.string()),
});

/** An entry of a list, by the texts that a cell may contain for it. */
export type ListEntry = v.InferOutput<typeof entrySchema>;

/** All entries of list columns for some companies: the active ones, for all companies or for these. */
async function entriesOf({ db }: Seeing, companies: Sql): Promise<readonly ListEntry[]> {
  const of = (list: string, from: Sql) =>
    sql`select ${sql.lit(list)} as list, id, code, other from (${from}) entry`;
  const own = (table: string, code: string, other: string) => sql`
    select t.id, ${sql.ref(`t.${code}`)} as code, ${sql.ref(`t.${other}`)} as other from ${sql.table(table)} t
    where t.is_active and (t.product_client_id is null or t.product_client_id in (select id from companies))`;
  const lists = [
    of('AgreementType', own('agreement_type', 'code', 'description')),
    of('LandPurpose', own('land_purpose', 'code', 'description')),
    of('SurfaceStatus', own('surface_status', 'status', 'code')),
    of('InterestType', sql`select id, code, null as other from interest_type where is_active`),
    of('LandownerType', sql`select id, code, description as other from landowner_type where is_active`),
    of('AreaUnit', sql`select id, code, null as other from area_unit`),
    of('LengthUnit', sql`select id, code, null as other from length_unit`),
    of(
      'Person',
      sql`select u.id, u.full_name as code, u.email as other from app_user u
        where u.is_active and (u.is_system_administrator or u.company_id in (select id from companies))`,
    ),
  ];
  const { rows } = await sql`with companies as (${companies})
    ${sql.join(lists, sql` union all `)} order by list, code, id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(entrySchema, row));
}

/** The entries of list columns within a project. */
export const listEntries = (within: Seeing, projectId: string): Promise<readonly ListEntry[]> =>
  entriesOf(
    within,
    sql`select unnest(array[owner_id, broker_id, operator_id]) as id from surface_project where id = ${projectId}`,
  );

/** The entries of list columns for a company. */
export const companyEntries = (within: Seeing, companyId: string): Promise<readonly ListEntry[]> =>
  entriesOf(within, sql`select ${companyId}::uuid as id`);

const keyedSchema = v.object({ key: v.string(), id: v.string(), label: v.string() });

/** A record that a cell names, by the text in small letters. */
export type KeyedRecord = v.InferOutput<typeof keyedSchema>;

/** Active parcels by their own numbers, and by land registry numbers that only one parcel has. */
export async function parcelsNumbered(
  { db }: Seeing,
  numbers: readonly string[],
): Promise<readonly KeyedRecord[]> {
  if (numbers.length === 0) return [];
  const registered = numbers.flatMap((number) => {
    const read = readRegistryNumber(number);
    return read ? [{ number, key: read.text.replace(/[ -]/g, '') }] : [];
  });
  const { rows } = await sql`select lower(unique_number) as key, id, formatted_legal_description as label
    from parcel where lower(unique_number) = any (${numbers}::text[]) and is_active
    union all select n.number, p.id, p.formatted_legal_description
    from unnest(${registered.map(({ number }) => number)}::text[], ${registered.map(({ key }) => key)}::text[])
      as n (number, key) join parcel p on lower(p.registry_key) = n.key and p.is_active
    where not exists (select from parcel q
      where lower(q.registry_key) = n.key and q.is_active and q.id <> p.id)
    order by id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(keyedSchema, row));
}

/** Titles by their numbers; the label is the land of each. */
export async function titlesNumbered(
  { db }: Seeing,
  numbers: readonly string[],
): Promise<readonly KeyedRecord[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql`select lower(t.number) as key, t.id,
      coalesce(p.formatted_legal_description, '') as label
    from title t left join parcel p on p.id = t.parcel_id
    where lower(t.number) = any (${numbers}::text[]) order by t.id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(keyedSchema, row));
}

const thereSchema = v.object({
  id: v.string(),
  sequence: v.number(),
  name: v.string(),
  number: v.nullable(v.string()),
  reference: v.nullable(v.string()),
});

/** An agreement of the project that has one of some numbers or references, both in small letters. */
export type AgreementThere = v.InferOutput<typeof thereSchema>;

/** Agreements of a project by number and reference. */
export async function agreementsThere(
  { db }: Seeing,
  projectId: string,
  numbers: readonly string[],
  references: readonly string[],
): Promise<readonly AgreementThere[]> {
  const { rows } = await sql`select id, sequence, name, lower(agreement_number) as number,
      lower(reference_number) as reference
    from agreement where surface_project_id = ${projectId}
      and (lower(agreement_number) = any (${numbers}::text[]) or lower(reference_number) = any (${references}::text[]))
    order by sequence, id`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(thereSchema, row));
}
