import type { CurrentUser } from './current-user.ts';

/** The roles of a person's company on a project (000 §6). */
export const projectRoles = ['Owner', 'AssignedBroker', 'AssignedOperator', 'NoAccess'] as const;

export type ProjectRole = (typeof projectRoles)[number];

/** The companies of a project, by id. */
export interface ProjectParties {
  readonly ownerId: string | null;
  readonly brokerId: string | null;
  readonly operatorId: string | null;
}

type ProjectUser = Pick<
  CurrentUser,
  'productClientId' | 'isSystemAdministrator' | 'isEditor' | 'isSuperUser' | 'isReadOnly'
>;

/** The strongest role of the person's company; a system administrator acts for the owner (decision 15). */
export function projectRole(user: ProjectUser, parties: ProjectParties): ProjectRole {
  const company = user.productClientId;
  if (parties.ownerId === company) return 'Owner';
  if (parties.brokerId === company) return 'AssignedBroker';
  if (parties.operatorId === company) return 'AssignedOperator';
  return user.isSystemAdministrator ? 'Owner' : 'NoAccess';
}

/** People see the projects of their own company; a system administrator sees all (decision 15). */
export function canAccessProject(user: ProjectUser, parties: ProjectParties): boolean {
  return projectRole(user, parties) !== 'NoAccess';
}

/** Editors, super users and system administrators may edit what they see; a read-only user may edit nothing. */
export function canEditProject(user: ProjectUser, parties: ProjectParties): boolean {
  const isWriter = user.isEditor || user.isSuperUser || user.isSystemAdministrator;
  return isWriter && !user.isReadOnly && canAccessProject(user, parties);
}

/**
 * Whether the user is an editor of the assigned broker or of the owner (000 §6): may create and delete agreements,
 * requests and stakeholders.
 */
export function isBrokerEditor(user: ProjectUser, parties: ProjectParties): boolean {
  const role = projectRole(user, parties);
  return canEditProject(user, parties) && (role === 'AssignedBroker' || role === 'Owner');
}

/**
 * Whether the user is an editor of the assigned operator or of the owner (000 §6), even if the operator is also the
 * broker of the project.
 */
export function isOperatorEditor(user: ProjectUser, parties: ProjectParties): boolean {
  const isOperator = parties.operatorId === user.productClientId;
  return canEditProject(user, parties) && (isOperator || projectRole(user, parties) === 'Owner');
}

/** `isEditUser`: an operator editor or a broker editor (decision 16). */
export function isEditUser(user: ProjectUser, parties: ProjectParties): boolean {
  return isOperatorEditor(user, parties) || isBrokerEditor(user, parties);
}
