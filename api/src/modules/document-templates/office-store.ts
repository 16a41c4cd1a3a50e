import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** Tags whose values are the same in all documents of one run. */
export const officeTagNames = [
  'today',
  'company.name',
  'sender.name',
  'sender.title',
  'sender.email',
] as const;

const nullable = v.nullable(v.string());
const officeSchema = v.object({
  'company.name': nullable,
  'sender.name': nullable,
  'sender.title': nullable,
  'sender.email': nullable,
});

/** The person who creates the documents, and their company. */
export async function officeValues(db: Db, userId: string): Promise<Readonly<Record<string, string | null>>> {
  const { rows } = await sql`select c.company_name as "company.name", u.full_name as "sender.name",
      nullif(u.work_title, '') as "sender.title", nullif(u.email, '') as "sender.email"
    from app_user u join company c on c.id = u.company_id where u.id = ${userId}`.execute(
    db.withoutPlugins(),
  );
  return v.parse(officeSchema, rows[0]);
}
