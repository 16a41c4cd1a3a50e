import { pair } from '../../../records/reading/named-records.ts';

/** What is said of what happens on a project, in English. */
export const en = {
  /** What one record is called where they are counted, and many. */
  records: {
    Communication: pair('communication', 'communications'),
    Event: pair('event', 'events'),
    MasterModel: pair('event model', 'event models'),
    RelatedDocument: pair('document', 'documents'),
    IndigenousEngagement: pair('engagement', 'engagements'),
    AssignedTask: pair('assigned task', 'assigned tasks'),
  },
};
