import { byProject, onlyProject, project, right } from '../../records/reading/record-fields.ts';
import type { RecordDeclaration } from '../../records/reading/record-mapping.ts';

/** Key dates as they are read. */
export const keyDateRecords: Readonly<Record<string, RecordDeclaration>> = {
  KeyDate: {
    scope: byProject,
    fields: { ...project, canEdit: right('keyDate', 'edit', onlyProject) },
  },
};
