import { tellAreaAway } from '../../harness/area-away.ts';

tellAreaAway({
  area: 'projects',
  name: 'Surface projects',
  path: '/surface-project/new',
  shown: (page) => page.getByRole('textbox', { name: 'Description' }),
});
