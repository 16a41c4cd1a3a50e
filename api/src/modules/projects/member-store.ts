import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { batchedQuery } from '../../records/writing/batched-query.ts';

const companySchema = v.object({ id: v.string(), company: v.nullable(v.string()) });
const contactSchema = v.object({ id: v.string(), associate: v.nullable(v.string()) });

/** The company of a member that is a person or a team; null for other members. */
export async function companyOfMember(
  db: Db,
  { user, team }: { readonly user: string | null; readonly team: string | null },
): Promise<string | null> {
  const [own, ofTeam] = await Promise.all(
    [user, team].map((id) => (id ? companyTogether({ db }, id) : null)),
  );
  return own ?? ofTeam ?? null;
}

const companyTogether = batchedQuery(async ({ db }: { readonly db: Db }, ids) => {
  const { rows } = await sql`select id, company_id as company from app_user where id = any (${ids}::uuid[])
    union all select id, product_client_id from team where id = any (${ids}::uuid[])`.execute(
    db.withoutPlugins(),
  );
  return new Map(rows.map((row) => v.parse(companySchema, row)).map(({ id, company }) => [id, company]));
});

const associateTogether = batchedQuery(async ({ db }: { readonly db: Db }, ids) => {
  const { rows } = await sql`select id, business_associate_id as associate from contact
    where id = any (${ids}::uuid[])`.execute(db.withoutPlugins());
  return new Map(rows.map((row) => v.parse(contactSchema, row)).map(({ id, associate }) => [id, associate]));
});

/** Whether a contact belongs to a business associate. */
export const isContactOf = async (db: Db, contact: string, associate: string): Promise<boolean> =>
  (await associateTogether({ db }, contact)) === associate;
