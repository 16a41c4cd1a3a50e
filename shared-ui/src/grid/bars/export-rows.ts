import { writeCsv } from 'hucre/csv';
import { type Cell, writeXlsx } from 'hucre/xlsx';
import type { Language } from 'shared-contracts';
import type { GridColumn } from 'shared-contracts/grids';
import type { GridRecord } from '../views/grid-view.ts';
import { cellFormat, columnFormat, csvCell, csvHeading, spreadsheetCell } from './export-cells.ts';

export type ExportFormat = 'xlsx' | 'csv';

const contentTypes: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

interface ExportColumn extends GridColumn {
  /** In the language of the person. */
  readonly heading: string;
}

/** The cells that have a format of their own, by 'row,column'; row 0 holds the headings. */
function formattedCells(rows: readonly GridRecord[], columns: readonly ExportColumn[]) {
  const cells = new Map<string, Partial<Cell>>();
  for (const [at, column] of columns.entries())
    for (const [row, record] of rows.entries()) {
      const numFmt = cellFormat(record[column.id], column);
      if (numFmt) cells.set(`${row + 1},${at}`, { style: { numFmt } });
    }
  return cells;
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
        columns: columns.map((column) => {
          const numFmt = columnFormat(column);
          return {
            header: column.heading,
            key: column.id,
            width: Math.max(8, Math.round(column.width / 7)),
            ...(numFmt ? { numFmt } : {}),
          };
        }),
        data: rows.map((row) =>
          Object.fromEntries(
            columns.map((column) => [column.id, spreadsheetCell(row[column.id], column, language)]),
          ),
        ),
        cells: formattedCells(rows, columns),
        freezePane: { rows: 1 },
      },
    ],
  });
}

const csv = (rows: readonly GridRecord[], columns: readonly ExportColumn[], language: Language): string =>
  writeCsv([
    columns.map((column) => csvHeading(column.heading, column)),
    ...rows.map((row) => columns.map((column) => csvCell(row[column.id], column, language))),
  ]);

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
