import { sql } from 'kysely';
import * as v from 'valibot';
import { otherSpellings } from '../../platform/tables/written-identifier.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { KnownRecord } from './known-by.ts';

const knownSchema = v.object({ key: v.string(), id: v.string() });

/** Runs a query that returns records with the keys by which they are compared. */
export async function knownOf(
  { db }: Pick<RecordContext, 'db'>,
  question: Sql,
): Promise<readonly KnownRecord[]> {
  const { rows } = await sql`${question}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(knownSchema, row));
}

/** Active associates by name, in lower case. */
export const knownAssociates = (within: RecordContext, names: readonly string[]) =>
  knownOf(
    within,
    // One lookup per name, so that the sorted index of names is used instead of the one of parts of names.
    sql`select n.key, b.id from unnest(${[...new Set(names)]}::text[]) as n (key) cross join lateral (
      select id from business_associate where lower(name) = n.key and is_active offset 0) b order by b.id`,
  );

/**
 * Titles by number, compared as the index of numbers does. A number that no title has is also tried in other notations.
 */
export async function knownTitles(
  within: RecordContext,
  numbers: readonly string[],
): Promise<readonly KnownRecord[]> {
  const spelled = new Map(numbers.map((number) => [number, otherSpellings('Title', number)]));
  const all = [...new Set([...numbers, ...[...spelled.values()].flat()])];
  const found = await knownOf(
    within,
    sql`select lower(number) as key, id from title where lower(number) = any (${all}::text[]) order by id`,
  );
  const byNumber = Map.groupBy(found, ({ key }) => key);
  return [...spelled].flatMap(([number, others]) => {
    const exact = byNumber.get(number) ?? others.flatMap((other) => byNumber.get(other) ?? []);
    return exact.map(({ id }) => ({ key: number, id }));
  });
}

/** Stakeholders of a project by their associates. */
export const knownStakeholders = (within: RecordContext, projectId: string) =>
  knownOf(
    within,
    sql`select business_associate_id::text as key, id from stakeholder
      where surface_project_id = ${projectId} and business_associate_id is not null order by sequence`,
  );

const knownRequestSchema = v.object({ key: v.string(), id: v.string(), days: v.array(v.string()) });

/** Requests of a project by type, associate and scope, with the days on which each was sent, received and completed. */
export async function knownRequests({ db }: Pick<RecordContext, 'db'>, projectId: string) {
  const { rows } = await sql`select
      concat_ws(' · ', request_type_id, business_associate_id, lower(coalesce(request_scope, ''))) as key, id,
      array[coalesce(sent_date::text, ''), coalesce(received_date::text, ''), coalesce(completed_date::text, '')] as days
    from request where surface_project_id = ${projectId} order by sequence`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(knownRequestSchema, row));
}

/** Rows of a project by the text of one of their columns. */
export const knownRows = (within: RecordContext, table: string, column: string, projectId: string) =>
  knownOf(
    within,
    sql`select lower(${sql.ref(column)}) as key, id from ${sql.table(table)} where surface_project_id = ${projectId}`,
  );

/** Obligations of a project by type, agreement, due date and description. */
export const knownObligations = (within: RecordContext, projectId: string) =>
  knownOf(
    within,
    sql`select concat_ws(' · ', obligation_type_id, coalesce(agreement_id::text, ''), coalesce(due_date::text, ''),
        lower(coalesce(description, ''))) as key, id
      from obligation where surface_project_id = ${projectId}`,
  );

/** Communications of a project on the given days, by the record that they are about, day, time and comments. */
export const knownCommunications = (within: RecordContext, projectId: string, days: readonly string[]) =>
  knownOf(
    within,
    sql`select concat_ws(' · ', coalesce(agreement_id, request_id, stakeholder_id, surface_project_id), date::text,
        coalesce(time_of_day, ''), md5(coalesce(comments, ''))) as key, id
      from communication where surface_project_id = ${projectId} and date::text = any (${days}::text[])`,
  );

/** Contacts of associates by name; each key begins with the associate's id. */
export const knownContacts = (within: RecordContext, associateIds: readonly string[]) =>
  knownOf(
    within,
    sql`select business_associate_id::text || ' · ' || lower(name) as key, id from contact
      where business_associate_id = any (${associateIds}::uuid[]) order by id`,
  );
