import type { Area } from 'shared-contracts';
import type { ReportName } from 'shared-contracts/reports';

const report = (name: ReportName) => async () => (await import('shared-ui/reports')).reportOfRows(name);

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
    pay: async () => (await import('./settle-payments.tsx')).PayPayments,
    return: async () => (await import('./settle-payments.tsx')).ReturnPayments,
    'pay-part': async () => (await import('./change-payments.tsx')).PayInPart,
    reissue: async () => (await import('./change-payments.tsx')).ReissuePayments,
    hold: async () => (await import('./change-payments.tsx')).HoldPayments,
    release: async () => (await import('./change-payments.tsx')).ReleasePayments,
    cancel: async () => (await import('./change-payments.tsx')).CancelPayments,
    statements: report('payeeStatements'),
  },
};
