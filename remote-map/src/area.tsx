import { type Area, contractVersion } from 'shared-contracts';
import { texts } from './generated/texts/area.ts';
import { ProjectMap } from './project-map.tsx';

/** The remote's part of the shell: no route of its own, but the map that other areas show. */
const area: Area = {
  name: 'map',
  contractVersion,
  routes: {},
  components: { ProjectMap },
  translations: texts,
};

export default area;
