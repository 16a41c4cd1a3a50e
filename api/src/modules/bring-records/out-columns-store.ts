import { sql } from 'kysely';
import type { BringField, RecordBringKind } from 'shared-contracts/bring-in';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { snakeCase } from '../../records/reading/record-mapping.ts';

/**
 * A referenced record as the text that finds it again when the list is imported: its name, or its id if another record
 * has the same name or it can no longer be chosen.
 */
const labelOf = (id: Sql, table: string, text: Sql, alike: Sql, isOffered: Sql = sql`true`): Sql =>
  sql`(select case when ${isOffered} and not exists (select from ${sql.table(table)} o where o.id <> t.id and ${alike})
      then ${text} else t.id::text end from ${sql.table(table)} t where t.id = ${id})`;

const sameText = (column: string): Sql =>
  sql`lower(${sql.ref(`o.${column}`)}) = lower(${sql.ref(`t.${column}`)})`;

/** An entry of a list by its code. */
const entry =
  (table: string, isOffered?: Sql) =>
  (id: Sql): Sql =>
    labelOf(id, table, sql`t.code`, sameText('code'), isOffered);

const active = sql`t.is_active`;

const agreementLabel = (id: Sql): Sql =>
  labelOf(
    id,
    'agreement',
    sql`t.called`,
    sql`o.surface_project_id = t.surface_project_id
      and lower(t.called) in (lower(o.agreement_number), lower(o.reference_number), lower(o.name))`,
  );

const names: Readonly<Record<string, (id: Sql) => Sql>> = {
  BusinessAssociate: (id) =>
    labelOf(id, 'business_associate', sql`t.name`, sql`o.is_active and ${sameText('name')}`, active),
  Agreement: agreementLabel,
  Stakeholder: (id) => sql`${id}::text`,
  Request: (id) => sql`${id}::text`,
  Title: (id) => labelOf(id, 'title', sql`t.number`, sameText('number')),
  Person: (id) => labelOf(id, 'app_user', sql`t.email`, sameText('email'), active),
  City: (id) => labelOf(id, 'city', sql`t.name`, sameText('name'), active),
  StateOrProvince: entry('state_or_province', active),
  Country: entry('country', active),
  TitleType: entry('title_type'),
  InterestType: entry('interest_type', active),
  MethodOfContact: entry('method_of_contact'),
  ObligationType: entry('obligation_type', active),
  RequestType: entry('request_type'),
  CompensationType: entry('compensation_type', active),
  RequestItemType: entry('request_item_type'),
  AgreementType: entry('agreement_type', active),
  LandPurpose: entry('land_purpose', active),
  SurfaceStatus: entry('surface_status', active),
  AreaUnit: entry('area_unit'),
  LengthUnit: entry('length_unit'),
};

/** Land as its description if that is a single piece that only this parcel has, otherwise as its id. */
export const landText = sql`case when p.is_active and (select count(*) = 1 and not bool_or(x.is_in_words)
  from parcel_part x where x.parcel_id = p.id) then p.formatted_legal_description else p.id::text end`;

/** The land that a link table connects with a row. */
const linkedLand = (table: string, owner: string, of: string): Sql =>
  sql`(select string_agg(${landText}, '; ' order by l.sequence) from ${sql.table(table)} l
    join parcel p on p.id = l.parcel_id where ${sql.ref(`l.${owner}`)} = ${sql.ref(of)})`;

/** The records that rows of an agreement name, such as its owners, in their order. */
const linkedNames = (table: string, column: string, type: string): Sql => {
  const label = names[type]?.(sql.ref(`l.${column}`)) ?? sql`null`;
  return sql`(select string_agg(${label}, '; ' order by l.sequence) from ${sql.table(table)} l
    where l.agreement_id = r.id and ${sql.ref(`l.${column}`)} is not null)`;
};

/** Fields whose texts cannot be derived from their names. */
const special: Readonly<Partial<Record<RecordBringKind, Readonly<Record<string, Sql>>>>> = {
  'agreement-record': {
    owners: linkedNames('landowner', 'business_associate_id', 'BusinessAssociate'),
    occupants: linkedNames('occupant', 'business_associate_id', 'BusinessAssociate'),
    land: linkedLand('agreement_parcel', 'agreement_id', 'r.id'),
    titles: linkedNames('agreement_title', 'title_id', 'Title'),
  },
  associate: {
    contactName: sql`b.name`,
    contactTitle: sql`b.title`,
    contactEmail: sql`b.email`,
    contactPhone: sql`null`,
    contactMobile: sql`null`,
  },
  parcel: { land: sql`r.formatted_legal_description` },
  title: {
    land: linkedLand('title_parcel', 'title_id', 'r.id'),
    owner: sql`case when b.legal_name is null then (select name from business_associate a where a.id = b.business_associate_id)
      else b.legal_name end`,
    ownerShare: sql`case when b.owner_group is null
      then b.interest_fraction_numerator || '/' || b.interest_fraction_denominator end`,
    tenancy: sql`b.tenancy`,
    ownerAddress: sql`b.legal_address`,
  },
  stakeholder: {
    notifiedDate: sql`r.typed_notified_date::text`,
    stakeholderTypes: sql`(select string_agg(case when t.is_active then t.code else t.id::text end, '; ' order by x.sequence)
      from stakeholder_type_item x join stakeholder_type t on t.id = x.type_id where x.stakeholder_id = r.id)`,
    land: linkedLand('stakeholder_parcel', 'stakeholder_id', 'r.id'),
  },
  request: {
    itemType: entry('request_item_type')(sql`b.request_item_type_id`),
    itemDescription: sql`b.description`,
    itemReference: sql`b.reference`,
    itemEffectiveDate: sql`b.effective_date::text`,
    itemExpiryDate: sql`b.expiry_date::text`,
    itemLand: linkedLand('request_item_parcel', 'request_item_id', 'b.id'),
  },
  compensation: {
    rentPaidTo: sql`null`,
    nextRentDue: sql`(select s.first_due_date::text from rent_schedule s where s.id = r.id)`,
  },
  document: {
    file: sql`r.name`,
    name: sql`r.name`,
  },
  communication: {
    businessAssociates: sql`(select string_agg(x.business_associate_id::text, '; ' order by x.business_associate_id)
      from communication_business_associate x where x.communication_id = r.id)`,
  },
};

/** Kinds whose rows are entries in lists of agreements. */
const ofAgreements: ReadonlySet<RecordBringKind> = new Set([
  'compensation',
  'payment',
  'landowner',
  'occupant',
]);

/** Rows below a record, with the alias `b`. */
export const rowsBelow: Readonly<Partial<Record<RecordBringKind, Sql>>> = {
  associate: sql`left join contact b on b.business_associate_id = r.id`,
  title: sql`left join ownership b on b.title_id = r.id`,
  request: sql`left join request_item b on b.request_id = r.id`,
  compensation: sql`join compensation b on b.agreement_id = r.id`,
  payment: sql`join agreement_payment b on b.agreement_id = r.id`,
  landowner: sql`join landowner b on b.agreement_id = r.id`,
  occupant: sql`join occupant b on b.agreement_id = r.id`,
};

/** The order of the rows below a record. */
export const orderBelow: Readonly<Partial<Record<RecordBringKind, Sql>>> = {
  associate: sql`b.name, b.id`,
  title: sql`b.sequence`,
  request: sql`b.sequence`,
  compensation: sql`b.sequence`,
  payment: sql`b.sequence`,
  landowner: sql`b.sequence`,
  occupant: sql`b.sequence`,
};

/** The text of a field of a record, in a form that can be imported again. */
export function textOfField(kind: RecordBringKind, { name, reads, column, type, of }: BringField): Sql {
  const own = special[kind]?.[name];
  if (own) return own;
  if (ofAgreements.has(kind) && name === 'agreement') return agreementLabel(sql`r.id`);
  const row = of === 'below' ? 'b' : 'r';
  if (name === 'id') return sql`r.id::text`;
  if (name === 'externalId' || name === 'system') return sql`${sql.ref(`e.${snakeCase(name)}`)}`;
  const base = snakeCase(column.split('.').at(-1) ?? name);
  if (reads === 'named' && type) {
    const id = sql.ref(`${row}.${base.endsWith('_id') ? base : `${base}_id`}`);
    const label = names[type];
    if (!label) throw new Error(`${type} has no text by which it comes in again.`);
    return label(sql`${id}`);
  }
  if (reads === 'flag') return sql`case when ${sql.ref(`${row}.${base}`)} then 'Yes' else 'No' end`;
  if (reads === 'hectares' || reads === 'number') return sql`trim_scale(${sql.ref(`${row}.${base}`)})::text`;
  return sql`${sql.ref(`${row}.${base}`)}::text`;
}
