import { lazyScreen } from 'shared-ui';
import type { ProjectPart } from '../../ground/project-part.ts';

/** Who changed what of the project and of all below it. */
export const historyPart: ProjectPart = {
  path: 'history',
  group: 'around',
  needsSaved: true,
  Tab: lazyScreen(async () => (await import('./history-tab.tsx')).HistoryTab),
};
