import type { EventParent } from '../../attached/events/event-record.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';

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
