import type { Area } from 'shared-contracts';
import type { ReportName } from 'shared-contracts/reports';

const report = (name: ReportName) => async () => (await import('./report-of-rows.tsx')).reportOfRows(name);

/** What is done to selected rows of the lists of projects and land, as `start.ts` declares it. */
export const projectBulkActions: NonNullable<Area['bulkActions']> = {
  projects: {
    'project-summary': report('projectSummary'),
    'project-details': report('projectDetails'),
    'project-cost-summary': report('projectCostSummary'),
    archive: async () => (await import('./archive-projects.tsx')).ArchiveProjects,
    delete: async () => (await import('./delete-projects.tsx')).DeleteProjects,
  },
  timesheets: {
    'period-summary': report('periodSummary'),
    'timesheet-details': report('timesheetDetails'),
    'work-in-progress': report('workInProgress'),
    'work-in-progress-aged': report('workInProgressAged'),
    delete: async () => (await import('./delete-timesheets.tsx')).DeleteTimesheets,
    'delete-submitted': async () => (await import('./delete-timesheets.tsx')).DeleteSubmittedTimesheets,
  },
  parcels: { delete: async () => (await import('./delete-parcels.tsx')).DeleteParcels },
  titles: { delete: async () => (await import('./delete-titles.tsx')).DeleteTitles },
  invoices: {
    invoice: report('invoice'),
    delete: async () => (await import('./delete-invoices.tsx')).DeleteInvoices,
  },
  'title-tracts': { delete: async () => (await import('./delete-title-tracts.tsx')).DeleteTitleTracts },
};
