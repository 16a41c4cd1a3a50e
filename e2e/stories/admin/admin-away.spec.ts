import { tellAreaAway } from '../../harness/area-away.ts';

tellAreaAway({
  area: 'admin',
  name: 'Administration',
  path: '/user/new',
  shown: (page) => page.getByText('First name'),
});
