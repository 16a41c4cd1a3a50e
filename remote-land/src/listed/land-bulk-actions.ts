import type { Area } from 'shared-contracts';

/** What is done to selected parcels, titles and title tracts, as `start.ts` declares it. */
export const landBulkActions: NonNullable<Area['bulkActions']> = {
  parcels: { delete: async () => (await import('./delete-parcels.tsx')).DeleteParcels },
  titles: { delete: async () => (await import('./delete-titles.tsx')).DeleteTitles },
  'title-tracts': { delete: async () => (await import('./delete-title-tracts.tsx')).DeleteTitleTracts },
};
