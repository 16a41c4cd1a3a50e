import { type BringKind, bringFields } from 'shared-contracts/bring-in';
import type { WorkbookRow } from '../../platform/workbooks/workbook-shapes.ts';
import type { MadeSheet } from './made-sheets.ts';
import type { RecordRow, RecordRows } from './record-rows.ts';

/**
 * Puts rows of records into one sheet, so that they are transferred like those of agreements; its header contains field
 * names.
 */
export function recordSheet({ rows }: RecordRows, kind: BringKind): MadeSheet {
  const columns = bringFields(kind).map(({ name }) => name);
  return {
    name: kind,
    columns: columns.length + 1,
    rows: [
      { n: 0, c: [...columns, ''], m: [] },
      // The last column has the field whose address stays in one line.
      ...rows.map(({ source, cells, oneLine = '' }, place) => ({
        ...{ n: place + 1, c: [...columns.map((name) => cells[name] ?? ''), oneLine], m: [], o: source },
      })),
    ],
  };
}

/** Converts such a sheet back to rows, as it is read batch by batch. */
export function rowsOfSheet(kind: BringKind, sheet: readonly WorkbookRow[]): readonly RecordRow[] {
  const columns = bringFields(kind).map(({ name }) => name);
  return sheet.flatMap(({ n, o, c }): RecordRow[] => {
    if (n === 0) return [];
    const cells = columns.flatMap((name, place) => (c[place] ? [[name, c[place]] as const] : []));
    const oneLine = c[columns.length];
    return [{ source: o ?? n + 1, cells: Object.fromEntries(cells), ...(oneLine ? { oneLine } : {}) }];
  });
}
