import type { Language } from 'shared-contracts';
import { wallTimeIn, zoneHere } from 'shared-contracts/days';
import { isDecimal } from 'shared-contracts/decimal';
import type { GridColumn } from 'shared-contracts/grids';
import { cellText } from '../cells/cell-text.ts';
import { asPlainText } from '../editing/copy-rows.ts';

/** What a cell of a spreadsheet contains. */
export type SpreadsheetCell = string | number | boolean | Date | null;

type Formats = Partial<Record<NonNullable<GridColumn['formatter']>, string>>;

// With the unit that the grid shows: the cell stays a number.
const numberFormats: Formats = {
  money: '#,##0.00',
  area: '0.00##" ha"',
  percent: 'General"%"',
  fileSize: '#,##0" B"',
};

/** Units that a CSV file names in the heading, as its numbers are bare. */
const headingUnits: Formats = { area: 'ha', percent: '%', fileSize: 'B' };

const dayFormat = 'mmm-dd-yyyy';
const momentFormat = 'mmm-dd-yyyy hh:mm';

const isNumber = (value: unknown): value is number | `${number}` =>
  typeof value === 'number' || isDecimal(value);

/** A day, yyyy-MM-dd, or yyyy-MM-ddTHH:mm: a moment in the person's time zone, or such a time itself. */
function localTime(value: string): string | undefined {
  if (value.length === 10 || /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value)) return value;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? undefined : wallTimeIn(moment, zoneHere());
}

const isWithTime = (time: string | undefined): boolean => (time?.length ?? 0) > 10;

/** The number format of a column in a spreadsheet; undefined for the usual one. */
export const columnFormat = ({ type, formatter, decimals }: GridColumn): string | undefined =>
  type === 'date'
    ? formatter === 'moment'
      ? momentFormat
      : dayFormat
    : decimals && formatter === 'money'
      ? '#,##0.00##'
      : formatter && numberFormats[formatter];

/** The number format of a cell where it is not that of its column: some cells of a column of days have a time. */
export const cellFormat = (value: unknown, column: GridColumn): string | undefined =>
  column.type === 'date' &&
  column.formatter !== 'moment' &&
  typeof value === 'string' &&
  isWithTime(localTime(value))
    ? momentFormat
    : undefined;

/** A value as a spreadsheet keeps it: numbers and dates as such, all else as the text of the grid. */
export function spreadsheetCell(value: unknown, column: GridColumn, language: Language): SpreadsheetCell {
  // A spreadsheet's numbers are doubles, which our numbers fit into.
  if (column.type === 'number' && isNumber(value)) return Number(value);
  if (column.type === 'bool' && typeof value === 'boolean') return value;
  const time = column.type === 'date' && typeof value === 'string' ? localTime(value) : undefined;
  // A spreadsheet's dates have no zone: the library writes the UTC values.
  if (time) return new Date(`${time}Z`);
  return cellText(value, column, language) || null;
}

/** A value as a CSV file contains it: numbers bare, dates so that spreadsheets of all languages read them. */
export function csvCell(value: unknown, column: GridColumn, language: Language): string | number {
  if (column.type === 'number' && isNumber(value)) return value;
  const time = column.type === 'date' && typeof value === 'string' ? localTime(value) : undefined;
  return time ? time.replace('T', ' ') : asPlainText(cellText(value, column, language));
}

/** A heading of a CSV file. */
export function csvHeading(heading: string, { type, formatter }: GridColumn): string {
  const unit = type === 'number' && formatter && headingUnits[formatter];
  return unit ? `${heading} (${unit})` : heading;
}
