import {
  byDate,
  byProject,
  documentsOf,
  many,
  one,
  onlyProject,
  project,
  right,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration } from '../../records/reading/record-mapping.ts';
import { via } from '../../records/reading/scopes.ts';

/** Engagements and their records of contact, as they are read. */
export const engagementRecords: Readonly<Record<string, RecordDeclaration>> = {
  IndigenousEngagement: {
    scope: byProject,
    fields: {
      ...project,
      logs: many('IndigenousLog', 'indigenous_engagement_id'),
      canEdit: right('indigenousEngagement', 'edit', onlyProject),
    },
  },
  IndigenousLog: {
    scope: via('IndigenousEngagement', 'indigenous_engagement_id'),
    order: byDate('date'),
    fields: { contactedBy: one('Person', 'contacted_by_id'), ...documentsOf('IndigenousLog') },
  },
};
