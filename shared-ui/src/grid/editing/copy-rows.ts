import type { Language } from 'shared-contracts';
import type { GridColumn } from 'shared-contracts/grids';
import { cellText } from '../cells/cell-text.ts';
import type { GridRecord } from '../views/grid-view.ts';

/**
 * A text that a spreadsheet takes for text: one that begins like a formula gets an
 * apostrophe before it, so that opening a copy or an export runs nothing.
 */
export const asPlainText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const oneLine = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

/** A cell as it is copied: numbers as they are shown, texts guarded. */
function copiedText(row: GridRecord, column: GridColumn, language: Language): string {
  const text = oneLine(cellText(row[column.id], column, language));
  return column.type === 'number' ? text : asPlainText(text);
}

/** Rows as tab-separated values, as spreadsheets paste them. */
export function tabSeparated(
  rows: readonly GridRecord[],
  columns: readonly GridColumn[],
  language: Language,
): string {
  const copied = columns.filter(({ hasButtonsOnly }) => !hasButtonsOnly);
  return rows.map((row) => copied.map((column) => copiedText(row, column, language)).join('\t')).join('\n');
}
