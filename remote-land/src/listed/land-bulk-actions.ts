import type { Area } from 'shared-contracts';

/** Actions on selected parcels, titles and title tracts; `declaration.ts` declares them. */
export const landBulkActions: NonNullable<Area['bulkActions']> = {
  parcels: { delete: async () => (await import('./delete-parcels.tsx')).DeleteParcels },
  titles: { delete: async () => (await import('./delete-titles.tsx')).DeleteTitles },
  'title-tracts': { delete: async () => (await import('./delete-title-tracts.tsx')).DeleteTitleTracts },
};
