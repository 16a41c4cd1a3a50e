import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** Texts of rows below a line, each on a separate line, in order. */
export const listed = (value: Sql, from: Sql, order: Sql): Sql =>
  sql`(select string_agg(${value}, E'\n' order by ${order}) from ${from})`;

/** An amount with its unit, such as '12.5 ha'; null without an amount. */
export const measured = (amount: Sql, unit: Sql): Sql =>
  sql`case when ${amount} is not null then concat_ws(' ', trim_scale(${amount})::text, ${unit}) end`;

/** Telephone numbers and email addresses, each on a separate line; null if there are none. */
export const reachedBy = (...values: readonly Sql[]): Sql =>
  sql`nullif(concat_ws(E'\n', ${sql.join(values.map((value) => sql`nullif(${value}, '')`))}), '')`;

/** A telephone number as it is dialled here: 250-555-3639. */
export const phone = (number: Sql): Sql =>
  sql`regexp_replace(${number}, '^(\\d{3})(\\d{3})(\\d{4})$', '\\1-\\2-\\3')`;

/** The name of `agreement` in a list: its reference number, otherwise its number, otherwise its name. */
export const agreementName = sql`agreement.called`;

/** The parcels of `agreement` in order, each on a separate line. */
export const agreementLand = listed(
  sql`p.formatted_legal_description`,
  sql`agreement_parcel ap join parcel p on p.id = ap.parcel_id where ap.agreement_id = agreement.id`,
  sql`ap.sequence, ap.id`,
);

/** Numbers that the land registries gave the land of an agreement. */
export const agreementRegistryNumbers = listed(
  sql`p.registry_number`,
  sql`agreement_parcel ap join parcel p on p.id = ap.parcel_id where ap.agreement_id = agreement.id`,
  sql`ap.sequence, ap.id`,
);

/**
 * The date and text of the last communication, by the record that it was written for. Confidential ones are left out.
 */
export const lastContact = (parent: Sql): Sql => sql`(
  select concat_ws(E'\n', c.date::text, left(c.comments, 300)) from communication c
  where ${parent} and not c.confidential order by c.date desc, c.id desc limit 1)`;

/** The rows of a project, or only the named ones; never rows of another project. */
export const ofProject = (table: string, projectId: string, ids: readonly string[]): Sql =>
  sql`${sql.table(table)}.surface_project_id = ${projectId}::uuid ${
    ids.length > 0 ? sql`and ${sql.table(table)}.id = any (${ids}::uuid[])` : sql``
  }`;
