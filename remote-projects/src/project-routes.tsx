import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';

const Screen = lazyScreen(async () => {
  // Most who come here come to the details: their code is fetched along, and not once the rest is here.
  void import('./tabs/details/details-tab.tsx').catch(() => {});
  return (await import('./workspace/project-screen.tsx')).ProjectScreen;
});

/** The workspace of a surface project at `/surface-project/{id}`, with its tabs and their rows below. */
export const projectRoutes: Area['routes'] = {
  'surface-project': [{ path: '*', element: <Screen /> }],
};
