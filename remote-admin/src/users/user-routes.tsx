import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';

const Screen = lazyScreen(async () => (await import('./user-screen.tsx')).UserScreen);

/** The user form at `/user/{id}`, with its tabs below. */
export const userRoutes: Area['routes'] = { user: [{ path: '*', element: <Screen /> }] };
