import { sql } from 'kysely';
import { canEditProject } from 'shared-contracts/rights';
import { unlessArchived } from '../../records/reading/archived-projects.ts';
import {
  byProject,
  column,
  computed,
  documentsOf,
  itself,
  many,
  one,
  onlyProject,
  person,
  project,
  projectFile,
  right,
  role,
  tasksOf,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration, Row } from '../../records/reading/record-mapping.ts';
import { columnOf, ofProjectParties, via } from '../../records/reading/scopes.ts';

const notArchived = (row: Pick<Row, 'alias'>) => sql`not ${columnOf(row, 'is_archived')}`;

/** Projects, requests and stakeholders. */
export const projectRecords: Readonly<Record<string, RecordDeclaration>> = {
  SurfaceProject: {
    scope: ofProjectParties,
    order: [{ column: 'description' }],
    hasSearchText: true,
    // Archived ones are in no list that does not ask for them (decision 53): by argument, or by a filter of a grid.
    filters: { includeArchived: (row, include) => (include ? undefined : notArchived(row)) },
    besides: (row, isAsked) =>
      isAsked('includeArchived') || isAsked('isArchived') ? undefined : notArchived(row),
    fields: {
      communications: many('Communication', 'surface_project_id'),
      events: many('Event', 'surface_project_id', (row) => sql`${columnOf(row, 'agreement_id')} is null`),
      tasks: many('AssignedTask', 'surface_project_id'),
      ...documentsOf('Project'),
      revisions: many('ProjectRevision', 'surface_project_id'),
      relatedFrom: many('RelatedProject', 'related_project_id'),
      currentUserRole: { kind: 'ruled', facts: itself, answer: role },
      canEdit: {
        kind: 'ruled',
        facts: itself,
        answer: (user, facts) => Boolean(facts.project && canEditProject(user, facts.project)),
      },
    },
  },
  AdditionalInfoItem: { scope: byProject },
  Member: { scope: byProject, fields: { roleType: one('MemberRole', 'role_type_id'), user: person } },
  RelatedProject: { scope: byProject, fields: project },
  ProjectRevision: { scope: byProject },

  Request: {
    scope: byProject,
    besides: unlessArchived,
    hasSearchText: true,
    fields: {
      ...projectFile,
      earliestExpiry: computed(
        (row) =>
          sql`(select min(i.expiry_date) from request_item i where i.request_id = ${columnOf(row, 'id')})`,
      ),
      relatedParcels: {
        kind: 'linked',
        type: 'Parcel',
        table: sql`(select distinct i.request_id, p.parcel_id from request_item i
          join request_item_parcel p on p.request_item_id = i.id)`,
        from: 'request_id',
        to: 'parcel_id',
      },
      ...documentsOf('Request'),
      tasks: tasksOf('Request'),
      canEdit: right('request', 'edit', onlyProject),
    },
  },
  RequestItem: {
    scope: via('Request', 'request_id'),
    fields: {
      relatedParcels: many('RequestItemParcel', 'request_item_id'),
      roads: many('RequestItemRoad', 'request_item_id'),
      revisions: many('RequestItemRevision', 'request_item_id'),
      ...documentsOf('RequestItem'),
    },
  },
  RequestItemParcel: { scope: via('RequestItem', 'request_item_id') },
  RequestItemRoad: { scope: via('RequestItem', 'request_item_id') },
  RequestItemRevision: { scope: via('RequestItem', 'request_item_id') },

  Stakeholder: {
    scope: byProject,
    besides: unlessArchived,
    hasSearchText: true,
    fields: {
      ...projectFile,
      landInformation: column('land_interest'),
      relatedParcels: many('StakeholderParcel', 'stakeholder_id'),
      stakeholderTypes: many('StakeholderTypeItem', 'stakeholder_id'),
      revisions: many('StakeholderRevision', 'stakeholder_id'),
      tasks: tasksOf('Stakeholder'),
      canEdit: right('stakeholder', 'edit', onlyProject),
    },
  },
  StakeholderParcel: { scope: via('Stakeholder', 'stakeholder_id') },
  StakeholderTypeItem: { scope: via('Stakeholder', 'stakeholder_id') },
  StakeholderRevision: { scope: via('Stakeholder', 'stakeholder_id') },
};
