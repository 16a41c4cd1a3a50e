import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { readOutline } from './read-outline.ts';
import { readSheet } from './read-sheet.ts';
import { readStrings } from './read-strings.ts';
import { readStyles } from './read-styles.ts';
import { WorkbookError } from './workbook-fault.ts';
import { openWorkbook } from './workbook-parts.ts';
import type { WorkbookRow, WorkbookSheet, WorkbookTask } from './workbook-shapes.ts';

/** Rows of one line of the file of rows. */
const rowsOfLine = 200;

const plain = (name: string): string => name.trim().toLowerCase();

/** Reads a workbook, its rows into a stream that is waited for where it is slower. Returns its sheets. Throws. */
export async function readWorkbookInto(
  file: Writable,
  { path, wanted, limits }: Omit<WorkbookTask, 'target'>,
): Promise<{ readonly sheets: WorkbookSheet[]; readonly isFrom1904: boolean }> {
  const parts = await openWorkbook(path, limits.unpacked);
  try {
    const outline = await readOutline(parts, limits.sheets);
    const names = outline.sheets.map(({ name }) => plain(name));
    const twin = names.find((name, place) => names.indexOf(name) !== place);
    if (twin !== undefined) throw new WorkbookError('twins', twin);
    const known = outline.sheets.filter(({ name, isHidden }) => !isHidden && wanted.includes(plain(name)));
    // A workbook of one's own may call its sheet anything: then the first one is meant.
    const chosen = new Set(
      known.length > 0 ? known : outline.sheets.filter(({ isHidden }) => !isHidden).slice(0, 1),
    );
    const strings = await readStrings(
      outline.strings ? await parts.open(outline.strings) : undefined,
      limits,
    );
    const isDay = await readStyles(outline.styles ? await parts.open(outline.styles) : undefined);
    const sheets: WorkbookSheet[] = [];
    let rowCount = 0;
    let text = limits.text;
    for (const [place, sheet] of outline.sheets.entries()) {
      const { name, isHidden } = sheet;
      const bytes = chosen.has(sheet) ? await parts.open(sheet.part) : undefined;
      if (!bytes) {
        sheets.push({ name, isHidden, isRead: false, columns: 0, rows: 0, merged: [] });
        continue;
      }
      let held: WorkbookRow[] = [];
      let own = 0;
      let isFull = false;
      const flush = () => {
        if (held.length > 0) isFull = !file.write(`${JSON.stringify({ s: place, rows: held })}\n`);
        held = [];
      };
      const told = await readSheet(bytes, {
        ...{ name, strings, isDay, isFrom1904: outline.isFrom1904, limits },
        // Rows that are not written yet are kept in memory.
        paced: async () => {
          if (!isFull) return;
          await once(file, 'drain');
          isFull = false;
        },
        row: (row) => {
          rowCount += 1;
          own += 1;
          if (rowCount > limits.rows) throw new WorkbookError('manyRows', name);
          for (const cell of row.c) text -= cell.length;
          if (text < 0) throw new WorkbookError('longText', name);
          held.push(row);
          if (held.length === rowsOfLine) flush();
        },
      });
      flush();
      sheets.push({
        name,
        isHidden,
        isRead: true,
        columns: told.columns,
        rows: own,
        merged: [...told.merged],
      });
    }
    return { sheets, isFrom1904: outline.isFrom1904 };
  } finally {
    parts.close();
  }
}
