import type { Area } from 'shared-contracts';
import type { ReportName } from 'shared-contracts/reports';

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

/** The actions on selected rows of the lists of projects and payments, as `start.ts` declares them. */
export const projectBulkActions: NonNullable<Area['bulkActions']> = {
  projects: {
    'project-summary': report('projectSummary'),
    'project-details': report('projectDetails'),
    'project-cost-summary': report('projectCostSummary'),
    archive: async () => (await import('./archive-projects.tsx')).ArchiveProjects,
    delete: async () => (await import('./delete-projects.tsx')).DeleteProjects,
  },
  payments: {
    ...paymentDialogs,
    letters: report('paymentLetter'),
    statements: report('payeeStatements'),
  },
};
