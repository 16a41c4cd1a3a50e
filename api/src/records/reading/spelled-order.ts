import { sql } from 'kysely';
import type { Sql } from './record-mapping.ts';

/**
 * Columns of words that people spell: capitals, accents and marks do not decide where 'de Vries' or 'Élise' stands.
 * Numbers of records are not among them; they are looked up along the same index that sorts them.
 */
const spelled: ReadonlySet<string> = new Set([
  'called',
  'category',
  'code',
  'company_name',
  'description',
  'first_name',
  'full_name',
  'land_interest',
  'last_name',
  'name',
  'record_name',
  'title',
]);

/** Whether a column is sorted as people spell it; an index that serves such a sort has the same order. */
export const isSpelled = (column: string): boolean => spelled.has(column);

/**
 * A text in the order in which people look for it, the same on every database: one whose own order is that of bytes has all
 * lower-case names behind 'Zimmer', accented ones behind these, and 'Line 10' before 'Line 2'. By the collation `spelled`: the
 * root of the Unicode Collation Algorithm (unicode.org/reports/tr10) with numbers by their value, by ICU.
 */
export const asSpelled = (text: Sql): Sql => sql`(${text} collate spelled)`;

/** The value by which rows are sorted, of a value of this column. */
export const inOrderOf = (column: string, value: Sql): Sql => (isSpelled(column) ? asSpelled(value) : value);
