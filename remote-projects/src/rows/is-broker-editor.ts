import type { ProjectRecord } from '../ground/project-record.ts';

/** New and Delete of a project's rows are for the assigned broker or the owner who can edit (002 §6). */
export const isBrokerEditor = ({ canEdit, currentUserRole }: ProjectRecord): boolean =>
  canEdit && (currentUserRole === 'AssignedBroker' || currentUserRole === 'Owner');
