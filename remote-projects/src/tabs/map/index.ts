import { lazyScreen } from 'shared-ui';
import type { ProjectPart } from '../../ground/project-part.ts';

/** Where the project and what stands in it lie. */
export const mapPart: ProjectPart = {
  path: 'map',
  group: 'around',
  needsSaved: true,
  Tab: lazyScreen(async () => (await import('./map-tab.tsx')).MapTab),
};
