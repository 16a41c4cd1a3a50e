import { lazyScreen } from 'shared-ui';
import type { ProjectPart } from '../../ground/project-part.ts';

/** How far the project is, as charts: consents, contacts, money. */
export const progressPart: ProjectPart = {
  path: 'progress',
  group: 'around',
  needsSaved: true,
  Tab: lazyScreen(async () => (await import('./progress-tab.tsx')).ProgressTab),
};
