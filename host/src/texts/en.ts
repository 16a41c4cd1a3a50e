/** English texts of the shell. */
export const en = {
  startFailed: 'Rightway could not be reached. Check your connection and try again.',
  navigation: {
    home: 'Home',
    masterData: 'Master data',
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
  list: { 'agreement-types': 'Agreement types', countries: 'Countries' },
  loadFailure: {
    notReleased: '{{area}} has no release that you may use. Ask your administrator.',
    unavailable: '{{area}} cannot be reached. The rest of Rightway goes on working.',
    timeLimit: '{{area}} did not answer in time. The rest of Rightway goes on working.',
    corrupt: '{{area}} sent something that cannot be run. The rest of Rightway goes on working.',
    incompatible:
      '{{area}} was made for another version of Rightway. Reload the page; if that does not help, tell your administrator.',
  },
  start: {
    title: 'Home',
    subtitle: '{{company}}',
    lists: 'Lists',
    filter: 'Filter',
    new: 'New',
    empty: 'There are no {{entity}}.',
    column: { code: 'Code', name: 'Name', description: 'Description', status: 'Status' },
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
  },
};
