import type { Area } from 'shared-contracts';

/** What is done to selected rows of the list of projects, as `start.ts` declares it. */
export const projectBulkActions: NonNullable<Area['bulkActions']> = {
  projects: {
    archive: async () => (await import('./archive-projects.tsx')).ArchiveProjects,
    delete: async () => (await import('./delete-projects.tsx')).DeleteProjects,
  },
};
