import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';

const Screen = lazyScreen(async () => {
  // Most people open the details first: their code is fetched in parallel, and not after the rest.
  void import('./tabs/details/details-tab.tsx').catch(() => {});
  return (await import('./workspace/project-screen.tsx')).ProjectScreen;
});

/** The workspace of a surface project at `/surface-project/{id}`, with its tabs and their rows below. */
export const projectRoutes: Area['routes'] = {
  'surface-project': [{ path: '*', element: <Screen /> }],
};
