import { sql } from 'kysely';
import { one, partiesOf, right } from '../../records/reading/record-fields.ts';
import type { RecordDeclaration, Row, Scope } from '../../records/reading/record-mapping.ts';
import { columnOf, ofProjectParties } from '../../records/reading/scopes.ts';

/**
 * The SQL counterpart of the right to view comments: a person who sees the project reads them, a confidential one only
 * in the author's company. Deleted comments are left out.
 */
const ofReaders: Scope = {
  kind: 'rule',
  where: (row) => {
    const there = sql`${columnOf(row, 'deleted_at')} is null`;
    if (row.user.isSystemAdministrator) return there;
    const seen =
      ofProjectParties.kind === 'rule' && ofProjectParties.where({ ...row, alias: 'scope_project' });
    return sql`(${there} and (not ${columnOf(row, 'is_confidential')}
        or ${columnOf(row, 'owner_id')} = ${row.user.productClientId})
      and exists (select 1 from surface_project scope_project
        where scope_project.id = ${columnOf(row, 'surface_project_id')} and ${seen}))`;
  },
};

const facts = (row: Row) => sql`json_build_object(
  'project', ${partiesOf(columnOf(row, 'surface_project_id'))}, 'ownerId', ${columnOf(row, 'owner_id')},
  'userId', ${columnOf(row, 'author_id')}, 'isConfidential', ${columnOf(row, 'is_confidential')})`;

/** The comments of people on a record. */
export const commentRecords: Readonly<Record<string, RecordDeclaration>> = {
  Comment: {
    scope: ofReaders,
    order: [{ column: 'created_at', isDescending: true }],
    fields: {
      owner: one('Company', 'owner_id'),
      mentions: {
        kind: 'linked',
        type: 'Person',
        table: 'comment_mention',
        from: 'comment_id',
        to: 'person_id',
      },
      canEdit: right('comment', 'edit', facts),
      canDelete: right('comment', 'delete', facts),
    },
  },
};
