import type { Area } from 'shared-contracts';
import { lazyScreen, plannedRoutes } from 'shared-ui';
import { useParams } from 'shared-ui/router';
import { start } from '../start.ts';

const Screen = lazyScreen(async () => {
  // Most who come here come to the details: their code is fetched along, and not once the rest is here.
  void import('../details/details-tab.tsx').catch(() => {});
  return (await import('./project-screen.tsx')).ProjectScreen;
});

const [planned] = plannedRoutes(start)['surface-project'] ?? [];

/** Rows whose form does not stand yet: `requests/{id}/…` tells what is known of that request. */
const plannedRows = ['requests'];

/** A surface project with its tabs below it, or a row of it whose form does not stand yet. */
function SurfaceProject() {
  const { '*': below = '' } = useParams();
  const [tab = '', row] = below.split('/');
  return row && plannedRows.includes(tab) ? planned?.element : <Screen />;
}

/** The workspace of a surface project at `/surface-project/{id}`, with its tabs below. */
export const projectRoutes: Area['routes'] = {
  'surface-project': [{ path: '*', element: <SurfaceProject /> }],
};
