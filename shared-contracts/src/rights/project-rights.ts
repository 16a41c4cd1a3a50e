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

/** Editors, super users and system administrators edit what they see; a read-only user nothing. */
export function canEditProject(user: ProjectUser, parties: ProjectParties): boolean {
  const isWriter = user.isEditor || user.isSuperUser || user.isSystemAdministrator;
  return isWriter && !user.isReadOnly && canAccessProject(user, parties);
}

/** The assigned broker or owner who can edit (000 §6): new and deleted agreements, requests, stakeholders. */
export function isBrokerEditor(user: ProjectUser, parties: ProjectParties): boolean {
  const role = projectRole(user, parties);
  return canEditProject(user, parties) && (role === 'AssignedBroker' || role === 'Owner');
}

/** The assigned operator or owner who can edit (000 §6), also where the operator is the broker of the project too. */
export function isOperatorEditor(user: ProjectUser, parties: ProjectParties): boolean {
  const isOperator = parties.operatorId === user.productClientId;
  return canEditProject(user, parties) && (isOperator || projectRole(user, parties) === 'Owner');
}

/** `isEditUser`: an operator editor or a broker editor (decision 16). */
export function isEditUser(user: ProjectUser, parties: ProjectParties): boolean {
  return isOperatorEditor(user, parties) || isBrokerEditor(user, parties);
}
