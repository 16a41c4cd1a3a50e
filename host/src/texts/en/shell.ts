/** English texts of the shell. */
export const en = {
  lastKnown: 'Rightway cannot be reached. You see what was there last; it goes on by itself.',
  newVersion: {
    ready: 'A new version of Rightway is ready.',
    held: 'Save or undo your changes first, then reload.',
    reload: 'Reload',
  },
  navigation: {
    home: 'Home',
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
  },
  loadFailure: {
    notReleased: '{{area}} has no release that you may use. Ask your administrator.',
    unavailable: '{{area}} cannot be reached. The rest of Rightway goes on working.',
    timeLimit: '{{area}} did not answer in time. The rest of Rightway goes on working.',
    corrupt: '{{area}} sent something that cannot be run. The rest of Rightway goes on working.',
    incompatible:
      '{{area}} was made for another version of Rightway. Reload the page; if that does not help, tell your administrator.',
  },
  start: {
    new: 'New',
    newRows: 'Add rows',
    editInGrid: 'Edit in the list: a double-click changes the cell (F2 always does)',
    folders: 'Smart folders',
    nothing: 'No area has a release with lists for you yet. Ask your administrator.',
  },
  today: {
    title: 'Today',
    recent: 'Recent records',
    tasks: 'My tasks',
    due: 'Due in the next 30 days',
    none: {
      recent: 'Records that you open are listed here.',
      tasks: 'No open task is assigned to you.',
      due: 'Nothing is due.',
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
