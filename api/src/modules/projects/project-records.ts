import { sql } from 'kysely';
import { canEditProject } from 'shared-contracts/rights';
import {
  byProject,
  documentsOf,
  itself,
  many,
  one,
  person,
  project,
  role,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration, Row } from '../../records/reading/record-mapping.ts';
import { columnOf, ofProjectParties } from '../../records/reading/scopes.ts';

const notArchived = (row: Pick<Row, 'alias'>) => sql`not ${columnOf(row, 'is_archived')}`;

/** Projects and everything that belongs to them. */
export const projectRecords: Readonly<Record<string, RecordDeclaration>> = {
  SurfaceProject: {
    scope: ofProjectParties,
    order: [{ column: 'description' }],
    hasSearchText: true,
    // Archived projects appear only in lists that ask for them (decision 53), by an argument or by a grid's filter.
    filters: { includeArchived: (row, include) => (include ? undefined : notArchived(row)) },
    besides: (row, hasArgument) =>
      hasArgument('includeArchived') || hasArgument('isArchived') ? undefined : notArchived(row),
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
};
