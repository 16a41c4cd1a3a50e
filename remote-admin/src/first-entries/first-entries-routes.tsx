import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';

const Screen = lazyScreen(async () => (await import('./first-entries-screen.tsx')).FirstEntriesScreen);

/** The route of the first entries of an installation's lists, `/admin/first-entries`. */
export const firstEntriesRoutes: Area['routes'] = {
  'admin/first-entries': [{ path: '*', element: <Screen /> }],
};
