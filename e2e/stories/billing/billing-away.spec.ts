import { checkAreaAway } from '../../harness/area-away.ts';

checkAreaAway({
  area: 'billing',
  name: 'Time and invoices',
  path: '/invoices/work-in-progress',
  shown: (page) => page.getByRole('heading', { name: /work in progress/i }),
});
