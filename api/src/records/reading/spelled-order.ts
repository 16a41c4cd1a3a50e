import { sql } from 'kysely';
import type { Sql } from './record-mapping.ts';

/**
 * Columns of words and numbers that people write: capitals, accents and marks do not decide where 'de Vries' or 'Élise'
 * stands, and T2 stands before T10.
 */
const spelled: ReadonlySet<string> = new Set([
  'afe_number',
  'agreement_number',
  'broker_project_number',
  'broker_reference',
  'called',
  'category',
  'code',
  'company_name',
  'connect_number',
  'description',
  'distance_to_interest',
  'division',
  'email',
  'first_name',
  'full_name',
  'land_interest',
  'last_name',
  'layer',
  'legal_description',
  'name',
  'number',
  'operator_project_number',
  'operator_reference',
  'record_name',
  'reference_number',
  'registry_number',
  'title',
  'unique_number',
  'user_name',
]);

/** Whether a column is sorted as people spell it; an index that serves such a sort has the same order. */
export const isSpelled = (column: string): boolean => spelled.has(column);

/**
 * A text in the order in which people look for it, the same on every database: one whose own order is that of bytes has all
 * lower-case names behind 'Zimmer', accented ones behind these, and 'Line 10' before 'Line 2'. By the collation `spelled`: the
 * root of the Unicode Collation Algorithm (unicode.org/reports/tr10) with numbers by their value, by ICU.
 */
export const asSpelled = (text: Sql): Sql => sql`(${text} collate spelled)`;

/**
 * The value by which rows are sorted, of a value of this column. What is compared with it, such as the values of a filter, is
 * found along the same index.
 */
export const inOrderOf = (column: string, value: Sql): Sql => (isSpelled(column) ? asSpelled(value) : value);
