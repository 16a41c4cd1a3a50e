import type { Language } from 'shared-contracts';
import {
  type ImportColumn,
  type ImportColumnKind,
  type ImportedColumn,
  type ImportProgress,
  type ImportRecord,
  importColumnName,
  importColumns,
} from 'shared-contracts/agreement-import';
import { type GridColumn, gridColumn } from 'shared-contracts/grids';

export type ImportSheet = ImportProgress['sheets'][number];

/** The column of the grid with the errors of a row as a whole. */
export const issuesColumn = 'issues';

/** The column of the grid with the number of the row in the workbook. */
export const rowColumn = 'row';

/**
 * The number of a row in the file that was uploaded. Stored row numbers begin with the second row of the sheet (decision
 * 34); a row that was made of another table has the number that it has there.
 */
export const shownRowNumber = ({
  rowNumber,
  sourceRow,
}: Pick<ImportRecord, 'rowNumber' | 'sourceRow'>): number => sourceRow ?? rowNumber + 2;

/** Pixels of a character, and of what surrounds a text; the narrowest and widest column. */
const widths = { character: 7.5, around: 20, least: 80, most: 280 } as const;

const widthOf = (characters: number): number =>
  Math.round(Math.min(widths.most, Math.max(widths.least, characters * widths.character + widths.around)));

/** The id of a sheet's column in the grid. */
export const cellColumn = ({ place }: Pick<ImportedColumn, 'place'>): string => `cell${place}`;

/** The declaration of one of our columns. */
const declaredColumn = ({ kind }: ImportSheet, name: string | null): ImportColumn | undefined =>
  kind && name !== null ? importColumns[kind].find((column) => column.name === name) : undefined;

/** How the cells of a column are read; undefined for one that is not read. */
export const kindOf = (sheet: ImportSheet, { column }: ImportedColumn): ImportColumnKind | undefined =>
  declaredColumn(sheet, column)?.kind;

/** The title of a column: the sheet's, or the forms' where it has none. */
export const columnTitle = ({ kind }: ImportSheet, { header, column }: ImportedColumn, language: Language) =>
  header.trim() || (kind && column ? importColumnName(kind, column, language) : '');

interface SheetTexts {
  readonly row: string;
  readonly issues: string;
  readonly notRead: (header: string) => string;
}

/** The columns of a sheet's grid: its row number, the errors, then its own; one that is not read is marked. */
export function sheetColumns(
  sheet: ImportSheet,
  language: Language,
  texts: SheetTexts,
): readonly GridColumn[] {
  const own = sheet.columns.map((imported) => {
    const title = columnTitle(sheet, imported, language);
    const { width = 16 } = declaredColumn(sheet, imported.column) ?? {};
    return gridColumn(
      'string',
      cellColumn(imported),
      imported.column === null ? texts.notRead(title) : title,
      {
        width: widthOf(Math.max(width, title.length)),
      },
    );
  });
  return [
    gridColumn('number', rowColumn, texts.row, { width: 68, align: 'left' }),
    gridColumn('string', issuesColumn, texts.issues, { width: 240 }),
    ...own,
  ];
}

/** The cells of a row by the columns of its grid. */
export function sheetCells(
  { columns }: ImportSheet,
  record: ImportRecord,
  issues: string,
): Readonly<Record<string, string | number>> {
  const own = columns.map((imported) => [cellColumn(imported), record.cells[imported.place] ?? '']);
  return { ...Object.fromEntries(own), [rowColumn]: shownRowNumber(record), [issuesColumn]: issues };
}
