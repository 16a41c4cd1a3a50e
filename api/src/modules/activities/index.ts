import { texts as names } from '../../generated/texts/activities-names.ts';
import type { Module } from '../module.ts';
import { activityRecords } from './activity-records.ts';

/** What happens on a project: events, engagement, and what is read of documents and tasks. */
export const activities: Module = {
  schema: ['engagement.graphql'],
  records: activityRecords,
  names,
};
