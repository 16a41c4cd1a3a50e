import { texts as names } from '../../generated/texts/activities-names.ts';
import type { Module } from '../module.ts';
import { activityRecords } from './activity-records.ts';

/** What happens on a project: communications, events, engagement, and what is read of documents and tasks. */
export const activities: Module = {
  schema: ['communications.graphql', 'engagement.graphql'],
  records: activityRecords,
  names,
};
