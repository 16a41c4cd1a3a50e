import { lazyScreen } from 'shared-ui';
import { readAhead } from 'shared-ui/record';
import { ProjectObligationsDocument } from '../../generated/operations.ts';
import type { ProjectPart } from '../../ground/project-part.ts';
import { useObligationRows } from './use-obligation-rows.tsx';

/** The obligations of a project and its agreements. */
export const obligationsPart: ProjectPart = {
  path: 'obligations',
  group: 'record',
  count: ({ obligationsOpen }) => obligationsOpen,
  useCollections: useObligationRows,
  readAhead: (client, id) => readAhead(client, ProjectObligationsDocument, { surfaceProjectId: id }),
  Tab: lazyScreen(async () => (await import('./obligations-tab.tsx')).ObligationsTab),
};
