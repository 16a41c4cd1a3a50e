import { checkAreaAway } from '../../harness/area-away.ts';

checkAreaAway({
  area: 'onboarding',
  name: 'Accounts',
  path: '/invite-user/5b0c1c9e-0000-4000-8000-0000000000aa',
  shown: (page) => page.getByText('This cannot go on'),
});
