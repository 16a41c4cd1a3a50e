import { type Area, contractVersion } from 'shared-contracts';
import { plannedRoutes } from 'shared-ui';
import { billingPrefetch } from './billing-prefetch.ts';
import { billingStale } from './billing-stale.ts';
import { declaration } from './declaration.ts';
import { texts } from './generated/texts/area.ts';
import { invoiceRoutes } from './invoices/invoice-routes.tsx';
import { billingBulkActions } from './listed/billing-bulk-actions.ts';
import { rentalRoutes } from './rentals/rental-routes.tsx';
import { ProjectTime } from './timesheets/project-time.tsx';
import { timePicklists } from './timesheets/time-picklists.ts';
import { timeRoutes } from './timesheets/time-routes.tsx';

/** What this remote gives to the shell: its screens, and the time of a project for the project's own tab. */
const area: Area = {
  name: 'billing',
  contractVersion,
  routes: { ...plannedRoutes(declaration), ...timeRoutes, ...invoiceRoutes, ...rentalRoutes },
  components: { ProjectTime },
  translations: texts,
  prefetch: billingPrefetch,
  stale: billingStale,
  picklists: timePicklists,
  bulkActions: billingBulkActions,
};

export default area;
