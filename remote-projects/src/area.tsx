import { type Area, contractVersion } from 'shared-contracts';
import { embeddedTypes } from 'shared-contracts/client';
import { plannedRoutes } from 'shared-ui';
import { texts } from './generated/texts/area.ts';
import { start } from './start.ts';

/** What this remote gives to the shell. */
const area: Area = {
  name: 'projects',
  contractVersion,
  routes: plannedRoutes(start),
  translations: texts,
  stale: { embedded: embeddedTypes.projects },
};

export default area;
