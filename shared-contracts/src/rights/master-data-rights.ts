import type { CurrentUser } from './current-user.ts';

/** Master data is changed by system administrators only, never by a read-only user (000 §6, decision 15). */
export function mayEditMasterData(user: Pick<CurrentUser, 'isSystemAdministrator' | 'isReadOnly'>): boolean {
  return user.isSystemAdministrator && !user.isReadOnly;
}
