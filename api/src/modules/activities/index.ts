import { named } from '../../records/reading/named-records.ts';
import type { Module } from '../module.ts';
import { activityRecords } from './activity-records.ts';
import { activityTexts } from './texts/index.ts';

/** What happens on a project: communications, events, engagement, and what is read of documents and tasks. */
export const activities: Module = {
  schema: ['communications.graphql', 'engagement.graphql'],
  records: named(activityRecords, activityTexts),
};
