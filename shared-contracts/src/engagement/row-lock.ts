import { texts } from '../generated/texts/row-locks.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';

/** Why a row of a project, or a field in it, cannot be written. */
export type RowLockReason = 'readOnly' | 'project' | 'brokers' | 'foreignEvent' | 'savedType' | 'savedParent';

/**
 * Why a person cannot write any row of a project; undefined if they can. `mayEdit` is the right to edit the project.
 */
export function rowLock(viewer: {
  readonly isReadOnly: boolean;
  readonly mayEdit: boolean;
}): RowLockReason | undefined {
  if (viewer.isReadOnly) return 'readOnly';
  return viewer.mayEdit ? undefined : 'project';
}

/** The reason as a sentence, for a disabled field or button and for a refused save. */
export const rowLockText = (reason: RowLockReason, language: Language = fallbackLanguage): string =>
  inLanguage(texts, language)[reason];
