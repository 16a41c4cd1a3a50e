import { checkAreaAway } from '../../harness/area-away.ts';

checkAreaAway({
  area: 'land',
  name: 'Land',
  path: '/parcel/new',
  shown: (page) => page.getByRole('heading', { name: 'Parcel' }),
});
