import { unlessArchived } from '../../records/reading/archived-projects.ts';
import { byProject, one, onlyProject, project, right, textOf } from '../../records/reading/record-fields.ts';
import type { RecordDeclaration } from '../../records/reading/record-mapping.ts';

/** Obligations as they are read. */
export const obligationRecords: Readonly<Record<string, RecordDeclaration>> = {
  Obligation: {
    scope: byProject,
    besides: unlessArchived,
    order: [{ column: 'due_date', isNullable: true }],
    hasSearchText: true,
    search: [
      textOf('obligation_type', 'obligation_type_id', 'code'),
      textOf('app_user', 'responsible_id', 'full_name'),
    ],
    fields: {
      ...project,
      responsible: one('Person', 'responsible_id'),
      canEdit: right('obligation', 'edit', onlyProject),
    },
  },
};
