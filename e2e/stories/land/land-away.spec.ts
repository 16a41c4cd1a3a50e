import { tellAreaAway } from '../../harness/area-away.ts';

tellAreaAway({
  area: 'land',
  name: 'Land',
  path: '/parcel/new',
  shown: (page) => page.getByRole('heading', { name: 'Parcel' }),
});
