import { texts as names } from '../../generated/texts/activities-names.ts';
import type { Module } from '../module.ts';
import { activityRecords } from './activity-records.ts';

/** Queries for documents, tasks and models of events. */
export const activities: Module = {
  schema: [],
  records: activityRecords,
  names,
};
