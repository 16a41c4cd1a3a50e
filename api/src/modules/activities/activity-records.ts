import { sql } from 'kysely';
import {
  byDate,
  byProject,
  column,
  computed,
  documentFacts,
  documentsOf,
  isUserOwned,
  many,
  noFacts,
  ofParent,
  ofProject,
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

/** What happens on a project: communications, events, documents, tasks. */
export const activityRecords: Readonly<Record<string, RecordDeclaration>> = {
  Communication: {
    scope: ofProjectOrOwner,
    filters: {
      parentId: (row, id) =>
        sql`${id}::uuid in (${columnOf(row, 'agreement_id')}, ${columnOf(row, 'request_id')},
          ${columnOf(row, 'stakeholder_id')}, ${columnOf(row, 'surface_project_id')},
          ${columnOf(row, 'business_associate_id')})`,
    },
    order: byDate('date'),
    hasSearchText: true,
    search: [textOf('app_user', 'representative_id', 'full_name')],
    fields: {
      ...project,
      documentsAttached: computed(
        (row) => sql`exists (select 1 from related_document d where d.parent_type = 'Communication'
          and d.parent_id = ${columnOf(row, 'id')})`,
      ),
      isUserOwned,
      representative: one('Person', 'representative_id'),
      businessAssociates: {
        kind: 'linked',
        type: 'BusinessAssociate',
        table: 'communication_business_associate',
        from: 'communication_id',
        to: 'business_associate_id',
      },
      contacts: {
        kind: 'linked',
        type: 'Contact',
        table: 'communication_contact',
        from: 'communication_id',
        to: 'contact_id',
      },
      projectId: column('surface_project_id'),
      operatorProject: ofProject('operator_project_number'),
      operatorReference: ofProject('operator_reference'),
      brokerProject: ofProject('broker_project_number'),
      brokerReference: ofProject('broker_reference'),
      projectType: {
        kind: 'computed',
        sql: (
          row,
        ) => sql`(select json_build_object('id', t.id, 'category', t.category, 'description', t.description)
          from surface_project p join project_type t on t.id = p.project_type_id
          where p.id = ${columnOf(row, 'surface_project_id')})`,
      },
      relatedDocuments: ofParent('Communication', 'RelatedDocument'),
      canEdit: right('communication', 'edit', ownedOnProject),
      canDelete: right('communication', 'delete', ownedOnProject),
    },
  },
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
