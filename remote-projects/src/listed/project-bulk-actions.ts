import type { Area } from 'shared-contracts';
import type { CommunicationParentKind } from 'shared-contracts/graphql';
import type { ReportName } from 'shared-contracts/reports';
import type { EditedList } from './edit-rows.tsx';

const edit = (list: EditedList) => ({
  fill: async () => (await import('./edit-rows.tsx')).editRows(list, 'fill'),
  edit: async () => (await import('./edit-rows.tsx')).editRows(list, 'edit'),
});

const log = (source: CommunicationParentKind) => async () =>
  (await import('./log-contacts.tsx')).logContacts(source);

const report = (name: ReportName) => async () => (await import('shared-ui/reports')).reportOfRows(name);

type PaymentAct = keyof typeof import('./payment-acts.tsx')['paymentActs'];

const dialog = (act: PaymentAct) => async () => (await import('./payment-acts.tsx')).paymentActs[act];

const paymentDialogs = {
  pay: dialog('pay'),
  return: dialog('return'),
  'pay-part': dialog('pay-part'),
  reissue: dialog('reissue'),
  hold: dialog('hold'),
  release: dialog('release'),
  cancel: dialog('cancel'),
};

/** The actions on selected rows of the lists of projects, of their records and payments, as `start.ts` declares them. */
export const projectBulkActions: NonNullable<Area['bulkActions']> = {
  projects: {
    'project-summary': report('projectSummary'),
    'project-details': report('projectDetails'),
    'project-cost-summary': report('projectCostSummary'),
    archive: async () => (await import('./archive-projects.tsx')).ArchiveProjects,
    delete: async () => (await import('./delete-projects.tsx')).DeleteProjects,
  },
  agreements: { ...edit('agreements'), log: log('Agreement') },
  requests: { ...edit('requests'), log: log('Request') },
  stakeholders: { ...edit('stakeholders'), log: log('Stakeholder') },
  'assigned-tasks': {
    complete: async () => (await import('./complete-tasks.tsx')).CompleteTasks,
    ...edit('tasks'),
  },
  payments: {
    ...paymentDialogs,
    letters: report('paymentLetter'),
    statements: report('payeeStatements'),
  },
};
