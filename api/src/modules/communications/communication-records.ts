import { sql } from 'kysely';
import { unlessArchived } from '../../records/reading/archived-projects.ts';
import {
  byDate,
  column,
  computed,
  isUserOwned,
  ofParent,
  ofProject,
  one,
  ownedOnProject,
  project,
  right,
  textOf,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration } from '../../records/reading/record-mapping.ts';
import { columnOf, ofProjectOrOwner } from '../../records/reading/scopes.ts';

/** The columns for the record that a communication belongs to; exactly one of them has a value. */
const parents = [
  'agreement_id',
  'request_id',
  'stakeholder_id',
  'surface_project_id',
  'business_associate_id',
] as const;

/** Conversations and letters, for any kind of record. */
export const communicationRecords: Readonly<Record<string, RecordDeclaration>> = {
  Communication: {
    scope: ofProjectOrOwner,
    besides: unlessArchived,
    shares: {
      parentId: (row, id) => {
        const named = (column: string) => sql`${columnOf(row, column)} = ${id}`;
        return [
          ...parents.map(named),
          sql`${columnOf(row, 'id')} in (select communication_id from communication_business_associate
            where business_associate_id = ${id}) and (${named('business_associate_id')}) is not true`,
        ];
      },
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
};
