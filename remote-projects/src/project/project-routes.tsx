import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';

const Screen = lazyScreen(async () => (await import('./project-screen.tsx')).ProjectScreen);

/** The workspace of a surface project at `/surface-project/{id}`, with its tabs below. */
export const projectRoutes: Area['routes'] = { 'surface-project': [{ path: '*', element: <Screen /> }] };
