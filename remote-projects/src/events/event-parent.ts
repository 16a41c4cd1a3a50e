import type { ProjectRecord } from '../project/project-record.ts';
import type { EventParent } from './event-record.ts';

/** The project itself as what events happen to. */
export const projectOfEvents = ({
  id,
  revision,
  canEdit,
}: Pick<ProjectRecord, 'id' | 'revision' | 'canEdit'>): EventParent => ({
  kind: 'project',
  projectId: id,
  isNew: revision === null,
  mayEdit: canEdit,
});
