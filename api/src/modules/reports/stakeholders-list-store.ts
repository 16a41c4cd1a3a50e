import { sql } from 'kysely';
import { placeLine } from '../address-store.ts';
import { lastContact, listed, ofProject, phone, reachedBy } from './line-list-sql-store.ts';
import type { LinesQuestion } from './lines-question.ts';

/** The stakeholders of a project in order, for a line list; outstanding are those that are not completed. */
export const stakeholderLines = ({ projectId, ids, isOutstandingOnly }: LinesQuestion) => sql`
  select stakeholder.sequence::text as sequence,
    b.name as stakeholder,
    c.name as contact,
    ${reachedBy(
      phone(sql`coalesce(b.phone_number, b.cell_number)`),
      sql`coalesce(c.email, b.email)`,
      sql`b.address_line1`,
      sql`b.address_line2`,
      placeLine(sql`b`),
    )} as personal,
    nullif(concat_ws(E'\n', interest.code, stakeholder.land_interest), '') as interest,
    stakeholder.distance_to_interest as distance,
    ${listed(
      sql`concat_ws(' · ', t.code, r.code)`,
      sql`stakeholder_type_item i join stakeholder_type t on t.id = i.type_id
        left join stakeholder_requirement r on r.id = i.requirement_id where i.stakeholder_id = stakeholder.id`,
      sql`i.sequence, i.id`,
    )} as types,
    ${listed(
      sql`p.formatted_legal_description`,
      sql`stakeholder_parcel sp join parcel p on p.id = sp.parcel_id where sp.stakeholder_id = stakeholder.id`,
      sql`sp.sequence, sp.id`,
    )} as land,
    stakeholder.notified_date::text as notified,
    stakeholder.consent_date::text as consent,
    stakeholder.expiry_date::text as expiry,
    stakeholder.completed_date::text as completed,
    ${lastContact(sql`c.stakeholder_id = stakeholder.id`)} as "lastContact"
  from stakeholder
  left join business_associate b on b.id = stakeholder.business_associate_id
  left join contact c on c.id = stakeholder.contact_id
  left join interest_type interest on interest.id = stakeholder.interest_type_id
  where ${ofProject('stakeholder', projectId, ids)}
    ${isOutstandingOnly ? sql`and stakeholder.completed_date is null` : sql``}
  order by stakeholder.sequence, stakeholder.id`;
