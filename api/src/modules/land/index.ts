import { named } from '../../records/reading/named-records.ts';
import type { Module } from '../module.ts';
import { landRecords } from './land-records.ts';
import { landTexts } from './texts/index.ts';

/** Business associates, parcels and titles. */
export const land: Module = {
  schema: ['associates.graphql', 'land.graphql'],
  records: named(landRecords, landTexts),
};
