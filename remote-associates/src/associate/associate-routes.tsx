import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';

const Screen = lazyScreen(async () => (await import('./associate-screen.tsx')).AssociateScreen);

/** The form of a business associate at `/business-associate/{id}`, with its tabs below. */
export const associateRoutes: Area['routes'] = { 'business-associate': [{ path: '*', element: <Screen /> }] };
