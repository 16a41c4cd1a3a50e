import { type Area, contractVersion } from 'shared-contracts';
import { prefetchMasterData } from './master-data/master-data-documents.ts';
import { masterDataRoutes } from './master-data/master-data-routes.tsx';
import { templateRoutes } from './templates/template-routes.tsx';
import { userRoutes } from './users/user-routes.tsx';

/** What this remote gives to the shell. */
const area: Area = {
  name: 'admin',
  contractVersion,
  routes: { ...masterDataRoutes, ...templateRoutes, ...userRoutes },
  translations: {
    en: async () => (await import('./texts/en.ts')).en,
    es: async () => (await import('./texts/es.ts')).es,
  },
  prefetch: prefetchMasterData,
};

export default area;
