import { type Area, contractVersion } from 'shared-contracts';
import { plannedRoutes } from 'shared-ui';
import { texts } from './generated/texts/area.ts';

/** What this remote gives to the shell. */
const area: Area = {
  name: 'associates',
  contractVersion,
  routes: plannedRoutes('associates'),
  translations: texts,
};

export default area;
