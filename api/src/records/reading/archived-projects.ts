import { sql } from 'kysely';
import type { RecordDeclaration, Row } from './record-mapping.ts';
import { columnOf } from './scopes.ts';

/**
 * Rows of no archived project; what hangs on none stays. Looked up once for a statement, not once for each row, so that
 * a list still goes along its index.
 */
export const notOfArchived = (row: Pick<Row, 'alias'>) =>
  sql`(${columnOf(row, 'surface_project_id')} in (select id from surface_project where is_archived)) is not true`;

/** What names the record that rows are read of: its own tabs and address show them, archived or not. */
const ownRecord = ['surfaceProjectId', 'agreementId', 'parentId'];

/** Of the rows of projects, lists over several projects leave out those of archived ones (decision 53). */
export const unlessArchived: NonNullable<RecordDeclaration['besides']> = (row, isAsked) =>
  ownRecord.some(isAsked) ? undefined : notOfArchived(row);
