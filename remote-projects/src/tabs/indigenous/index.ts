import { lazyScreen } from 'shared-ui';
import { readAhead } from 'shared-ui/record';
import { ProjectEngagementsDocument } from '../../generated/operations.ts';
import type { ProjectPart } from '../../ground/project-part.ts';
import { useEngagementRows } from './use-engagement-rows.tsx';

/** The indigenous communities that are consulted on the project. */
export const indigenousPart: ProjectPart = {
  path: 'indigenous',
  group: 'work',
  count: ({ engagements }) => engagements,
  useCollections: useEngagementRows,
  readAhead: (client, id) => readAhead(client, ProjectEngagementsDocument, { surfaceProjectId: id }),
  Tab: lazyScreen(async () => (await import('./indigenous-tab.tsx')).IndigenousTab),
};
