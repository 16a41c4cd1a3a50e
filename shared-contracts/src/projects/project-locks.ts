import { texts } from '../generated/texts/project-locks.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import type { CurrentUser } from '../rights/current-user.ts';
import { canEditProject, type ProjectParties, projectRole } from '../rights/project-rights.ts';
import { type ProjectField, projectFields } from './project-validator.ts';

/** Why a field of a project cannot be changed. */
export type ProjectLockReason = 'readOnly' | 'noRight' | 'owner' | 'parties';

/** The locked fields, each with the reason; all other fields can be changed. */
export type ProjectLocks = ReadonlyMap<ProjectField, ProjectLockReason>;

/** The rights of a person that decide which fields are locked. */
export type ProjectViewer = Pick<
  CurrentUser,
  'productClientId' | 'isSystemAdministrator' | 'isEditor' | 'isSuperUser' | 'isReadOnly'
>;

/** Why the person cannot create projects; undefined if they can. */
export function newProjectLock(viewer: ProjectViewer): ProjectLockReason | undefined {
  if (viewer.isReadOnly) return 'readOnly';
  const isWriter = viewer.isEditor || viewer.isSuperUser || viewer.isSystemAdministrator;
  return isWriter ? undefined : 'noRight';
}

/** Why the person cannot change anything in a project; undefined if they can. */
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
  // A project stays with its owner: a change would take it away from the owner's people.
  if (field === 'owner') return isSystemAdministrator && !parties ? undefined : 'owner';
  if (!parties || (field !== 'broker' && field !== 'operator')) return undefined;
  // The owner decides who works on its project, so that other companies cannot remove anybody's access, not even their
  // own, with a save.
  return isSystemAdministrator || projectRole(viewer, parties) === 'Owner' ? undefined : 'parties';
}

/** The fields of a project that the person may not change; without parties, of a new project. */
export function projectLocks(viewer: ProjectViewer, parties: ProjectParties | undefined): ProjectLocks {
  const whole = parties ? projectLock(viewer, parties) : newProjectLock(viewer);
  const locked = new Map<ProjectField, ProjectLockReason>();
  for (const field of projectFields) {
    const reason = whole ?? reasonOf(viewer, parties, field);
    if (reason) locked.set(field, reason);
  }
  return locked;
}

/** The reason as a sentence, for a disabled field and for a refused save. */
export const projectLockText = (reason: ProjectLockReason, language: Language = fallbackLanguage): string =>
  inLanguage(texts, language)[reason];
