import { sql } from 'kysely';
import { type CurrentUser, serverUserSchema } from 'shared-contracts/rights';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** A person `u` of a company `c` as JSON in the form of the contract's CurrentUser. */
export const currentUserJson = sql`json_build_object('id', u.id, 'email', u.email,
  'fullName', trim(u.first_name || ' ' || u.last_name), 'userName', u.user_name,
  'locale', u.locale, 'timeZone', u.time_zone, 'dayOrder', u.day_order, 'canAccessInvoice', u.can_access_invoice,
  'canRunRentals', u.can_run_rentals, 'isApprover', u.is_approver, 'isBroker', u.is_broker,
  'isEditor', u.is_editor, 'isOperator', u.is_operator, 'isReadOnly', u.is_read_only, 'isSuperUser', u.is_super_user,
  'isSystemAdministrator', u.is_system_administrator, 'companyName', c.company_name, 'productClientId', c.id,
  'isSyncWithLrdEnabled', c.is_sync_with_lrd_enabled, 'isSyncWithLwEnabled', c.is_sync_with_lw_enabled)`;

const userSchema = v.object({ user: serverUserSchema });

/** A person with their current rights; undefined if they may no longer sign in. */
export async function findActiveUser(db: Db, id: string): Promise<CurrentUser | undefined> {
  const { rows } =
    await sql`select ${currentUserJson} as "user" from app_user u join company c on c.id = u.company_id
    where u.id = ${id} and u.is_active`.execute(db.withoutPlugins());
  return rows.map((row) => v.parse(userSchema, row).user)[0];
}

/** The id and password hash for a user name or e-mail address, ignoring case. */
export function findCredentials(db: Db, userName: string) {
  const name = userName.toLowerCase();
  return db
    .selectFrom('appUser')
    .select(['id', 'passwordHash'])
    .where('isActive', '=', true)
    .where((where) =>
      where.or([where('userName', '=', name), where(where.fn('lower', ['email']), '=', name)]),
    )
    .executeTakeFirst();
}

/** Sets a password, which ends every session of the person. */
export async function setNewPassword(db: Db, userId: string, passwordHash: string, now: Date): Promise<void> {
  await db
    .updateTable('appUser')
    .set({ passwordHash, passwordSetAt: now })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('session').where('userId', '=', userId).execute();
}
