import { lazyScreen } from 'shared-ui';
import type { ProjectPart } from '../../ground/project-part.ts';

/** The parties of the project that have not answered yet, and when it may be filed. */
export const consultationPart: ProjectPart = {
  path: 'consultation',
  group: 'work',
  needsSaved: true,
  Tab: lazyScreen(async () => (await import('./consultation-tab.tsx')).ConsultationTab),
};
