import type { StaleReads } from 'shared-contracts';
import { embeddedTypes } from 'shared-contracts/client';

/** Lists that name land. */
const lists = ['parcels', 'titles', 'titleTracts', 'businessAssociate', 'history'] as const;

/** Reads of a single piece of land; a title refers to parcels and belongs to tracts. */
const reads = [...lists, 'parcel', 'title', 'titleTract', 'instrument'] as const;

/** What the operations on land mean for the cache. */
export const landStale: StaleReads = {
  embedded: embeddedTypes.land,
  byId: { parcel: 'Parcel', titleTract: 'TitleTract' },
  after: {
    updateParcel: { lists: [...lists, 'title', 'titleTract', 'instrument'] },
    updateTitleTract: { lists: [...lists, 'title', 'parcel', 'instrument'] },
    deleteParcels: { lists: reads, removes: 'Parcel' },
    deleteTitles: { lists: reads, removes: 'Title' },
    deleteTitleTracts: { lists: reads, removes: 'TitleTract' },
    deleteInstruments: { lists: ['title', 'history'], removes: 'Instrument' },
  },
};
