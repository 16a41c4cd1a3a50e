import { sql } from 'kysely';
import { attemptOutcomes } from 'shared-contracts/communications';
import { consultationSteps } from 'shared-contracts/consultation';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';

const text = v.nullable(v.string());

const lineSchema = v.object({
  ...{ id: v.string(), kind: v.picklist(['Indigenous', 'Stakeholder']), recipient: v.string(), land: text },
  ...{ date: v.string(), timeOfDay: text, step: v.nullable(v.picklist(consultationSteps)), method: text },
  ...{ isSuccessful: v.boolean(), outcome: v.nullable(v.picklist(attemptOutcomes)) },
  ...{ contactedBy: text, spokenWith: text, comments: text, deliveredDate: text },
  evidence: v.array(v.string()),
});

/** The position of a line in the log. */
export type LogPlace = Readonly<{ date: string; id: string }>;

/** Names of a contact's documents, without confidential ones. */
const evidenceOf = (column: 'communication_id' | 'indigenous_log_id'): Sql => sql`(select
    coalesce(json_agg(coalesce(d.name, d.url) order by d.uploaded_date, d.id), '[]'::json)
  from related_document d where ${sql.ref(`d.${column}`)} = c.id and not d.is_confidential)`;

const behind = (after: LogPlace | undefined): Sql =>
  after ? sql`(c.date, c.id) > (${after.date}::date, ${after.id}::uuid)` : sql`true`;

/**
 * The contacts and attempts with a project's recipients, by date and without confidential ones: a number of lines after
 * a given line, all by default. People and documents are looked up only for these lines.
 */
export const logStatement = (projectId: string, first: number | null = null, after?: LogPlace): Sql =>
  sql`with said as (
      select c.id, c.date from stakeholder k join communication c on c.stakeholder_id = k.id
      where k.surface_project_id = ${projectId} and not c.confidential and ${behind(after)}
      order by c.date, c.id limit ${first}),
    logged as (
      select c.id, c.date from indigenous_engagement e join indigenous_log c on c.indigenous_engagement_id = e.id
      where e.surface_project_id = ${projectId} and ${behind(after)} order by c.date, c.id limit ${first}),
    page as (
      select * from (select id, date, 'Stakeholder' as kind from said
        union all select id, date, 'Indigenous' from logged) contact
      order by date, id limit ${first})
    select c.id, page.kind, coalesce(b.name, '') as recipient,
      (select string_agg(p.formatted_legal_description, ', ' order by l.sequence) from stakeholder_parcel l
        join parcel p on p.id = l.parcel_id where l.stakeholder_id = c.stakeholder_id) as land,
      c.date::text as date, c.time_of_day::text as "timeOfDay", c.step, m.code as method,
      c.is_successful as "isSuccessful", c.outcome, u.full_name as "contactedBy",
      coalesce(
        (select string_agg(n.name, ', ' order by n.name) from communication_contact w
          join contact n on n.id = w.contact_id where w.communication_id = c.id),
        (select string_agg(n.name, ', ' order by n.name) from communication_business_associate w
          join business_associate n on n.id = w.business_associate_id where w.communication_id = c.id)
      ) as "spokenWith",
      c.comments, c.delivered_date::text as "deliveredDate", ${evidenceOf('communication_id')} as evidence
    from page join communication c on c.id = page.id and page.kind = 'Stakeholder'
    join stakeholder k on k.id = c.stakeholder_id left join business_associate b on b.id = k.business_associate_id
    left join method_of_contact m on m.id = c.method_of_contact_id
    left join app_user u on u.id = c.representative_id
    union all
    select c.id, page.kind, b.name, null, c.date::text, null, c.step, m.code, c.is_successful, null, u.full_name,
      r.name, c.comments, c.delivered_date::text, ${evidenceOf('indigenous_log_id')}
    from page join indigenous_log c on c.id = page.id and page.kind = 'Indigenous'
    join indigenous_engagement e on e.id = c.indigenous_engagement_id join band b on b.id = e.band_id
    left join indigenous_method_of_contact m on m.id = c.method_of_contact_id
    left join indigenous_representative r on r.id = c.representative_id
    left join app_user u on u.id = c.contacted_by_id
    order by date, id`;

/** A page of the log, read with `logStatement`. */
export async function logLines(db: Db, projectId: string, first: number, after: LogPlace | undefined) {
  const { rows } = await logStatement(projectId, first, after).execute(db.withoutPlugins());
  return rows.map((row) => v.parse(lineSchema, row));
}
