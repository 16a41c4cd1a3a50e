import { lazyScreen } from 'shared-ui';
import { readAhead } from 'shared-ui/record';
import { ProjectKeyDatesDocument } from '../../generated/operations.ts';
import type { ProjectPart } from '../../ground/project-part.ts';
import { useKeyDateRows } from './use-key-date-rows.tsx';

/** The days that matter to a project. */
export const keyDatesPart: ProjectPart = {
  path: 'key-dates',
  group: 'record',
  count: ({ keyDates }) => keyDates,
  useCollections: useKeyDateRows,
  readAhead: (client, id) => readAhead(client, ProjectKeyDatesDocument, { surfaceProjectId: id }),
  Tab: lazyScreen(async () => (await import('./key-dates-tab.tsx')).KeyDatesTab),
};
