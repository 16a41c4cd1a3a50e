import { sql } from 'kysely';
import { unlessArchived } from '../../records/reading/archived-projects.ts';
import {
  byDate,
  byProject,
  computed,
  documentsOf,
  many,
  one,
  onlyProject,
  project,
  right,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration } from '../../records/reading/record-mapping.ts';
import { columnOf, via } from '../../records/reading/scopes.ts';

/** Engagements and their records of contact, as they are read. */
export const engagementRecords: Readonly<Record<string, RecordDeclaration>> = {
  IndigenousEngagement: {
    scope: byProject,
    besides: unlessArchived,
    fields: {
      ...project,
      contactCount: computed(
        (row) => sql`(select count(*)::int from indigenous_log l
          where l.indigenous_engagement_id = ${columnOf(row, 'id')})`,
      ),
      lastContactDate: computed(
        (row) => sql`(select max(l.date) from indigenous_log l
          where l.indigenous_engagement_id = ${columnOf(row, 'id')})`,
      ),
      logs: many('IndigenousLog', 'indigenous_engagement_id'),
      pauses: many('IndigenousEngagementPause', 'indigenous_engagement_id'),
      canEdit: right('indigenousEngagement', 'edit', onlyProject),
    },
  },
  IndigenousEngagementPause: { scope: via('IndigenousEngagement', 'indigenous_engagement_id') },
  IndigenousLog: {
    scope: via('IndigenousEngagement', 'indigenous_engagement_id'),
    order: byDate('date'),
    fields: { contactedBy: one('Person', 'contacted_by_id'), ...documentsOf('IndigenousLog') },
  },
};
