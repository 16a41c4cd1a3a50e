import { type Area, contractVersion } from 'shared-contracts';
import { embeddedTypes } from 'shared-contracts/client';
import { plannedRoutes } from 'shared-ui';
import { start } from './start.ts';

/** What this remote gives to the shell. */
const area: Area = {
  name: 'associates',
  contractVersion,
  routes: plannedRoutes(start),
  translations: {
    en: async () => (await import('./texts/en.ts')).en,
    es: async () => (await import('./texts/es.ts')).es,
  },
  stale: { embedded: embeddedTypes.associates },
};

export default area;
