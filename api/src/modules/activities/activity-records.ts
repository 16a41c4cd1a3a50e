import { sql } from 'kysely';
import {
  byDate,
  byProject,
  computed,
  documentFacts,
  documentsOf,
  isUserOwned,
  many,
  noFacts,
  one,
  onlyProject,
  ownedOnProject,
  partiesOf,
  plainLookup,
  project,
  right,
  textOf,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration } from '../../records/reading/record-mapping.ts';
import { columnOf, ofProjectOrOwner, open, via } from '../../records/reading/scopes.ts';

/** What happens on a project: events, documents, tasks. */
export const activityRecords: Readonly<Record<string, RecordDeclaration>> = {
  Event: {
    scope: byProject,
    // Asked for by their project they are its own: those of its agreements are asked for by agreement (decision 52).
    besides: (row, isAsked) =>
      isAsked('surfaceProjectId') && !isAsked('agreementId')
        ? sql`${columnOf(row, 'agreement_id')} is null`
        : undefined,
    order: [{ column: 'date', isDescending: true, isNullable: true }],
    hasSearchText: true,
    search: [textOf('event_type', 'event_type_id', 'code', 'description')],
    fields: {
      ...project,
      lastModifiedBy: one('Person', 'last_modified_by_id'),
      canEdit: right('event', 'edit', ownedOnProject),
    },
  },
  MasterModel: { scope: open, fields: { canEdit: right('masterModel', 'edit', noFacts) } },
  MasterModelItem: plainLookup,
  RelatedDocument: {
    scope: ofProjectOrOwner,
    order: [{ column: 'name', isNullable: true }],
    hasSearchText: true,
    fields: {
      ...project,
      // The SQL twin of the contract's extensionOf.
      extension: computed(
        (row) => sql`case when not ${columnOf(row, 'is_url_link')}
          then nullif(lower(substring(${columnOf(row, 'name')} from '^.+[.]([^.]*)$')), '') end`,
      ),
      hasNotes: computed((row) => sql`coalesce(btrim(${columnOf(row, 'notes')}) <> '', false)`),
      isUserOwned,
      lastModifiedBy: one('Person', 'last_modified_by_id'),
      canEdit: right('relatedDocument', 'edit', documentFacts),
    },
  },

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
  AssignedTask: {
    scope: byProject,
    filters: {
      mine: (row, mine) => (mine ? sql`${columnOf(row, 'assignee_id')} = ${row.user.id}` : undefined),
      isOpen: (row, open) => (open ? sql`${columnOf(row, 'completed_date')} is null` : undefined),
    },
    order: [{ column: 'due_date', isNullable: true }],
    hasSearchText: true,
    search: [
      textOf('task', 'task_id', 'name'),
      textOf('app_user', 'assignee_id', 'full_name'),
      textOf('surface_project', 'surface_project_id', 'description', 'operator_project_number'),
    ],
    fields: {
      ...project,
      assignee: one('Person', 'assignee_id'),
      canEdit: right(
        'assignedTask',
        'edit',
        (row) => sql`json_build_object('project', ${partiesOf(columnOf(row, 'surface_project_id'))},
          'userId', ${columnOf(row, 'assignee_id')})`,
      ),
    },
  },
};
