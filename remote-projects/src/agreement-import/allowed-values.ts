import type { Language } from 'shared-contracts';
import {
  type ImportRecord,
  importRoleName,
  importRoles,
  importTexts,
} from 'shared-contracts/agreement-import';
import type { ImportSheet } from './sheet-columns.ts';
import { kindOf } from './sheet-columns.ts';

/** Values that are offered together. */
const mostOffered = 50;

/** Kinds of columns with names of things: the values of other rows are likely candidates. */
const naming: readonly unknown[] = ['list', 'person', 'associate', 'key', 'title', 'parcel'];

/** The values of other rows of the sheet in a column, without faulty ones. */
function valuesThere(records: Iterable<ImportRecord>, sheet: ImportSheet, place: number, name: string) {
  const values = new Set<string>();
  for (const { sheet: at, cells, errors } of records) {
    const value = cells[place];
    if (at !== sheet.name || !value || errors.some(({ column }) => column === name)) continue;
    values.add(value);
    if (values.size === mostOffered) break;
  }
  return [...values].sort((one, other) => one.localeCompare(other));
}

/**
 * The possible meanings of a cell: the words of a fixed set, the entries of its list, or the valid values of other
 * rows.
 */
export function allowedValues(
  sheet: ImportSheet,
  column: string,
  records: Iterable<ImportRecord>,
  language: Language,
): readonly string[] {
  const imported = sheet.columns.find((one) => one.column === column);
  const kind = imported && kindOf(sheet, imported);
  const { ticks, termUnits } = importTexts(language);
  if (kind === 'role') return importRoles.map((role) => importRoleName(role, language));
  if (kind === 'tick') return [ticks.yes, ticks.no];
  if (kind === 'choice') return Object.values(termUnits);
  const { [column]: offered = [] } = sheet.offered;
  if (offered.length > 0) return offered;
  return imported && naming.includes(kind) ? valuesThere(records, sheet, imported.place, column) : [];
}
