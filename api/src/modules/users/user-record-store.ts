import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Removes the link between a person and the identity provider. */
export async function cutSignOn(db: Db, id: string): Promise<void> {
  await db
    .updateTable('appUser')
    .set({ signOnIssuer: null, signOnSubject: null })
    .where('id', '=', id)
    .execute();
}

/** Locks people against other changes until the transaction ends, so that rights checked now still hold. */
export async function lockPeople(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('people', 0))`.execute(db);
}

/** Whether a person is a system administrator now, even if this has changed since the request began. */
export async function isAdministratorNow(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('appUser')
    .select('id')
    .where('id', '=', id)
    .where('isActive', '=', true)
    .where('isSystemAdministrator', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}
