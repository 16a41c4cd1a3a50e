import { sql } from 'kysely';
import { placeLine } from '../address-store.ts';
import { whereOf } from './agreements-list-store.ts';
import {
  agreementLand,
  agreementName,
  lastContact,
  listed,
  phone,
  reachedBy,
} from './line-list-sql-store.ts';
import type { LinesQuestion } from './lines-question.ts';

interface Roles {
  readonly landowner: string;
  readonly occupant: string;
}

/**
 * Landowners and occupants of agreements in their order along the route, landowners first, each with the label of the
 * role.
 */
export const contactLines = (question: LinesQuestion, { landowner, occupant }: Roles) => sql`
  select concat_ws(' · ', agreement.sequence::text, ${agreementName}) as agreement,
    ${agreementLand} as land,
    person.role as role,
    coalesce(nullif(person.legal_name, ''), b.name) as name,
    c.name as contact,
    ${reachedBy(
      phone(sql`b.phone_number`),
      phone(sql`b.cell_number`),
      listed(phone(sql`n.number`), sql`phone_number n where n.contact_id = c.id`, sql`n.sequence, n.id`),
    )} as phone,
    ${reachedBy(sql`c.email`, sql`nullif(b.email, c.email)`)} as email,
    ${reachedBy(sql`b.address_line1`, sql`b.address_line2`, sql`b.address_line3`, placeLine(sql`b`))} as address,
    ${lastContact(sql`c.agreement_id = agreement.id`)} as "lastContact"
  from agreement
  join lateral (
    select 1 as place, l.sequence, l.id, l.business_associate_id, l.contact_id, l.legal_name, ${landowner}::text as role
      from landowner l where l.agreement_id = agreement.id
    union all
    select 2, o.sequence, o.id, o.business_associate_id, o.contact_id, null, ${occupant}::text
      from occupant o where o.agreement_id = agreement.id
  ) person on true
  left join business_associate b on b.id = person.business_associate_id
  left join contact c on c.id = person.contact_id
  where ${whereOf(question)}
  order by agreement.sequence, agreement.id, person.place, person.sequence, person.id`;
