import { type Area, contractVersion } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';
import { texts } from './generated/texts/area.ts';

/** What this remote gives to the shell: no route of its own, but the map that other areas show. */
const area: Area = {
  name: 'map',
  contractVersion,
  routes: {},
  components: { ProjectMap: lazyScreen(async () => (await import('./project-map.tsx')).ProjectMap) },
  translations: texts,
};

export default area;
