import { texts } from '../generated/texts/row-locks.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';

/** Why a row of a project, or a field of it, cannot be written. */
export type RowLockReason = 'readOnly' | 'project' | 'brokers' | 'foreignEvent' | 'savedType' | 'savedParent';

/** Why a person can write no row of a project; undefined where the person can. `mayEdit`: the right to edit the project. */
export function rowLock(viewer: {
  readonly isReadOnly: boolean;
  readonly mayEdit: boolean;
}): RowLockReason | undefined {
  if (viewer.isReadOnly) return 'readOnly';
  return viewer.mayEdit ? undefined : 'project';
}

/** The reason in a sentence, for a disabled field or button and for a refused one. */
export const rowLockText = (reason: RowLockReason, language: Language = fallbackLanguage): string =>
  inLanguage(texts, language)[reason];
