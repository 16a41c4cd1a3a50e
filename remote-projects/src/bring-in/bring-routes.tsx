import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';

const Screen = lazyScreen(async () => (await import('./bring-in-screen.tsx')).BringInScreen);

/** The routes for importing tables of any layout, at `/bring-in` (decision 77). */
export const bringRoutes: Area['routes'] = { 'bring-in': [{ path: '*', element: <Screen /> }] };
