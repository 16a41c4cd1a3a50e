import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';

const Screen = lazyScreen(async () => (await import('./health-screen.tsx')).HealthScreen);

/** How the installation is, at `/admin/health`. */
export const healthRoutes: Area['routes'] = { 'admin/health': [{ path: '*', element: <Screen /> }] };
