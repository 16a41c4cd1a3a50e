import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { CardContact } from './vcard.ts';

const text = v.nullable(v.string());

const cardSchema = v.object({
  name: v.string(),
  organization: v.string(),
  title: text,
  email: text,
  secondaryEmail: text,
  lines: v.array(text),
  city: text,
  province: text,
  postalCode: text,
  country: text,
  phoneNumbers: v.array(v.object({ type: v.string(), number: v.string(), extension: text })),
});

/**
 * A contact with its numbers and its address; undefined if it does not exist. Everybody who is signed in may see
 * contacts.
 */
export async function findCardContact(db: Db, id: string): Promise<CardContact | undefined> {
  const { rows } =
    await sql`select json_build_object('name', c.name, 'organization', b.name, 'title', c.title,
      'email', c.email, 'secondaryEmail', c.secondary_email,
      'lines', json_build_array(c.address1, c.address2, c.address3), 'city', t.name, 'province', s.name,
      'postalCode', c.postal_code, 'country', n.name,
      'phoneNumbers', coalesce((select json_agg(json_build_object('type', p.type, 'number', p.number,
        'extension', p.extension) order by p.sequence) from phone_number p where p.contact_id = c.id), '[]')) as card
    from contact c join business_associate b on b.id = c.business_associate_id
      left join city t on t.id = c.city_id left join state_or_province s on s.id = c.state_or_province_id
      left join country n on n.id = c.country_id
    where c.id = ${id}`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(v.object({ card: cardSchema }), row).card)[0];
}
