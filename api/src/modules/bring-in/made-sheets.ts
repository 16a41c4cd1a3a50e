import type { Language } from 'shared-contracts';
import {
  type ImportSheetKind,
  importColumnName,
  importColumns,
  importSheetKinds,
  importSheetName,
} from 'shared-contracts/agreement-import';
import type { WorkbookRow } from '../../platform/workbooks/workbook-shapes.ts';
import type { MadeRow, MadeRows } from './line-list.ts';

/** A sheet in the format of our workbook, created from another table; its first row is its header. */
export interface MadeSheet {
  readonly name: string;
  readonly columns: number;
  readonly rows: readonly WorkbookRow[];
}

/** Columns that are always included, so that they can be filled in during the review. */
const always: Readonly<Record<ImportSheetKind, readonly string[]>> = {
  agreements: ['key', 'name'],
  people: ['key', 'role', 'businessAssociate'],
  parcels: ['key', 'legalDescription'],
};

function sheetOf(kind: ImportSheetKind, made: readonly MadeRow[], language: Language): MadeSheet {
  const filled = new Set(always[kind]);
  for (const { cells } of made) for (const column of Object.keys(cells)) filled.add(column);
  const columns = importColumns[kind].map(({ name }) => name).filter((name) => filled.has(name));
  const header = columns.map((name) => importColumnName(kind, name, language));
  return {
    name: importSheetName(kind, language),
    columns: columns.length,
    rows: [
      { n: 0, c: header, m: [] },
      ...made.map(({ source, isHidden, cells }, place) => ({
        ...{ n: place + 1, c: columns.map((name) => cells[name] ?? ''), m: [], o: source },
        ...(isHidden ? { h: 1 as const } : {}),
      })),
    ],
  };
}

/** The result of reading a table as the three sheets that the review uses. */
export const madeSheets = (made: MadeRows, language: Language): readonly MadeSheet[] =>
  importSheetKinds.map((kind) => sheetOf(kind, made[kind], language));
