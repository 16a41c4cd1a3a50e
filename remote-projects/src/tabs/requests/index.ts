import { lazyScreen } from 'shared-ui';
import { ProjectRequestsDocument } from '../../generated/operations.ts';
import type { ProjectPart } from '../../ground/project-part.ts';
import { readLinesAhead } from '../../rows/use-lines.ts';
import { useRequestRows } from './use-request-rows.tsx';

/** Requests to grantors: road use and consents of third parties. */
export const requestsPart: ProjectPart = {
  path: 'requests',
  group: 'work',
  count: ({ requests }) => requests,
  useCollections: useRequestRows,
  readAhead: readLinesAhead(ProjectRequestsDocument),
  Tab: lazyScreen(async () => (await import('./requests-tab.tsx')).RequestsTab),
};
