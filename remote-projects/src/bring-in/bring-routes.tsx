import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';

const Screen = lazyScreen(async () => (await import('./bring-in-screen.tsx')).BringInScreen);

/** Tables of any shape, brought in at `/bring-in` (decision 77). */
export const bringRoutes: Area['routes'] = { 'bring-in': [{ path: '*', element: <Screen /> }] };
