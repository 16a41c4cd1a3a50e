import { type Area, contractVersion } from 'shared-contracts';
import { plannedRoutes } from 'shared-ui';

/** What this remote gives to the shell. */
const area: Area = {
  name: 'projects',
  contractVersion,
  routes: plannedRoutes('projects'),
  translations: {
    en: async () => (await import('./texts/en.ts')).en,
    es: async () => (await import('./texts/es.ts')).es,
  },
};

export default area;
