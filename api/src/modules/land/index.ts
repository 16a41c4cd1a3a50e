import { texts as names } from '../../generated/texts/land-names.ts';
import type { Module } from '../module.ts';
import { landRecords } from './land-records.ts';
import { landMutations } from './land-resolvers.ts';

export { checkLandRight } from './land-right.ts';
export { canadianProvinces } from './land-store.ts';
export { addParcels, type DescribedParcel, parcelsLeft, removeParcels } from './many-parcels.ts';
export { parcelKind } from './parcel-kind.ts';
export { titleKind } from './title-kind.ts';

/** Parcels, titles, title tracts and instruments. */
export const land: Module = {
  schema: ['land.graphql'],
  records: landRecords,
  names,
  mutations: landMutations,
};
