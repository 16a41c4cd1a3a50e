import { lazyScreen } from 'shared-ui';
import { readAhead } from 'shared-ui/record';
import { GetProjectEventsDocument } from '../../generated/operations.ts';
import type { ProjectPart } from '../../ground/project-part.ts';
import { useEventRows } from './use-event-rows.ts';

/** The events of the project. */
export const eventsPart: ProjectPart = {
  path: 'events',
  group: 'record',
  count: ({ events }) => events,
  useCollections: useEventRows,
  readAhead: (client, id) => readAhead(client, GetProjectEventsDocument, { surfaceProjectId: id }),
  Tab: lazyScreen(async () => (await import('./events-tab.tsx')).EventsTab),
};
