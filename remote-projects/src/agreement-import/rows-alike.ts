import type { ImportRecord } from 'shared-contracts/agreement-import';
import type { ImportSheet } from './sheet-columns.ts';

/** A cell of a sheet by our name of its column. */
interface Cell {
  readonly sheet: ImportSheet;
  readonly record: ImportRecord;
  readonly column: string;
}

/** The text of a cell; '' where the sheet has no such column. */
export function cellText({ sheet, record, column }: Cell): string {
  const place = sheet.columns.find((one) => one.column === column)?.place;
  return place === undefined ? '' : (record.cells[place] ?? '').trim();
}

/**
 * Other rows whose cell contains the same wrong text: an old system's word for a status may be in hundreds of rows, and
 * one answer applies to all. Empty if the cell is empty or has no error.
 */
export function rowsAlike(cell: Cell, records: Iterable<ImportRecord>): readonly ImportRecord[] {
  const { sheet, record, column } = cell;
  const text = cellText(cell);
  const isWrong = ({ errors }: ImportRecord) => errors.some((error) => error.column === column);
  if (text === '' || !isWrong(record)) return [];
  return [...records].filter(
    (other) =>
      other !== record &&
      other.sheet === sheet.name &&
      !other.isLeftOut &&
      isWrong(other) &&
      cellText({ sheet, record: other, column }) === text,
  );
}
