import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { readOutline } from './read-outline.ts';
import { readSheet } from './read-sheet.ts';
import { readStrings } from './read-strings.ts';
import { readStyles } from './read-styles.ts';
import { WorkbookError } from './workbook-fault.ts';
import { openWorkbook } from './workbook-parts.ts';
import type { WorkbookLimits, WorkbookRow, WorkbookSheet, WorkbookTask } from './workbook-shapes.ts';

/** Most rows in one line of the file of rows. */
const rowsOfLine = 200;

/** Number of characters after which a line ends, because the server that answers people parses each line in one go. */
const textOfLine = 100_000;

const plain = (name: string): string => name.trim().toLowerCase();

/** What to read of a workbook, and where its rows go. */
interface WalkParts {
  readonly path: string;
  readonly limits: WorkbookLimits;
  /** Returns the positions of the sheets to read. */
  readonly chosen: (sheets: readonly Pick<WorkbookSheet, 'name' | 'isHidden'>[]) => ReadonlySet<number>;
  /** Called with each row that is not empty, sheet by sheet. */
  readonly row: (sheet: number, row: WorkbookRow) => void;
  /** Called after the last row of a sheet. */
  readonly ended?: () => void;
  /** Awaited now and then, until more rows can be accepted. */
  readonly paced?: () => Promise<void>;
}

/** For receivers that can always accept more rows. */
const atOnce = async () => {};

/** Walks through the rows of chosen sheets of a workbook. Returns all of its sheets. Throws a WorkbookError. */
export async function walkWorkbook({
  path,
  limits,
  chosen,
  row: onRow,
  ended,
  paced = atOnce,
}: WalkParts): Promise<{
  readonly sheets: WorkbookSheet[];
  readonly isFrom1904: boolean;
}> {
  const parts = await openWorkbook(path, limits.unpacked);
  try {
    const outline = await readOutline(parts, limits.sheets);
    const names = outline.sheets.map(({ name }) => plain(name));
    const twin = names.find((name, place) => names.indexOf(name) !== place);
    if (twin !== undefined) throw new WorkbookError('twins', twin);
    const wanted = chosen(outline.sheets);
    const strings = await readStrings(
      outline.strings ? await parts.open(outline.strings) : undefined,
      limits,
    );
    const shownAs = await readStyles(outline.styles ? await parts.open(outline.styles) : undefined);
    const sheets: WorkbookSheet[] = [];
    let rowCount = 0;
    let text = limits.text;
    for (const [place, { name, isHidden, part }] of outline.sheets.entries()) {
      const bytes = wanted.has(place) ? await parts.open(part) : undefined;
      if (!bytes) {
        sheets.push({ name, isHidden, isRead: false, columns: 0, rows: 0, merged: [] });
        continue;
      }
      let own = 0;
      const { columns, merged } = await readSheet(bytes, {
        ...{ name, strings, shownAs, isFrom1904: outline.isFrom1904, limits, paced },
        row: (row) => {
          rowCount += 1;
          own += 1;
          if (rowCount > limits.rows) throw new WorkbookError('manyRows', name);
          for (const cell of row.c) text -= cell.length;
          if (text < 0) throw new WorkbookError('longText', name);
          onRow(place, row);
        },
      });
      ended?.();
      sheets.push({ name, isHidden, isRead: true, columns, rows: own, merged: [...merged] });
    }
    return { sheets, isFrom1904: outline.isFrom1904 };
  } finally {
    parts.close();
  }
}

/**
 * Reads a workbook and writes its rows to a stream, waiting for the stream when it is slower. Returns its sheets.
 * Throws.
 */
export async function readWorkbookInto(
  file: Writable,
  { path, wanted, limits }: Omit<WorkbookTask, 'target'>,
): Promise<{ readonly sheets: WorkbookSheet[]; readonly isFrom1904: boolean }> {
  let held: WorkbookRow[] = [];
  let from = 0;
  let text = 0;
  const flush = () => {
    if (held.length > 0) file.write(`${JSON.stringify({ s: from, rows: held })}\n`);
    held = [];
    text = 0;
  };
  return walkWorkbook({
    path,
    limits,
    chosen: (sheets) => {
      const seen = [...sheets.entries()].filter(([, { isHidden }]) => !isHidden);
      const known = seen.filter(([, { name }]) => wanted.includes(plain(name)));
      // People may give the sheet of their own workbook any name; then the first sheet is meant.
      return new Set((known.length > 0 ? known : seen.slice(0, 1)).map(([place]) => place));
    },
    // Rows that are not written yet are kept in memory.
    paced: async () => {
      if (file.writableNeedDrain) await once(file, 'drain');
    },
    row: (sheet, row) => {
      from = sheet;
      held.push(row);
      for (const cell of row.c) text += cell.length;
      if (held.length === rowsOfLine || text >= textOfLine) flush();
    },
    ended: flush,
  });
}
