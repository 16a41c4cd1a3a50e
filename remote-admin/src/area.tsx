import { type Area, contractVersion } from 'shared-contracts';
import { adminBulkActions } from './admin-bulk-actions.ts';
import { adminPicklists } from './admin-picklists.ts';
import { adminStale } from './admin-stale.ts';
import { firstEntriesRoutes } from './first-entries/first-entries-routes.tsx';
import { healthRoutes } from './health/health-routes.tsx';
import { adminTexts } from './master-data/admin-texts.ts';
import { listEditors } from './master-data/list-editors.ts';
import { prefetchMasterData } from './master-data/master-data-documents.ts';
import { masterDataRoutes } from './master-data/master-data-routes.tsx';
import { templateRoutes } from './templates/template-routes.tsx';
import { userRoutes } from './users/user-routes.tsx';

/** What this remote gives to the shell. */
const area: Area = {
  name: 'admin',
  contractVersion,
  routes: { ...masterDataRoutes, ...templateRoutes, ...userRoutes, ...healthRoutes, ...firstEntriesRoutes },
  translations: adminTexts,
  prefetch: prefetchMasterData,
  stale: adminStale,
  picklists: adminPicklists,
  bulkActions: adminBulkActions,
  listEditors,
};

export default area;
