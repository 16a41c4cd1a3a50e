import { sql } from 'kysely';
import type { MemberPhoneNumber } from 'shared-contracts/graphql';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const phoneSchema = v.object({
  name: v.string(),
  type: v.picklist(['Fax', 'Home', 'Mobile', 'Other', 'Work']),
  number: v.string(),
  extension: v.nullable(v.string()),
});

/**
 * The phone numbers of members that are organizations of one kind, in the members' order: those of their contacts, or
 * of their associates.
 */
export async function listMemberPhones(
  db: Db,
  project: string,
  organizationType: string,
  ofContacts: boolean,
): Promise<MemberPhoneNumber[]> {
  const numbers = ofContacts
    ? sql`join contact o on o.id = m.contact_id
        join phone_number n on n.contact_id = o.id`
    : sql`join business_associate o on o.id = m.business_associate_id
        cross join lateral (values (1, 'Work', o.phone_number, null), (2, 'Mobile', o.cell_number, null),
          (3, 'Fax', o.fax_number, null)) n (sequence, type, number, extension)`;
  const { rows } = await sql`select o.name, n.type, n.number, n.extension from member m ${numbers}
    where m.surface_project_id = ${project} and m.organization_type_id = ${organizationType} and n.number <> ''
    order by m.sequence, m.id, n.sequence`.execute(db);
  return rows.map((row) => v.parse(phoneSchema, row));
}
