import { sql } from 'kysely';
import { placeLine } from '../address-store.ts';
import type { Sql, Tag, Tags } from './tag-declaration.ts';

/** A text from the database; an empty one counts as missing. */
export const text = (value: Sql): Tag => ({ kind: 'text', sql: sql`nullif(trim(${value}::text), '')` });
/** A day, written in the language of the document. */
export const day = (value: Sql): Tag => ({ kind: 'date', sql: sql`${value}::text` });
/** An amount of dollars. */
export const money = (value: Sql): Tag => ({ kind: 'money', sql: sql`trim_scale(${value})::text` });
/** A number with the decimals that it has. */
export const number = (value: Sql): Tag => ({ kind: 'number', sql: sql`trim_scale(${value})::text` });
/** Yes or no, which a template may test; unknown counts as no. */
export const flag = (value: Sql): Tag => ({ kind: 'flag', sql: sql`coalesce(${value}, false)` });

/** An amount with its unit. */
export const measured = (amount: Sql, unit: Sql): Tag =>
  text(sql`case when ${amount} is not null then concat_ws(' ', trim_scale(${amount})::text, ${unit}) end`);

/** Texts of rows below a record in their order, with commas between them. */
export const listed = (value: Sql, from: Sql, order: Sql): Tag =>
  text(sql`(select string_agg(${value}, ', ' order by ${order}) from ${from})`);

/** The project, its companies and the people who work on it, from `project`. */
export const projectTags: Tags = {
  'project.name': text(sql`project.description`),
  'project.operatorNumber': text(sql`project.operator_project_number`),
  'project.brokerNumber': text(sql`project.broker_project_number`),
  'project.operatorReference': text(sql`project.operator_reference`),
  'project.afe': text(sql`project.afe_number`),
  'project.scope': text(sql`project.project_scope`),
  'project.area': text(sql`(select a.name from area a where a.id = project.area_id)`),
  'operator.name': text(sql`(select c.company_name from company c where c.id = project.operator_id)`),
  'broker.name': text(sql`(select c.company_name from company c where c.id = project.broker_id)`),
};

/** An address in several lines: the contact's if it has one, otherwise the associate's. */
const address = sql`coalesce(
    case when nullif(c.address1, '') is not null then concat_ws(E'\n', nullif(c.address1, ''),
      nullif(c.address2, ''), nullif(c.address3, ''), ${placeLine(sql`c`)}) end,
    concat_ws(E'\n', nullif(b.address_line1, ''), nullif(b.address_line2, ''), nullif(b.address_line3, ''),
      ${placeLine(sql`b`)}))`;

/** The recipient of a letter, from an associate `b` and a contact `c`. */
export const recipientTags: Tags = {
  'recipient.name': text(sql`coalesce(b.name, c.name)`),
  'recipient.contact': text(sql`case when c.name is distinct from b.name then c.name end`),
  'recipient.greeting': text(sql`coalesce(c.name, b.name)`),
  'recipient.address': text(address),
  'recipient.email': text(sql`coalesce(nullif(c.email, ''), b.email)`),
  'recipient.phone': text(sql`coalesce(nullif(b.phone_number, ''), b.cell_number)`),
};

/** A person or company in a list, from an associate `b` and a contact `c`. */
export const partyTags: Tags = {
  name: text(sql`coalesce(b.name, c.name)`),
  contact: text(sql`c.name`),
  address: text(address),
  email: text(sql`coalesce(nullif(c.email, ''), b.email)`),
  phone: text(sql`coalesce(nullif(b.phone_number, ''), b.cell_number)`),
};

/** Land in a list, from a parcel `p`. */
export const parcelTags: Tags = {
  description: text(sql`p.formatted_legal_description`),
  number: text(sql`p.unique_number`),
  area: number(sql`p.gross_area`),
};

/** The share of an owner's group, as `1/2`; null without a group. */
export const groupShareOf = (row: Sql): Sql =>
  sql`case when ${row}.owner_group is not null
    then ${row}.group_share_numerator || '/' || ${row}.group_share_denominator end`;

/** A share in the notation of titles: `1/3`, `JT`, and for a group with the group's share, `JT 1/2`, `1/3 × 1/2`. */
export const shareOf = (row: Sql, isJoint: Sql): Tag =>
  text(sql`case when ${isJoint} then concat_ws(' ', 'JT', ${groupShareOf(row)})
    else concat_ws(' × ', case when ${row}.interest_fraction_denominator is not null
        then ${row}.interest_fraction_numerator || '/' || ${row}.interest_fraction_denominator end,
      ${groupShareOf(row)}) end`);
