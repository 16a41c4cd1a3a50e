import { checkAreaAway } from '../../harness/area-away.ts';

checkAreaAway({
  area: 'projects',
  name: 'Surface projects',
  path: '/surface-project/new',
  shown: (page) => page.getByRole('textbox', { name: 'Description' }),
});
