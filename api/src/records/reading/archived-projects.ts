import { sql } from 'kysely';
import type { RecordDeclaration, Row } from './record-mapping.ts';
import { columnOf } from './scopes.ts';

/**
 * Excludes rows of archived projects; rows without a project stay. Looked up once per statement, not once per row, so
 * that a list can still use its index.
 */
export const notOfArchived = (row: Pick<Row, 'alias'>) =>
  sql`(${columnOf(row, 'surface_project_id')} in (select id from surface_project where is_archived)) is not true`;

/** Arguments that name the record whose rows are listed. The record's own tabs and page show them, archived or not. */
const ownRecord = ['surfaceProjectId', 'agreementId', 'parentId'];

/** Leaves rows of archived projects out of lists that span several projects (decision 53). */
export const unlessArchived: NonNullable<RecordDeclaration['besides']> = (row, hasArgument) =>
  ownRecord.some(hasArgument) ? undefined : notOfArchived(row);
