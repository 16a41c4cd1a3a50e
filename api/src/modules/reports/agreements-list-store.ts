import { sql } from 'kysely';
import { agreementWidth } from '../agreement-width-store.ts';
import {
  agreementLand,
  agreementName,
  agreementRegistryNumbers,
  lastContact,
  listed,
  measured,
  ofProject,
  phone,
  reachedBy,
} from './line-list-sql-store.ts';
import type { LinesQuestion } from './lines-question.ts';

/** The condition that selects agreements; outstanding are those whose documents are still to be acquired. */
export const whereOf = ({ projectId, ids, isOutstandingOnly }: LinesQuestion) =>
  sql`${ofProject('agreement', projectId, ids)} ${
    isOutstandingOnly ? sql`and agreement.documents_acquired_date is null` : sql``
  }`;

const groupShare = sql`case when l.owner_group is not null
  then l.group_share_numerator || '/' || l.group_share_denominator end`;

const ownShare = sql`case
  when l.is_joint_tenant then 'JT'
  when l.interest_fraction_denominator is not null
    then l.interest_fraction_numerator || '/' || l.interest_fraction_denominator
  when l.interest_percentage is not null then trim_scale(l.interest_percentage)::text || ' %' end`;

const ownerName = sql`concat_ws(' · ', coalesce(nullif(l.legal_name, ''), b.name),
  nullif(concat_ws(' × ', ${ownShare}, ${groupShare}), ''))`;

/** The type of agreement for land that is only used during construction. */
const workspace = 'TWS';

/** Names of contacts, or of owners without one, with their telephone and e-mail if requested. */
const contacts = (isPersonal: boolean) => {
  const name = sql`coalesce(c.name, b.name)`;
  const value = isPersonal
    ? reachedBy(name, phone(sql`coalesce(b.phone_number, b.cell_number)`), sql`coalesce(c.email, b.email)`)
    : name;
  return listed(
    value,
    sql`landowner l left join business_associate b on b.id = l.business_associate_id
      left join contact c on c.id = l.contact_id where l.agreement_id = agreement.id`,
    sql`l.sequence, l.id`,
  );
};

/** The agreements of a project in their order along the route, for a line list. */
export const agreementLines = (question: LinesQuestion) => sql`
  select agreement.sequence::text as sequence,
    ${agreementLand} as land,
    ${agreementRegistryNumbers} as "registryNumbers",
    ${listed(
      sql`t.number`,
      sql`agreement_title at join title t on t.id = at.title_id where at.agreement_id = agreement.id`,
      sql`at.sequence, at.id`,
    )} as titles,
    ${listed(
      ownerName,
      sql`landowner l left join business_associate b on b.id = l.business_associate_id
        where l.agreement_id = agreement.id`,
      sql`l.sequence, l.id`,
    )} as owners,
    ${listed(
      sql`coalesce(b.name, c.name)`,
      sql`occupant o left join business_associate b on b.id = o.business_associate_id
        left join contact c on c.id = o.contact_id where o.agreement_id = agreement.id`,
      sql`o.sequence, o.id`,
    )} as occupants,
    ${contacts(question.isPersonal)} as contact,
    concat_ws(E'\n', ${agreementName},
      type.code) as agreement,
    status.status as status,
    agent.full_name as agent,
    agreement.consent_requested_date::text as "consentRequested",
    agreement.consent_received_date::text as "consentReceived",
    agreement.plans_received_date::text as "plansReceived",
    ${measured(sql`agreement.length`, sql`length_unit.code`)} as length,
    ${measured(agreementWidth, sql`width_unit.code`)} as width,
    ${measured(sql`case when type.code is distinct from ${workspace} then agreement.gross_area end`, sql`area_unit.code`)} as area,
    ${measured(sql`case when type.code = ${workspace} then agreement.gross_area end`, sql`area_unit.code`)} as workspace,
    (select trim_scale(sum(c.amount))::text from compensation c where c.agreement_id = agreement.id) as compensation,
    nullif(concat_ws(E'\n', agreement.landowner_conditions, agreement.occupant_conditions), '') as conditions,
    ${lastContact(sql`c.agreement_id = agreement.id`)} as "lastContact",
    agreement.expiry_date::text as expiry
  from agreement
  left join agreement_type type on type.id = agreement.agreement_type_id
  left join surface_status status on status.id = agreement.surface_status_id
  left join app_user agent on agent.id = agreement.land_agent_id
  left join length_unit on length_unit.id = agreement.length_unit_id
  left join length_unit width_unit on width_unit.id = agreement.width_unit_id
  left join area_unit on area_unit.id = agreement.area_unit_id
  where ${whereOf(question)}
  order by agreement.sequence, agreement.id`;

/** Number of agreements with each status, and their share. */
export const agreementStatuses = (question: LinesQuestion, none: string) => sql`
  select coalesce(s.status, ${none}) as status, count(*)::text as count,
    trim_scale(round(count(*) * 100 / sum(count(*)) over (), 4))::text as share
  from agreement left join surface_status s on s.id = agreement.surface_status_id
  where ${whereOf(question)}
  group by 1 order by count(*) desc, 1`;
