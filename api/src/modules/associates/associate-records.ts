import { sql } from 'kysely';
import { notOfArchived } from '../../records/reading/archived-projects.ts';
import {
  byProject,
  column,
  fullAddress,
  many,
  name,
  noFacts,
  plainLookup,
  project,
  right,
} from '../../records/reading/record-fields.ts';
import { nameCondition } from '../../records/reading/record-filters.ts';
import type { FieldMapping, RecordDeclaration, Sql } from '../../records/reading/record-mapping.ts';
import { columnOf, open } from '../../records/reading/scopes.ts';
import { winnersOf } from './merge-store.ts';

/** Agreements of an associate: those whose land it owns or occupies. */
const agreementsOf = sql`(select business_associate_id, agreement_id from landowner
  union select business_associate_id, agreement_id from occupant)`;

/** Tasks of the records in which an associate is involved. */
const tasksOf = sql`(select a.business_associate_id, t.id as task_id
    from ${agreementsOf} a join assigned_task t on t.agreement_id = a.agreement_id
  union select r.business_associate_id, t.id from request r join assigned_task t on t.request_id = r.id
  union select s.business_associate_id, t.id from stakeholder s join assigned_task t on t.stakeholder_id = s.id)`;

const linked = (type: string, table: Sql, to: string): FieldMapping => ({
  ...{ kind: 'linked', type, table, from: 'business_associate_id', to, where: notOfArchived },
});

/** Business associates, their contacts and the projects in which they are involved. */
export const associateRecords: Readonly<Record<string, RecordDeclaration>> = {
  BusinessAssociate: {
    scope: open,
    order: name,
    hasSearchText: true,
    mergedInto: winnersOf,
    filters: {
      query: nameCondition,
      clientsOnly: (row, only) => (only ? sql`${columnOf(row, 'is_client')}` : undefined),
      usesProjects: (row, uses) => sql`${columnOf(row, 'uses_projects')} = ${uses}`,
    },
    fields: {
      fullAddress: fullAddress(['address_line1', 'address_line2', 'address_line3']),
      companyId: column('product_client_id'),
      addressLine1: column('address_line1'),
      addressLine2: column('address_line2'),
      addressLine3: column('address_line3'),
      communications: {
        kind: 'linked',
        type: 'Communication',
        table: 'communication_business_associate',
        from: 'business_associate_id',
        to: 'communication_id',
      },
      projects: many('AssociateProject', 'business_associate_id', notOfArchived),
      agreements: linked('Agreement', agreementsOf, 'agreement_id'),
      titles: {
        kind: 'linked',
        type: 'Title',
        table: sql`(select distinct business_associate_id, title_id from ownership)`,
        from: 'business_associate_id',
        to: 'title_id',
      },
      requests: many('Request', 'business_associate_id', notOfArchived),
      stakeholders: many('Stakeholder', 'business_associate_id', notOfArchived),
      tasks: linked('AssignedTask', tasksOf, 'task_id'),
      canEdit: right('businessAssociate', 'edit', noFacts),
    },
  },
  Contact: {
    scope: open,
    order: name,
    hasSearchText: true,
    filters: {
      businessAssociateIds: (row, ids) =>
        sql`${columnOf(row, 'business_associate_id')} = any (${ids}::uuid[])`,
    },
    fields: {
      address1: column('address1'),
      address2: column('address2'),
      address3: column('address3'),
      fullAddress: fullAddress(['address1', 'address2', 'address3']),
    },
  },
  PhoneNumber: plainLookup,
  AssociateProject: {
    table: 'associate_project',
    scope: byProject,
    order: [{ column: 'operator_project' }],
    fields: { ...project, id: column('surface_project_id') },
  },
};
