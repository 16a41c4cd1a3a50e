import { type Area, contractVersion } from 'shared-contracts';
import { associateRoutes } from './associate/associate-routes.tsx';
import { associateBulkActions } from './associate-bulk-actions.ts';
import { prefetchAssociate } from './associate-prefetch.ts';
import { associateStale } from './associate-stale.ts';
import { texts } from './generated/texts/area.ts';

/** What this remote gives to the shell. */
const area: Area = {
  name: 'associates',
  contractVersion,
  routes: associateRoutes,
  translations: texts,
  prefetch: prefetchAssociate,
  stale: associateStale,
  bulkActions: associateBulkActions,
};

export default area;
