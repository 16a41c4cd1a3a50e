import { useMemo } from 'react';
import { lazyScreen } from 'shared-ui';
import { useCommunicationRows } from 'shared-ui/communications';
import { useProjectParent } from '../../ground/project-parent.ts';
import type { ProjectPart } from '../../ground/project-part.ts';

/** The communications about the project, and their outcomes. */
export const communicationsPart: ProjectPart = {
  path: 'communications',
  group: 'record',
  count: ({ communications }) => communications,
  useCollections: function useCommunicationCollections(project) {
    const rows = useCommunicationRows(useProjectParent(project));
    return useMemo(() => [rows], [rows]);
  },
  Tab: lazyScreen(async () => (await import('./communications-tab.tsx')).CommunicationsTab),
};
