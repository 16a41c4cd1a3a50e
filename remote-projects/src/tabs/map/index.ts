import { lazyScreen } from 'shared-ui';
import type { ProjectPart } from '../../ground/project-part.ts';

/** The location of the project and of its records. */
export const mapPart: ProjectPart = {
  path: 'map',
  group: 'around',
  needsSaved: true,
  Tab: lazyScreen(async () => (await import('./map-tab.tsx')).MapTab),
};
