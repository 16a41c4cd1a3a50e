import { checkAreaAway } from '../../harness/area-away.ts';

checkAreaAway({
  area: 'admin',
  name: 'Administration',
  path: '/user/new',
  shown: (page) => page.getByText('First name'),
});
