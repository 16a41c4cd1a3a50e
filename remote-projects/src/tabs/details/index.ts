import { lazyScreen } from 'shared-ui';
import type { ProjectPart } from '../../ground/project-part.ts';

export { useProjectFields } from './use-project-fields.ts';

/** Every field of the project itself. */
export const detailsPart: ProjectPart = {
  path: 'details',
  group: 'work',
  Tab: lazyScreen(async () => (await import('./details-tab.tsx')).DetailsTab),
};
