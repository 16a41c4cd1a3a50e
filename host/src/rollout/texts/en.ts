/** English texts of the rollout console. */
export const en = {
  title: 'Rollout',
  pages: 'Parts of rollout',
  page: { areas: 'Areas', flags: 'Flags' },
  flag: {
    name: 'Flag',
    about: 'What it switches',
    has: 'Who has it',
    reached: 'Users',
    reachedOf: '{{reached}} of {{people}}',
    change: 'Change',
    changeOf: 'Change {{name}}',
    byService: 'A flag service decides in this deployment. Its rules are changed there, and not shown here.',
    enableTimesheetsAndInvoicingPhaseTwo: {
      name: 'Ledger codes and rates',
      about: 'Ledger codes, rate categories and rate schedules.',
    },
    enableTaskManager: {
      name: 'Task manager',
      about: 'Task managers, task models, tasks and their roles.',
    },
    enableLandownerTypesIntegration: {
      name: 'Landowner types',
      about: 'The list of landowner types, kept in step with other systems.',
    },
    enableInvoicing: {
      name: 'Invoicing',
      about: 'Invoices and tax types; with Timesheets, their invoicing.',
    },
    enableAgreementEvents: {
      name: 'Agreement events',
      about: 'Events of agreements, and the models that they follow.',
    },
    enableTimesheets: { name: 'Timesheets', about: 'Timesheets of brokers.' },
    enableBusinessAssociatesIntegration: {
      name: 'Associates in accounting',
      about: 'Locks what belongs to accounting on associates that are linked to it.',
    },
  },
  audience: { nobody: 'Nobody', some: 'Some', everybody: 'Everybody' },
  rule: {
    title: 'Who has it',
    audience: 'For',
    share: 'Share of the users, in per cent',
    shareHelp: 'Always the same users: a larger share keeps who has it already.',
    companies: 'Companies',
    users: 'Users',
    percent: '{{share}} % of the users',
    save: 'Save Rule',
    saved: 'The rule counts now, and reaches open pages within half a minute.',
    clean: 'Nothing has been changed.',
  },
  history: {
    title: 'History',
    field: {
      ruleChanged: 'Who has it',
      registered: 'Registered',
      offered: 'Candidate',
      withdrawn: 'Candidate withdrawn',
      promoted: 'Stable release',
      rolledBack: 'Rolled back',
      halted: 'Candidate halted',
    },
    none: 'Nothing was changed yet.',
  },
};
