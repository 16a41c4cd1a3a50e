import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import type { Language } from 'shared-contracts';
import { wallTimeIn, zoneHere } from 'shared-contracts/days';
import { isDecimal } from 'shared-contracts/decimal';
import type { GridColumn } from 'shared-contracts/grids';
import { cellText } from '../cells/cell-text.ts';
import { asPlainText } from '../editing/copy-rows.ts';
import type { GridRecord } from '../views/grid-view.ts';

export type ExportFormat = 'xlsx' | 'csv';

const contentTypes: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

interface ExportColumn extends GridColumn {
  /** In the language of the person. */
  readonly heading: string;
}

const numberFormats: Partial<Record<NonNullable<GridColumn['formatter']>, string>> = {
  money: '#,##0.00',
  area: '0.00##',
};

type Cell = string | number | boolean | Date | null;

/** A day, or a moment in the person's time zone. A spreadsheet's dates have no zone: the library writes the UTC values. */
function spreadsheetDate(value: string): Date {
  if (value.length === 10) return new Date(`${value}T00:00:00Z`);
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? moment : new Date(`${wallTimeIn(moment, zoneHere())}Z`);
}

/** A value as a spreadsheet keeps it: numbers and dates as such, all else as text. */
function spreadsheetValue(value: unknown, column: GridColumn, language: Language): Cell {
  if (value === null || value === undefined) return null;
  // A spreadsheet's numbers are doubles, which our numbers fit into.
  if (column.type === 'number' && (typeof value === 'number' || isDecimal(value))) return Number(value);
  if (column.type === 'bool') return value === true;
  if (column.type === 'date' && typeof value === 'string') {
    const date = spreadsheetDate(value);
    return Number.isNaN(date.getTime()) ? value : date;
  }
  return cellText(value, { type: column.type }, language);
}

async function xlsx(
  rows: readonly GridRecord[],
  columns: readonly ExportColumn[],
  sheet: string,
  language: Language,
) {
  return writeXlsx({
    sheets: [
      {
        // The characters that a sheet's name must not contain, and its maximum length.
        name: sheet.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31),
        columns: columns.map((column) => ({
          header: column.heading,
          key: column.id,
          width: Math.max(8, Math.round(column.width / 7)),
          ...(column.type === 'date'
            ? { numFmt: column.formatter === 'moment' ? 'mmm-dd-yyyy hh:mm' : 'mmm-dd-yyyy' }
            : column.formatter && numberFormats[column.formatter]
              ? { numFmt: numberFormats[column.formatter] }
              : {}),
        })),
        data: rows.map((row) =>
          Object.fromEntries(
            columns.map((column) => [column.id, spreadsheetValue(row[column.id], column, language)]),
          ),
        ),
        freezePane: { rows: 1 },
      },
    ],
  });
}

function csv(rows: readonly GridRecord[], columns: readonly ExportColumn[], language: Language): string {
  const text = (row: GridRecord, column: GridColumn): Cell => {
    const value = row[column.id];
    if (column.type === 'number' && (typeof value === 'number' || isDecimal(value))) return value;
    if (column.type === 'date' && typeof value === 'string') return value;
    return asPlainText(cellText(value, column, language));
  };
  return writeCsv([
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map((column) => text(row, column))),
  ]);
}

/** Rows as a file; without rows it contains the headings only. Texts that look like formulas stay texts. */
export async function exportRows(
  format: ExportFormat,
  rows: readonly GridRecord[],
  columns: readonly ExportColumn[],
  name: string,
  language: Language,
): Promise<Blob> {
  const byteOrderMark = '\uFEFF';
  const content =
    format === 'csv'
      ? byteOrderMark + csv(rows, columns, language)
      : new Uint8Array(await xlsx(rows, columns, name, language));
  return new Blob([content], { type: contentTypes[format] });
}
