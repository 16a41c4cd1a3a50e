import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';

const Runs = lazyScreen(async () => (await import('./runs-screen.tsx')).RunsScreen);
const Run = lazyScreen(async () => (await import('./run-screen.tsx')).RunScreen);

/** Runs of rents at `/rentals`, and one of them at its id. */
export const rentalRoutes: Area['routes'] = {
  rentals: [
    { index: true, element: <Runs /> },
    { path: ':id/*', element: <Run /> },
  ],
};
