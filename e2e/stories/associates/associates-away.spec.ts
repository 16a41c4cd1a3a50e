import { checkAreaAway } from '../../harness/area-away.ts';

checkAreaAway({
  area: 'associates',
  name: 'Business associates',
  path: '/business-associate/new',
  shown: (page) => page.getByText('Identification'),
});
