import type { areaNames } from 'shared-contracts/area';

/** English texts of the shell. */
export const en = {
  lastKnown: 'Rightway cannot be reached. You see what was there last; it goes on by itself.',
  findAnything: 'Find anything',
  newVersion: {
    ready: 'A new version of Rightway is ready.',
    held: 'Save or undo your changes first, then reload.',
    reload: 'Reload',
  },
  navigation: {
    home: 'Home',
    inbox: 'Inbox',
    rollout: 'Rollout',
    developers: 'Developers',
    docs: 'Docs',
    playground: 'Query playground',
  },
  area: {
    admin: 'Administration',
    associates: 'Business associates',
    projects: 'Surface projects',
    onboarding: 'Accounts',
    map: 'Map',
    land: 'Land',
    billing: 'Time and invoices',
  } satisfies Readonly<Record<(typeof areaNames)[number], string>>,
  tried: {
    ask: 'This address gives your browser a release that its developer is trying. Nobody else gets it. Go on only if you asked for it.',
    use: 'Use It Here',
    inUse: 'Only this browser uses {{names}}, which its developer is trying.',
    stop: 'Stop',
    leave: 'Go to Home',
  },
  loadFailure: {
    notReleased: '{{area}} has no release that you may use. Ask your administrator.',
    unavailable: '{{area}} cannot be reached. The rest of Rightway goes on working.',
    timeLimit: '{{area}} did not answer in time. The rest of Rightway goes on working.',
    corrupt: '{{area}} sent something that cannot be run. The rest of Rightway goes on working.',
    tooLarge: '{{area}} sent more than its release contains. The rest of Rightway goes on working.',
    incompatible:
      '{{area}} was made for another version of Rightway. Reload the page; if that does not help, tell your administrator.',
    needsNewerShell:
      '{{area}} needs a newer version of Rightway than this page runs. Save your work and reload the page; if that does not help, tell your administrator.',
  },
  start: {
    searchAll: 'Search everything',
    actionMissing: 'This is not available now. Please try again.',
    newRows: 'Add rows',
    editInGrid: 'Edit in the list: a double-click changes the cell (F2 always does)',
    shape: { label: 'Shown as', grid: 'Grid', map: 'Map' },
    backToGrid: 'Back to the grid',
    wrongView: 'This address asks for a view that this list does not have. You see the list as usual.',
    understood: 'OK',
    new: 'New',
  },
  bottomBar: { search: 'Search', myTasks: 'My tasks' },
  day: {
    title: 'Today',
    overdue: 'Overdue',
    week: 'This week',
    waiting: 'Waiting for others',
    projects: 'Projects under way',
    recent: 'Recent records',
    invited: 'Invited, not signed in yet',
    forYou: 'Waiting for you:',
    withoutProvince:
      'No province: the rules cannot be applied to these agreements. Add their land, or give their project an area.',
    consented: '{{n}} of {{total}} consented',
    toOpenConsents: 'Agreements of the project without consent',
    none: {
      overdue: 'Nothing is overdue. Your overdue tasks and obligations appear here.',
      week: 'Nothing is due within seven days. Your tasks, obligations and expiries appear here.',
      waiting: 'You are waiting for no answer. Sent requests and notified stakeholders appear here.',
      projects: 'Projects that are waiting for consent appear here until all their agreements have it.',
      invited: 'Everybody who was invited has signed in.',
    },
  },
  docs: {
    title: 'Docs',
    page: { help: 'Help', rest: 'REST', graphql: 'GraphQL' },
    required: 'required',
    body: 'Request body',
    answer: 'Answer {{status}}',
    filter: 'Filter',
    nothing: 'No type matches.',
  },
};
