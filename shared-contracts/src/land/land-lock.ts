import { fallbackLanguage, type Language } from '../i18n/language.ts';
import type { CurrentUser } from '../rights/current-user.ts';
import { landText } from './land-texts.ts';

/** Why a person can write no land. */
export type LandLockReason = 'readOnly' | 'noRight';

/** The person: the rights on which locks of land depend. */
type LandViewer = Pick<CurrentUser, 'isReadOnly' | 'isEditor' | 'isSuperUser' | 'isSystemAdministrator'>;

/** Why the person can write no parcels, titles, title tracts and instruments; undefined where it can. */
export function landLock(viewer: LandViewer): LandLockReason | undefined {
  if (viewer.isReadOnly) return 'readOnly';
  const isWriter = viewer.isEditor || viewer.isSuperUser || viewer.isSystemAdministrator;
  return isWriter ? undefined : 'noRight';
}

/** The reason in a sentence, for a disabled field or button and for a refused one. */
export const landLockText = (reason: LandLockReason, language: Language = fallbackLanguage): string =>
  landText(language, reason);
