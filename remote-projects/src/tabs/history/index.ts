import { lazyScreen } from 'shared-ui';
import type { ProjectPart } from '../../ground/project-part.ts';

/** The changes of the project and everything below it, with their authors. */
export const historyPart: ProjectPart = {
  path: 'history',
  group: 'around',
  needsSaved: true,
  Tab: lazyScreen(async () => (await import('./history-tab.tsx')).HistoryTab),
};
