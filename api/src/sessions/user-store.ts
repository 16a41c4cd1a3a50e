import type { CurrentUser } from 'shared-contracts/rights';
import type { Db } from '../db/database.ts';

const currentUserColumns = [
  'appUser.id',
  'appUser.email',
  'appUser.userName',
  'appUser.locale',
  'appUser.canAccessInvoice',
  'appUser.isApprover',
  'appUser.isBroker',
  'appUser.isEditor',
  'appUser.isOperator',
  'appUser.isReadOnly',
  'appUser.isSuperUser',
  'appUser.isSystemAdministrator',
  'company.companyName',
  'company.id as productClientId',
  'company.isSyncWithLrdEnabled',
  'company.isSyncWithLwEnabled',
] as const;

/** A query for active people, shaped as the contract's CurrentUser. */
export function selectCurrentUser(db: Db) {
  return db
    .selectFrom('appUser')
    .innerJoin('company', 'company.id', 'appUser.companyId')
    .where('appUser.isActive', '=', true)
    .select(currentUserColumns) satisfies { execute: () => Promise<CurrentUser[]> };
}

/** The id and password hash behind a user name or e-mail address, in any case. */
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
