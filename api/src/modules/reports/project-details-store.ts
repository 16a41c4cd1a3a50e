import { type RawBuilder, sql } from 'kysely';
import { asSpelled } from '../../records/reading/spelled-order.ts';
import { agreementLand, agreementName, listed } from './line-list-sql-store.ts';
import type { RequestedProjects } from './requested-projects-store.ts';

/** The project facts that a report can show, as SQL on the project's row. */
const facts = {
  operator: sql`(select c.company_name from company c where c.id = surface_project.operator_id)`,
  operatorNumber: sql`surface_project.operator_project_number`,
  operatorReference: sql`surface_project.operator_reference`,
  operatorStatus: sql`(select s.code from operator_project_status s where s.id = surface_project.operator_project_status_id)`,
  broker: sql`(select c.company_name from company c where c.id = surface_project.broker_id)`,
  brokerNumber: sql`surface_project.broker_project_number`,
  brokerReference: sql`surface_project.broker_reference`,
  brokerStatus: sql`(select s.code from broker_project_status s where s.id = surface_project.broker_project_status_id)`,
  client: sql`(select b.name from business_associate b where b.id = surface_project.client_id)`,
  afe: sql`surface_project.afe_number`,
  area: sql`(select a.name from area a where a.id = surface_project.area_id)`,
  type: sql`(select t.category || ' · ' || t.description from project_type t where t.id = surface_project.project_type_id)`,
  group: sql`(select g.code from project_group g where g.id = surface_project.project_group_id)`,
  surfaceStatus: sql`(select s.status from surface_status s where s.id = surface_project.surface_status_id)`,
  surveyStatus: sql`(select s.code from survey_status s where s.id = surface_project.survey_status_id)`,
  priority: sql`surface_project.priority`,
  uwi: sql`surface_project.uwi`,
  regulatory: sql`surface_project.regulatory_details`,
  scope: sql`surface_project.project_scope`,
  acquisitionComment: sql`surface_project.acquisition_comment`,
  actionItem: sql`surface_project.action_item`,
} as const;

export type FactName = keyof typeof facts;

/** The facts of a project that have a value, each with its label. */
export const projectFacts = (
  project: RequestedProjects,
  shown: readonly { name: FactName; label: string }[],
) => sql`
  select fact.label as fact, fact.value as value from surface_project
  cross join lateral (values ${sql.join(
    shown.map(
      ({ name, label }, place) => sql`(${sql.lit(place)}::int, ${label}::text, ${facts[name]}::text)`,
    ),
  )}) fact (place, label, value)
  where ${project} and nullif(fact.value, '') is not null order by fact.place`;

/** The agreements of a project with their dates and payments. */
export const detailedAgreements = (project: RequestedProjects) => sql`
  select agreement.sequence::text as sequence, ${agreementName} as agreement, type.code as type, status.status as status,
    ${agreementLand} as land,
    ${listed(
      sql`coalesce(nullif(l.legal_name, ''), b.name)`,
      sql`landowner l left join business_associate b on b.id = l.business_associate_id where l.agreement_id = agreement.id`,
      sql`l.sequence, l.id`,
    )} as owners,
    agreement.consent_requested_date::text as "consentRequested",
    agreement.consent_received_date::text as "consentReceived",
    agreement.plans_received_date::text as "plansReceived",
    agreement.documents_acquired_date::text as "documentsAcquired",
    agreement.effective_date::text as effective,
    agreement.expiry_date::text as expiry,
    (select trim_scale(sum(c.amount))::text from compensation c where c.agreement_id = agreement.id) as compensation
  from surface_project join agreement on agreement.surface_project_id = surface_project.id
  left join agreement_type type on type.id = agreement.agreement_type_id
  left join surface_status status on status.id = agreement.surface_status_id
  where ${project} order by agreement.sequence, agreement.id`;

/** Communications of a project, or of its agreements. No report includes confidential ones. */
export const detailedCommunications = (project: RequestedProjects, source: 'Agreement' | 'Project') => sql`
  select c.date::text as date, ${source === 'Agreement' ? agreementName : sql`null::text`} as agreement,
    (select string_agg(b.name, E'\n' order by ${asSpelled(sql`b.name`)}) from communication_business_associate cb
      join business_associate b on b.id = cb.business_associate_id where cb.communication_id = c.id) as "with",
    method.code as method, person.full_name as representative, left(c.comments, 2000) as comments
  from surface_project join communication c on c.surface_project_id = surface_project.id
  left join agreement on agreement.id = c.agreement_id
  left join method_of_contact method on method.id = c.method_of_contact_id
  left join app_user person on person.id = c.representative_id
  where ${project} and c.source = ${source} and not c.confidential
  order by ${source === 'Agreement' ? sql`agreement.sequence, agreement.id,` : sql``} c.date desc, c.id`;

/** The requests of a project, each with its status. */
export const detailedRequests = (project: RequestedProjects): RawBuilder<unknown> => sql`
  select request.sequence::text as sequence, coalesce(b.name, g.name) as grantor, type.code as type,
    request.request_scope as scope, request.sent_date::text as sent, request.received_date::text as received,
    request.completed_date::text as completed
  from surface_project join request on request.surface_project_id = surface_project.id
  left join business_associate b on b.id = request.business_associate_id
  left join grantor_company g on g.id = request.grantor_company_id
  left join request_type type on type.id = request.request_type_id
  where ${project} order by request.sequence, request.id`;

/** The stakeholders of a project, each with its status. */
export const detailedStakeholders = (project: RequestedProjects): RawBuilder<unknown> => sql`
  select stakeholder.sequence::text as sequence, b.name as stakeholder, stakeholder.land_interest as interest,
    stakeholder.notified_date::text as notified, stakeholder.consent_date::text as consent,
    stakeholder.expiry_date::text as expiry, stakeholder.completed_date::text as completed
  from surface_project join stakeholder on stakeholder.surface_project_id = surface_project.id
  left join business_associate b on b.id = stakeholder.business_associate_id
  where ${project} order by stakeholder.sequence, stakeholder.id`;

/** The Indigenous communities that are consulted about a project, each with its status. */
export const detailedEngagements = (project: RequestedProjects): RawBuilder<unknown> => sql`
  select engagement.sequence::text as sequence, band.name as community,
    concat_ws(', ', person.name, person.title) as representative, engagement.notified_date::text as notified,
    engagement.response_date::text as answered, engagement.completed_date::text as completed,
    (select count(*)::text from indigenous_log l where l.indigenous_engagement_id = engagement.id) as contacts
  from surface_project join indigenous_engagement engagement on engagement.surface_project_id = surface_project.id
  join band on band.id = engagement.band_id
  left join indigenous_representative person on person.id = engagement.representative_id
  where ${project} order by engagement.sequence, engagement.id`;
