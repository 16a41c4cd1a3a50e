import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

const companySchema = v.object({ company: v.nullable(v.string()) });

/** The company of the person or the team that a member is; null of others. */
export async function companyOfMember(
  db: Db,
  { user, team }: { readonly user: string | null; readonly team: string | null },
): Promise<string | null> {
  const { rows } = await sql`select coalesce(
      (select company_id from app_user where id = ${user}::uuid),
      (select product_client_id from team where id = ${team}::uuid)) as company`.execute(db.withoutPlugins());
  return v.parse(companySchema, rows[0]).company;
}

/** Whether a contact is one of a business associate. */
export async function isContactOf(db: Db, contact: string, associate: string): Promise<boolean> {
  const { rows } = await sql`select 1 from contact
    where id = ${contact} and business_associate_id = ${associate}`.execute(db);
  return rows.length > 0;
}
