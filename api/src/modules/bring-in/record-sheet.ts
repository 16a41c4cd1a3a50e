import { type BringKind, bringFields } from 'shared-contracts/bring-in';
import type { WorkbookRow } from '../../platform/workbooks/workbook-shapes.ts';
import type { MadeSheet } from './made-sheets.ts';
import type { RecordRow, RecordRows } from './record-rows.ts';

/** Rows of records as one sheet, so that they travel as those of agreements do: its header names fields. */
export function recordSheet({ rows }: RecordRows, kind: BringKind): MadeSheet {
  const columns = bringFields(kind).map(({ name }) => name);
  return {
    name: kind,
    columns: columns.length,
    rows: [
      { n: 0, c: columns, m: [] },
      ...rows.map(({ source, cells }, place) => ({
        ...{ n: place + 1, c: columns.map((name) => cells[name] ?? ''), m: [], o: source },
      })),
    ],
  };
}

/** The rows of such a sheet again, as they are read batch by batch. */
export function rowsOfSheet(kind: BringKind, sheet: readonly WorkbookRow[]): readonly RecordRow[] {
  const columns = bringFields(kind).map(({ name }) => name);
  return sheet.flatMap(({ n, o, c }): RecordRow[] => {
    if (n === 0) return [];
    const cells = columns.flatMap((name, place) => (c[place] ? [[name, c[place]] as const] : []));
    return [{ source: o ?? n + 1, cells: Object.fromEntries(cells) }];
  });
}
