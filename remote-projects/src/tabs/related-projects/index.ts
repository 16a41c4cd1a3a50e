import { lazyScreen } from 'shared-ui';
import { readAhead } from 'shared-ui/record';
import { RelatedProjectsDocument } from '../../generated/operations.ts';
import type { ProjectPart } from '../../ground/project-part.ts';
import { relatedProjectRow } from './related-project-record.ts';
import { useRelatedRows } from './use-related-rows.tsx';

/** Other projects that are related to this one, shown on both. */
export const relatedProjectsPart: ProjectPart = {
  path: 'related-projects',
  group: 'around',
  count: ({ relatedProjects }) => relatedProjects,
  useCollections: useRelatedRows,
  rowsOf: ({ relatedProjects }) =>
    relatedProjects && { relatedProjects: relatedProjects.map(relatedProjectRow) },
  readAhead: (client, id) => readAhead(client, RelatedProjectsDocument, { id }),
  Tab: lazyScreen(async () => (await import('./related-projects-tab.tsx')).RelatedProjectsTab),
};
