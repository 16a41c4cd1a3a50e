import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { RecordCatalog } from '../../records/reading/record-catalog.ts';
import { asSought } from '../../records/reading/record-filters.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { scopeCondition } from '../../records/reading/scopes.ts';
import { conjunction } from '../../records/reading/select-store.ts';
import type { RecordContext } from '../../records/record-context.ts';

/** The known details of an associate being entered, normalized for comparison. */
export interface Typed {
  readonly id: string;
  readonly name: string;
  /** The last ten digits of each number. */
  readonly phones: readonly string[];
  /** In lower case. */
  readonly emails: readonly string[];
  /** The first line of the address in lower case, with what identifies its town. */
  readonly line: string;
  readonly cityId: string | null;
  readonly postalCode: string;
  readonly parcelIds: readonly string[];
}

/**
 * Least similarity of two names, by their trigrams: 'Wiebe, Peter' and 'Peter Wiebe' reach it, two different Wiebes do
 * not.
 */
const nearName = 0.4;

const national = (text: Sql) => sql`right(regexp_replace(${text}, '\\D', '', 'g'), 10)`;

/**
 * Values as a list, padded to a power of two by repeating the last one. Unlike an array, a list has a known number of
 * rows when the statement is planned, and only a few lengths need a plan of their own.
 */
function listOf(values: readonly string[]): Sql {
  const length = 2 ** Math.ceil(Math.log2(values.length));
  return sql`(${sql.join(Array.from({ length }, (_, place) => values[place] ?? values.at(-1)))})`;
}

/** Rows of evidence: the associate, the kind, the shared value, and the record that contains it. */
type Arm = Sql;

const phoneArms = (phones: readonly string[]): readonly Arm[] => {
  const wanted = listOf(phones);
  return [
    sql`select b.id, 'Phone' as kind, b.phone_number as text, null::uuid as contact_id, null::uuid as parcel_id,
        null::uuid as title_id from business_associate b where ${national(sql`b.phone_number`)} in ${wanted}`,
    sql`select b.id, 'Phone', b.cell_number, null, null, null
      from business_associate b where ${national(sql`b.cell_number`)} in ${wanted}`,
    sql`select c.business_associate_id, 'Phone', n.number, c.id, null, null
      from phone_number n join contact c on c.id = n.contact_id where right(n.digits, 10) in ${wanted}`,
  ];
};

const emailArms = (emails: readonly string[]): readonly Arm[] => {
  const wanted = listOf(emails);
  const ofContact = (column: string) => sql`select c.business_associate_id, 'Email',
      ${sql.ref(`c.${column}`)}, c.id, null::uuid, null::uuid
    from contact c where lower(${sql.ref(`c.${column}`)}) in ${wanted}`;
  return [
    sql`select b.id, 'Email' as kind, b.email as text, null::uuid as contact_id, null::uuid as parcel_id,
        null::uuid as title_id from business_associate b where lower(b.email) in ${wanted}`,
    ofContact('email'),
    ofContact('secondary_email'),
  ];
};

const isNear = (name: string) => sql`similarity(${asSought(sql`b.name`)}, ${asSought(name)}) >= ${nearName}`;

const addressArm = ({ name, line, cityId, postalCode }: Typed): Arm => sql`select b.id, 'Address' as kind,
    b.address_line1 as text, null::uuid as contact_id, null::uuid as parcel_id, null::uuid as title_id
  from business_associate b where lower(b.address_line1) = ${line} and ${isNear(name)}
    and (b.city_id = ${cityId}::uuid or ${postalCode} <> '' and lower(b.postal_code) = ${postalCode})`;

/** Owners of titles on the same quarters, and of the same titles, including those in the current save. */
const landArm = ({ id, name, parcelIds }: Typed): Arm => sql`select b.id,
    case when o.title_id in (select title_id from own) then 'Title' else 'Parcel' end as kind,
    case when o.title_id in (select title_id from own) then t.number else p.formatted_legal_description end as text,
    null::uuid as contact_id, p.id as parcel_id,
    case when o.title_id in (select title_id from own) then t.id end as title_id
  from (select title_id, parcel_id from ownership x join title y on y.id = x.title_id
      where x.business_associate_id = ${id}
    ${parcelIds.length > 0 ? sql`union select null, unnest(${parcelIds}::uuid[])` : sql``}) land
  join title t on t.parcel_id = land.parcel_id join parcel p on p.id = t.parcel_id
  join ownership o on o.title_id = t.id
  join business_associate b on b.id = o.business_associate_id and ${isNear(name)}`;

const evidenceSchema = v.object({
  kind: v.picklist(['Address', 'Email', 'Parcel', 'Phone', 'Title']),
  text: v.string(),
  contactId: v.nullable(v.string()),
  parcelId: v.nullable(v.string()),
  titleId: v.nullable(v.string()),
});

export type FoundEvidence = v.InferOutput<typeof evidenceSchema>;

const foundSchema = v.object({ id: v.string(), evidence: v.array(evidenceSchema) });

const evidenceJson = sql`json_agg(json_build_object('kind', kind, 'text', text, 'contactId', contact_id,
  'parcelId', parcel_id, 'titleId', title_id) order by kind, text, contact_id)`;

const seen = (catalog: RecordCatalog, user: RecordContext['user']) =>
  scopeCondition(catalog, 'BusinessAssociate', { alias: 'b', user });

/** The associates that the evidence points to, the likeliest first: those with the most kinds of it. */
export async function findLookAlikes(
  { db, catalog, user }: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  typed: Typed,
  first: number,
) {
  const arms = [
    ...(typed.phones.length > 0 ? phoneArms(typed.phones) : []),
    ...(typed.emails.length > 0 ? emailArms(typed.emails) : []),
    ...(typed.name && typed.line && (typed.cityId || typed.postalCode) ? [addressArm(typed)] : []),
    ...(typed.name ? [landArm(typed)] : []),
  ];
  if (arms.length === 0) return [];
  const { rows } =
    await sql`${prepared} with own as (select title_id from ownership where business_associate_id = ${typed.id})
    select found.id, ${evidenceJson} as evidence
    from (${sql.join(arms, sql` union `)}) found join business_associate b on b.id = found.id
    where ${conjunction([
      sql`found.id <> ${typed.id}`,
      seen(catalog, user),
      sql`not exists (select 1 from not_duplicate d where d.one_id = least(found.id, ${typed.id}::uuid)
        and d.other_id = greatest(found.id, ${typed.id}::uuid))`,
    ])}
    group by found.id order by count(distinct kind) desc, count(*) desc, found.id limit ${first}`.execute(
      db.withoutPlugins(),
    );
  return rows.map((row) => v.parse(foundSchema, row));
}

const pairSchema = v.object({ oneId: v.string(), otherId: v.string(), evidence: v.array(evidenceSchema) });

/**
 * Pairs of associates that share a telephone number, an email address, or their postal address together with nearly the
 * same name.
 */
export async function findLikelyDuplicates(db: Db, first: number) {
  const { rows } = await sql`with phones as (
      select id, ${national(sql`phone_number`)} as value, phone_number as text, null::uuid as contact_id
        from business_associate where phone_number <> ''
      union select id, ${national(sql`cell_number`)}, cell_number, null from business_associate where cell_number <> ''
      union select c.business_associate_id, right(n.digits, 10), n.number, c.id
        from phone_number n join contact c on c.id = n.contact_id where n.digits <> ''
    ), mails as (
      select id, lower(email) as value, email as text, null::uuid as contact_id
        from business_associate where email <> ''
      union select business_associate_id, lower(email), email, id from contact where email <> ''
    ), pairs as (
      select a.id as one_id, b.id as other_id, 'Phone' as kind, b.text, b.contact_id
        from phones a join phones b on b.value = a.value and b.id > a.id
      union select a.id, b.id, 'Email', b.text, b.contact_id
        from mails a join mails b on b.value = a.value and b.id > a.id
      union select a.id, b.id, 'Address', b.address_line1, null from business_associate a
        join business_associate b on lower(b.address_line1) = lower(a.address_line1) and b.city_id = a.city_id
          and b.id > a.id and similarity(${asSought(sql`b.name`)}, ${asSought(sql`a.name`)}) >= ${nearName}
    )
    select one_id as "oneId", other_id as "otherId", json_agg(json_build_object('kind', kind, 'text', text,
        'contactId', contact_id, 'parcelId', null, 'titleId', null) order by kind, text, contact_id) as evidence
    from pairs where not exists (select 1 from not_duplicate d
      where d.one_id = pairs.one_id and d.other_id = pairs.other_id)
    group by one_id, other_id
    order by count(distinct kind) desc, count(*) desc, one_id, other_id limit ${first}`.execute(
    db.withoutPlugins(),
  );
  return rows.map((row) => v.parse(pairSchema, row));
}

/** Records, once, that two associates are different, with the person and the time. */
export async function keepNotDuplicate(
  { db, user, clock }: Pick<RecordContext, 'db' | 'user' | 'clock'>,
  id: string,
  otherId: string,
): Promise<void> {
  await sql`insert into not_duplicate (one_id, other_id, said_by_id, said_at)
    values (least(${id}::uuid, ${otherId}::uuid), greatest(${id}::uuid, ${otherId}::uuid), ${user.id}, ${clock()})
    on conflict do nothing`.execute(db);
}
