import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';

const Parcel = lazyScreen(async () => (await import('./parcels/parcel-screen.tsx')).ParcelScreen);
const TitleTract = lazyScreen(
  async () => (await import('./title-tracts/title-tract-screen.tsx')).TitleTractScreen,
);

/** The forms of land: `/parcel/{id}` and `/title-tract/{id}`, with their tabs below. */
export const landRoutes: Area['routes'] = {
  parcel: [{ path: '*', element: <Parcel /> }],
  'title-tract': [{ path: '*', element: <TitleTract /> }],
};
