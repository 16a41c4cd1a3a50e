import type { Db } from '../../platform/db/database.ts';

/** Forgets whom the identity provider knows a person as. */
export async function cutSignOn(db: Db, id: string): Promise<void> {
  await db
    .updateTable('appUser')
    .set({ signOnIssuer: null, signOnSubject: null })
    .where('id', '=', id)
    .execute();
}
