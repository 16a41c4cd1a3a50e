import { sql } from 'kysely';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const associateSchema = v.object({ id: v.string(), name: v.string() });

const peopleSchema = v.object({
  associates: v.array(v.object({ ...associateSchema.entries, address: v.string() })),
  contacts: v.array(
    v.object({
      ...associateSchema.entries,
      businessAssociate: associateSchema,
      addresses: v.array(v.string()),
    }),
  ),
  people: v.array(v.object({ id: v.string(), fullName: v.string(), address: v.string() })),
  method: v.nullable(v.object({ id: v.string(), code: v.string() })),
});

/**
 * Associates, contacts and people of the person's own company by email addresses in lower case, and the method of
 * contact that stands for email.
 */
export async function peopleUnder(db: Db, user: CurrentUser, addresses: readonly string[]) {
  const { rows } = await sql`select json_build_object(
    'associates', (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'address', lower(a.email))
        order by a.name, a.id), '[]')
      from business_associate a where a.is_active and lower(a.email) = any (${addresses}::text[])),
    'contacts', (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name,
        'businessAssociate', json_build_object('id', a.id, 'name', a.name),
        'addresses', array_remove(array[lower(c.email), lower(c.secondary_email)], null)) order by c.name, c.id), '[]')
      from contact c join business_associate a on a.id = c.business_associate_id
      where c.is_active and (lower(c.email) = any (${addresses}::text[])
        or lower(c.secondary_email) = any (${addresses}::text[]))),
    'people', (select coalesce(json_agg(json_build_object('id', u.id, 'fullName', u.full_name,
        'address', lower(u.email)) order by u.full_name, u.id), '[]')
      from app_user u where u.is_active and u.company_id = ${user.productClientId}
        and lower(u.email) = any (${addresses}::text[])),
    'method', (select json_build_object('id', m.id, 'code', m.code) from method_of_contact m
      where lower(replace(m.code, '-', '')) = 'email' order by m.code limit 1)) as found`.execute(
    db.withoutPlugins(),
  );
  return v.parse(v.object({ found: peopleSchema }), rows[0]).found;
}
