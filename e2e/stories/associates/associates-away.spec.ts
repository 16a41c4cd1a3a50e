import { tellAreaAway } from '../../harness/area-away.ts';

tellAreaAway({
  area: 'associates',
  name: 'Business associates',
  path: '/business-associate/new',
  shown: (page) => page.getByText('Who it is'),
});
