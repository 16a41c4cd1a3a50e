import { lazyScreen } from 'shared-ui';
import { readAhead } from 'shared-ui/record';
import { ProjectRevisionsDocument } from '../../generated/operations.ts';
import type { ProjectPart } from '../../ground/project-part.ts';
import { revisionRow } from './revision-record.ts';
import { useRevisionRows } from './use-revision-rows.tsx';

/** Changes to the route or the scope, and who was notified of them. */
export const revisionsPart: ProjectPart = {
  path: 'revisions',
  group: 'record',
  count: ({ revisions }) => revisions,
  useCollections: useRevisionRows,
  rowsOf: ({ revisions }) => revisions && { revisions: revisions.map(revisionRow) },
  readAhead: (client, id) => readAhead(client, ProjectRevisionsDocument, { id }),
  Tab: lazyScreen(async () => (await import('./revisions-tab.tsx')).RevisionsTab),
};
