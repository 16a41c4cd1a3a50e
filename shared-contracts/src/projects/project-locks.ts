import { texts } from '../generated/texts/project-locks.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import type { CurrentUser } from '../rights/current-user.ts';
import { canEditProject, type ProjectParties, projectRole } from '../rights/project-rights.ts';
import { type ProjectField, projectFields } from './project-validator.ts';

/** Why a field of a project cannot be changed. */
export type ProjectLockReason = 'readOnly' | 'noRight' | 'owner' | 'parties';

/** Which fields are locked, each with its reason; a field that is not in it is open. */
export type ProjectLocks = ReadonlyMap<ProjectField, ProjectLockReason>;

/** The person: the rights on which locks depend. */
export type ProjectViewer = Pick<
  CurrentUser,
  'productClientId' | 'isSystemAdministrator' | 'isEditor' | 'isSuperUser' | 'isReadOnly'
>;

/** Why the person can make no project; undefined where it can. */
export function newProjectLock(viewer: ProjectViewer): ProjectLockReason | undefined {
  if (viewer.isReadOnly) return 'readOnly';
  const isWriter = viewer.isEditor || viewer.isSuperUser || viewer.isSystemAdministrator;
  return isWriter ? undefined : 'noRight';
}

/** Why the person can change nothing of a project; undefined where it can. */
export function projectLock(viewer: ProjectViewer, parties: ProjectParties): ProjectLockReason | undefined {
  if (viewer.isReadOnly) return 'readOnly';
  return canEditProject(viewer, parties) ? undefined : 'noRight';
}

function reasonOf(
  viewer: ProjectViewer,
  parties: ProjectParties | undefined,
  field: ProjectField,
): ProjectLockReason | undefined {
  const { isSystemAdministrator } = viewer;
  // A project stays with its owner: a change would take it from the owner's people.
  if (field === 'owner') return isSystemAdministrator && !parties ? undefined : 'owner';
  if (!parties || (field !== 'broker' && field !== 'operator')) return undefined;
  // The owner decides who works on its project, so other companies cannot remove their own access, or another's, in a
  // save.
  return isSystemAdministrator || projectRole(viewer, parties) === 'Owner' ? undefined : 'parties';
}

/** The fields of a project that the person may not change; without parties it is a new one. */
export function projectLocks(viewer: ProjectViewer, parties: ProjectParties | undefined): ProjectLocks {
  const whole = parties ? projectLock(viewer, parties) : newProjectLock(viewer);
  const locked = new Map<ProjectField, ProjectLockReason>();
  for (const field of projectFields) {
    const reason = whole ?? reasonOf(viewer, parties, field);
    if (reason) locked.set(field, reason);
  }
  return locked;
}

/** The reason in a sentence, for a disabled field and for a refused one. */
export const projectLockText = (reason: ProjectLockReason, language: Language = fallbackLanguage): string =>
  inLanguage(texts, language)[reason];
