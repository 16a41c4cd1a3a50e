import { lazyScreen } from 'shared-ui';
import type { ProjectPart } from '../project/project-part.ts';

/** Every field of the project itself. */
export const detailsPart: ProjectPart = {
  path: 'details',
  group: 'work',
  Tab: lazyScreen(async () => (await import('./details-tab.tsx')).DetailsTab),
};
