import { sql } from 'kysely';
import * as v from 'valibot';
import type { Sql } from '../../records/reading/record-mapping.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { KnownRecord } from './known-by.ts';

const knownSchema = v.object({ key: v.string(), id: v.string() });

/** Runs a question after records with their keys. */
export async function knownOf(
  { db }: Pick<RecordContext, 'db'>,
  question: Sql,
): Promise<readonly KnownRecord[]> {
  const { rows } = await sql`${question}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(knownSchema, row));
}

/** Active associates of some names, in small letters. */
export const knownAssociates = (within: RecordContext, names: readonly string[]) =>
  knownOf(
    within,
    // Each by itself, in the sorted names and not in the index of parts of names.
    sql`select n.key, b.id from unnest(${[...new Set(names)]}::text[]) as n (key) cross join lateral (
      select id from business_associate where lower(name) = n.key and is_active offset 0) b order by b.id`,
  );

/** Titles by their numbers, as the index of numbers compares them. */
export const knownTitles = (within: RecordContext, numbers: readonly string[]) =>
  knownOf(
    within,
    sql`select lower(number) as key, id from title where lower(number) = any (${numbers}::text[]) order by id`,
  );

/** Stakeholders of a project by their associates. */
export const knownStakeholders = (within: RecordContext, projectId: string) =>
  knownOf(
    within,
    sql`select business_associate_id::text as key, id from stakeholder
      where surface_project_id = ${projectId} and business_associate_id is not null order by sequence`,
  );

/** Requests of a project by their type, associate and scope. */
export const knownRequests = (within: RecordContext, projectId: string) =>
  knownOf(
    within,
    sql`select concat_ws(' · ', request_type_id, business_associate_id, lower(coalesce(request_scope, ''))) as key, id
      from request where surface_project_id = ${projectId} order by sequence`,
  );

/** Rows of a project by the text of one of their columns. */
export const knownRows = (within: RecordContext, table: string, column: string, projectId: string) =>
  knownOf(
    within,
    sql`select lower(${sql.ref(column)}) as key, id from ${sql.table(table)} where surface_project_id = ${projectId}`,
  );

/** Obligations of a project by their type, agreement, due date and description. */
export const knownObligations = (within: RecordContext, projectId: string) =>
  knownOf(
    within,
    sql`select concat_ws(' · ', obligation_type_id, coalesce(agreement_id::text, ''), coalesce(due_date::text, ''),
        lower(coalesce(description, ''))) as key, id
      from obligation where surface_project_id = ${projectId}`,
  );

/** Communications of a project on some days, by what they were written for, day, time and comments. */
export const knownCommunications = (within: RecordContext, projectId: string, days: readonly string[]) =>
  knownOf(
    within,
    sql`select concat_ws(' · ', coalesce(agreement_id, request_id, stakeholder_id, surface_project_id), date::text,
        coalesce(time_of_day, ''), md5(coalesce(comments, ''))) as key, id
      from communication where surface_project_id = ${projectId} and date::text = any (${days}::text[])`,
  );

/** Contacts of associates by their names, each key with the associate before it. */
export const knownContacts = (within: RecordContext, associateIds: readonly string[]) =>
  knownOf(
    within,
    sql`select business_associate_id::text || ' · ' || lower(name) as key, id from contact
      where business_associate_id = any (${associateIds}::uuid[]) order by id`,
  );
