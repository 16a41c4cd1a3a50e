import { sql } from 'kysely';
import { type StartRecord, startRecords } from 'shared-contracts/grids';
import { recordPath } from 'shared-contracts/routes';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';

const invitedSchema = v.object({
  id: v.string(),
  title: v.string(),
  detail: v.nullable(v.string()),
  invitedAt: v.date(),
});

/**
 * Invited people who have not signed in yet, the longest waiting first; `date` is the date of the invitation in a zone.
 */
export async function listInvitedPeople(db: Db, zone: string): Promise<readonly StartRecord[]> {
  const { rows } =
    await sql`select u.id, coalesce(nullif(trim(concat(u.first_name, ' ', u.last_name)), ''), u.email) as title,
      c.company_name as detail, u.invited_at as "invitedAt"
    from app_user u left join company c on c.id = u.company_id
    where u.is_active and u.invited_at is not null and u.password_hash is null
      and u.last_sign_in_at is null
    order by u.invited_at, u.id limit ${startRecords.listed}`.execute(db.withoutPlugins());
  return rows.map((row) => {
    const { invitedAt, ...person } = v.parse(invitedSchema, row);
    return {
      ...person,
      date: dayIn(zone, invitedAt),
      source: 'users',
      opens: recordPath({ route: 'user', id: person.id }),
    };
  });
}
