import { sql } from 'kysely';
import { unlessArchived } from '../../records/reading/archived-projects.ts';
import {
  byProject,
  isUserOwned,
  one,
  ownedOnProject,
  project,
  right,
  textOf,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration } from '../../records/reading/record-mapping.ts';
import { columnOf } from '../../records/reading/scopes.ts';

/** Events as they are read. */
export const eventRecords: Readonly<Record<string, RecordDeclaration>> = {
  Event: {
    scope: byProject,
    // A query by project lists only the project's own events: those of its agreements are queried by agreement
    // (decision 52).
    besides: (row, hasArgument) =>
      hasArgument('surfaceProjectId') && !hasArgument('agreementId')
        ? sql`${columnOf(row, 'agreement_id')} is null`
        : unlessArchived(row, hasArgument),
    order: [{ column: 'date', isDescending: true, isNullable: true }],
    hasSearchText: true,
    search: [textOf('event_type', 'event_type_id', 'code', 'description')],
    fields: {
      ...project,
      lastModifiedBy: one('Person', 'last_modified_by_id'),
      isUserOwned,
      canEdit: right('event', 'edit', ownedOnProject),
    },
  },
};
