import { useMemo } from 'react';
import { lazyScreen } from 'shared-ui';
import { useProjectParent } from '../../ground/project-parent.ts';
import type { ProjectPart } from '../../ground/project-part.ts';
import { useCommunicationsOfProject } from '../../rows/use-communications-of-project.ts';

/** The communications about the project, and their outcomes. */
export const communicationsPart: ProjectPart = {
  path: 'communications',
  group: 'record',
  count: ({ communications }) => communications,
  useCollections: function useCommunicationCollections(project) {
    const rows = useCommunicationsOfProject(project.id, useProjectParent(project));
    return useMemo(() => [rows], [rows]);
  },
  Tab: lazyScreen(async () => (await import('./communications-tab.tsx')).CommunicationsTab),
};
