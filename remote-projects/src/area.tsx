import { type Area, contractVersion } from 'shared-contracts';
import { plannedRoutes } from 'shared-ui';
import { bringRoutes } from './bring-in/bring-routes.tsx';
import { declaration } from './declaration.ts';
import { texts } from './generated/texts/area.ts';
import { projectBulkActions } from './listed/project-bulk-actions.ts';
import { projectPicklists } from './project-picklists.ts';
import { prefetchProject } from './project-prefetch.ts';
import { projectRoutes } from './project-routes.tsx';
import { projectStale } from './project-stale.ts';

/** The parts that this remote provides to the shell. */
const area: Area = {
  name: 'projects',
  contractVersion,
  routes: { ...plannedRoutes(declaration), ...projectRoutes, ...bringRoutes },
  translations: texts,
  prefetch: prefetchProject,
  stale: projectStale,
  picklists: projectPicklists,
  bulkActions: projectBulkActions,
};

export default area;
