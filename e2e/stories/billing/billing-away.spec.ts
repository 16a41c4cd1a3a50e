import { tellAreaAway } from '../../harness/area-away.ts';

tellAreaAway({
  area: 'billing',
  name: 'Time and invoices',
  path: '/timesheets/new',
  shown: (page) => page.getByRole('heading', { name: /week/i }),
});
