/** English texts of the shell. */
export const en = {
  startFailed: 'Rightway could not be reached. Check your connection and try again.',
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
  help: {
    saving: {
      title: 'Saving',
      text: 'Save becomes available when a form has changes and no errors. A tick on the button says that everything is stored. If a save fails, what you typed stays in the form; try again when the cause is gone.',
    },
    conflicts: {
      title: 'When somebody else was first',
      text: 'If a record was changed while you were editing it, Rightway shows both versions field by field. Choose which value to keep for each, then save.',
    },
    keyboard: {
      title: 'Keyboard',
      text: 'Ctrl+S saves. F1 opens this help. Tab and Shift+Tab move between fields, Enter opens the selected row of a list.',
    },
    'master-data': {
      title: 'Master data',
      text: 'Master data are the lists that people choose from. A record that is not active is no longer offered, and stays on the records that use it. Only system administrators change these lists; the history says who changed what.',
    },
    template: {
      title: 'Templates',
      text: 'A document template holds the files that documents are made from, at least one; drag them into the order in which they are offered. An event model holds the event types that projects or agreements go through. Link events from the list, and drag them into order. A grid that is sorted or filtered cannot be put in order.',
    },
    user: {
      title: 'People',
      text: 'Save a new person, then send the invitation: the mail leads to the choice of a password and is good for seven days. Roles decide what a person may edit. Take the access away with Active; every session of the person ends at once, and the records the person worked on stay.',
    },
  },
};
