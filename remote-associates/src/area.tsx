import { type Area, contractVersion } from 'shared-contracts';
import { embeddedTypes } from 'shared-contracts/client';
import { plannedRoutes } from 'shared-ui';
import { texts } from './generated/texts/area.ts';
import { start } from './start.ts';

/** What this remote gives to the shell. */
const area: Area = {
  name: 'associates',
  contractVersion,
  routes: plannedRoutes(start),
  translations: texts,
  stale: { embedded: embeddedTypes.associates },
};

export default area;
