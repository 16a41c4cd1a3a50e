import { texts as names } from '../../generated/texts/land-names.ts';
import type { Module } from '../module.ts';
import { landRecords } from './land-records.ts';

/** Business associates, parcels and titles. */
export const land: Module = {
  schema: ['associates.graphql', 'land.graphql'],
  records: landRecords,
  names,
};
