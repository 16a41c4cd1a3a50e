import { open, stat } from 'node:fs/promises';
import { streamCsvRows } from 'hucre/csv';
import { bringLimits, type TextFormat } from 'shared-contracts/bring-in';
import { walkWorkbook } from '../workbooks/read-workbook.ts';
import { WorkbookError } from '../workbooks/workbook-fault.ts';
import type { WorkbookLimits, WorkbookRow, WorkbookSheet } from '../workbooks/workbook-shapes.ts';
import { foundDecimalComma, foundEncoding, foundSeparator, tellsSeparator } from './text-format.ts';

/** A sheet of a workbook, or a text file, with its rows that are not empty. */
export interface OpenSheet {
  readonly name: string;
  readonly rows: readonly WorkbookRow[];
  readonly merged: WorkbookSheet['merged'];
}

/** A file with tables in it. */
export interface OpenTable {
  /** The sheets that are not hidden. */
  readonly sheets: readonly OpenSheet[];
  readonly isFrom1904: boolean;
  /** The format of a text file; null for a workbook. */
  readonly format: TextFormat | null;
}

/** Most cells that are examined for their decimal mark. */
const numbersLooked = 20_000;

const zip = 0x50_4b;
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The rows of a text in a given format. Throws a WorkbookError if there are more than may be read. */
function textRows(text: string, separator: string, limits: WorkbookLimits): readonly WorkbookRow[] {
  const rows: WorkbookRow[] = [];
  let n = -1;
  const isTold = tellsSeparator(text);
  for (const fields of streamCsvRows(text, { delimiter: separator })) {
    n += 1;
    if (n >= limits.sheetRows) throw new WorkbookError('manyRows');
    if (n === 0 && isTold) continue;
    const cells = fields.map((field) => String(field ?? '').trim());
    while (cells.at(-1) === '') cells.pop();
    if (cells.length === 0) continue;
    if (cells.length > limits.columns) throw new WorkbookError('manyColumns');
    if (cells.some((cell) => cell.length > limits.cell)) throw new WorkbookError('longText');
    rows.push({ n, c: cells, m: [] });
    if (rows.length > limits.rows) throw new WorkbookError('manyRows');
  }
  return rows;
}

function* cellsOf(rows: readonly WorkbookRow[]): Generator<string> {
  let left = numbersLooked;
  for (const { c } of rows)
    for (const cell of c) {
      if (left === 0) return;
      left -= 1;
      yield cell;
    }
}

async function openText(path: string, limits: WorkbookLimits, given: TextFormat | null): Promise<OpenTable> {
  if ((await stat(path)).size > bringLimits.textBytes) throw new WorkbookError('longText');
  const file = await open(path);
  try {
    const bytes = await file.readFile();
    const encoding = given?.encoding ?? foundEncoding(bytes);
    const text = new TextDecoder(encoding).decode(bytes);
    // Text never contains NUL: this is a picture, a document or a program.
    if (text.includes('\u0000')) throw new WorkbookError('notTable');
    const separator = given?.separator ?? foundSeparator(text);
    const rows = textRows(text, separator, limits);
    const hasDecimalComma = given?.hasDecimalComma ?? foundDecimalComma(cellsOf(rows));
    return {
      sheets: [{ name: '', rows, merged: [] }],
      isFrom1904: false,
      format: { separator, encoding, hasDecimalComma },
    };
  } finally {
    await file.close();
  }
}

/**
 * Reads all tables of a workbook or a text file into memory, so only for processes that may run out of it. Throws a
 * WorkbookError.
 */
export async function openTable(
  path: string,
  limits: WorkbookLimits,
  format: TextFormat | null,
): Promise<OpenTable> {
  const beginning = await beginningOf(path);
  if (beginning.equals(compound)) throw new WorkbookError('oldOrLocked');
  if (beginning.length < 2 || beginning.readUInt16BE(0) !== zip) return openText(path, limits, format);
  const rows = new Map<number, WorkbookRow[]>();
  const { sheets, isFrom1904 } = await walkWorkbook({
    path,
    limits,
    chosen: (all) =>
      new Set([...all.entries()].flatMap(([place, { isHidden }]) => (isHidden ? [] : [place]))),
    row: (place, row) => {
      const own = rows.get(place);
      if (own) own.push(row);
      else rows.set(place, [row]);
    },
  });
  return {
    isFrom1904,
    format: null,
    sheets: [...sheets.entries()].flatMap(([place, { name, isRead, merged }]) =>
      isRead ? [{ name, merged, rows: rows.get(place) ?? [] }] : [],
    ),
  };
}
