import { type Area, contractVersion } from 'shared-contracts';
import { plannedRoutes } from 'shared-ui';
import { declaration } from './declaration.ts';
import { texts } from './generated/texts/area.ts';
import { landPrefetch } from './land-prefetch.ts';
import { landRoutes } from './land-routes.tsx';
import { landStale } from './land-stale.ts';
import { landBulkActions } from './listed/land-bulk-actions.ts';
import { landPicklists } from './titles/land-picklists.ts';

/** What this remote gives to the shell. */
const area: Area = {
  name: 'land',
  contractVersion,
  routes: { ...plannedRoutes(declaration), ...landRoutes },
  translations: texts,
  prefetch: landPrefetch,
  stale: landStale,
  picklists: landPicklists,
  bulkActions: landBulkActions,
};

export default area;
