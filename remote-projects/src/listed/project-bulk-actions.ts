import type { Area } from 'shared-contracts';

/** What is done to selected rows of the lists of projects and land, as `start.ts` declares it. */
export const projectBulkActions: NonNullable<Area['bulkActions']> = {
  projects: {
    archive: async () => (await import('./archive-projects.tsx')).ArchiveProjects,
    delete: async () => (await import('./delete-projects.tsx')).DeleteProjects,
  },
  parcels: { delete: async () => (await import('./delete-parcels.tsx')).DeleteParcels },
  titles: { delete: async () => (await import('./delete-titles.tsx')).DeleteTitles },
  timesheets: {
    delete: async () => (await import('./delete-timesheets.tsx')).DeleteTimesheets,
    deleteSubmitted: async () => (await import('./delete-timesheets.tsx')).DeleteSubmittedTimesheets,
  },
  invoices: { delete: async () => (await import('./delete-invoices.tsx')).DeleteInvoices },
  'title-tracts': { delete: async () => (await import('./delete-title-tracts.tsx')).DeleteTitleTracts },
};
