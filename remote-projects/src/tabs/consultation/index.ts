import { lazyScreen } from 'shared-ui';
import type { ProjectPart } from '../../ground/project-part.ts';

/** Who of the project has not been heard from, and when it may be filed. */
export const consultationPart: ProjectPart = {
  path: 'consultation',
  group: 'work',
  needsSaved: true,
  Tab: lazyScreen(async () => (await import('./consultation-tab.tsx')).ConsultationTab),
};
