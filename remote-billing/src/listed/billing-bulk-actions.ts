import type { Area } from 'shared-contracts';
import type { ReportName } from 'shared-contracts/reports';

const report = (name: ReportName) => async () => (await import('shared-ui/reports')).reportOfRows(name);

/** Actions on selected weeks and invoices; `declaration.ts` declares them. */
export const billingBulkActions: NonNullable<Area['bulkActions']> = {
  timesheets: {
    'period-summary': report('periodSummary'),
    'timesheet-details': report('timesheetDetails'),
    'work-in-progress': report('workInProgress'),
    'work-in-progress-aged': report('workInProgressAged'),
    delete: async () => (await import('./delete-timesheets.tsx')).DeleteTimesheets,
    'delete-submitted': async () => (await import('./delete-timesheets.tsx')).DeleteSubmittedTimesheets,
  },
  invoices: {
    invoice: report('invoice'),
    delete: async () => (await import('./delete-invoices.tsx')).DeleteInvoices,
  },
};
