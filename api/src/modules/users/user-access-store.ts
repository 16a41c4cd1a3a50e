import type { Db } from '../../platform/db/database.ts';

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** When a person was invited, chose a password and last signed in. */
export async function findAccess(db: Db, id: string) {
  const found = await db
    .selectFrom('appUser')
    .select(['id', 'isActive', 'invitedAt', 'passwordSetAt', 'lastSignInAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    found && {
      ...found,
      invitedAt: isoOf(found.invitedAt),
      passwordSetAt: isoOf(found.passwordSetAt),
      lastSignInAt: isoOf(found.lastSignInAt),
    }
  );
}

/** Records when a person was last invited. */
export async function noteInvitation(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('appUser').set({ invitedAt: now }).where('id', '=', id).execute();
}
