import { fallbackLanguage, type Language } from '../i18n/language.ts';
import type { CurrentUser } from '../rights/current-user.ts';
import { landText } from './land-texts.ts';

/** The reason why a person cannot write land. */
export type LandLockReason = 'readOnly' | 'noRight';

/** The rights of a person that decide whether land is locked. */
type LandViewer = Pick<CurrentUser, 'isReadOnly' | 'isEditor' | 'isSuperUser' | 'isSystemAdministrator'>;

/** Why the person cannot write parcels, titles, title tracts and instruments; undefined if they can. */
export function landLock(viewer: LandViewer): LandLockReason | undefined {
  if (viewer.isReadOnly) return 'readOnly';
  const isWriter = viewer.isEditor || viewer.isSuperUser || viewer.isSystemAdministrator;
  return isWriter ? undefined : 'noRight';
}

/** The reason as a sentence, for a disabled field or button and for a refused save. */
export const landLockText = (reason: LandLockReason, language: Language = fallbackLanguage): string =>
  landText(language, reason);
