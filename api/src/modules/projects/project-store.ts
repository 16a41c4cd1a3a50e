import { sql } from 'kysely';
import type { MemberPhoneNumber } from 'shared-contracts/graphql';
import type { ProjectParties } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const company = v.nullable(v.string());
const partiesSchema = v.object({ ownerId: company, brokerId: company, operatorId: company });

/** The companies of a project, or undefined where there is no such project. */
export async function findProjectParties(db: Db, id: string): Promise<ProjectParties | undefined> {
  const { rows } =
    await sql`select owner_id, broker_id, operator_id from surface_project where id = ${id}`.execute(db);
  return rows.map((row) => v.parse(partiesSchema, row))[0];
}

/** Lets nobody else save into a project until the transaction ends: rows are numbered and counted one save after the other. */
export async function lockProject(db: Db, id: string): Promise<void> {
  await sql`select 1 from surface_project where id = ${id} for no key update`.execute(db);
}

const phoneSchema = v.object({
  name: v.string(),
  type: v.picklist(['Fax', 'Home', 'Mobile', 'Other', 'Work']),
  number: v.string(),
  extension: v.nullable(v.string()),
});

/** Numbers of the members of one kind of organization, in the members' order: of their contacts, or of their associates. */
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
