import { texts as names } from '../../generated/texts/land-names.ts';
import type { Module } from '../module.ts';
import { landRecords } from './land-records.ts';

/** Parcels and titles. */
export const land: Module = {
  schema: ['land.graphql'],
  records: landRecords,
  names,
};
