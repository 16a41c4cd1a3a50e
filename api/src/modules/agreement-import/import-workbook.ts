import { languages } from 'shared-contracts';
import {
  exampleKeys,
  type ImportedColumn,
  type ImportSheetKind,
  importColumnName,
  importColumns,
  importSheetKinds,
  importSheetName,
  importTexts,
} from 'shared-contracts/agreement-import';
import { type DayOrder, orderOf } from '../../platform/tables/read-day.ts';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import type { ReadWorkbook } from '../../platform/workbooks/workbook-reader.ts';
import type { CellMark, WorkbookRow } from '../../platform/workbooks/workbook-shapes.ts';
import { withMerged } from './merged-cells.ts';

/** A row of a sheet; a corrected one is another object, so that the verdicts of the others stay. */
export interface SheetRow {
  /** 0 is the second row of the sheet (decision 34). */
  readonly rowNumber: number;
  readonly cells: readonly string[];
  readonly marks: ReadonlyMap<number, CellMark>;
  /** The row of another table that it was made of, from 1. */
  readonly source?: number;
  /** Columns whose cells are merged with one above. */
  readonly covered?: ReadonlySet<number>;
  readonly isHidden: boolean;
  /** Columns that were corrected. */
  readonly corrected: readonly string[];
}

/** The key of a row in choices and corrections: numbers first, as a sheet's name may contain anything. */
export const rowKey = (sheet: string, rowNumber: number): string => `${rowNumber} ${sheet}`;

const noMarks: ReadonlyMap<number, CellMark> = new Map();
const noColumns: readonly string[] = [];

/** A sheet that is read, under the columns that were found in it. */
export interface ImportSheet {
  readonly name: string;
  readonly kind: ImportSheetKind;
  /** The role of all its rows, where the sheet's name states it. */
  readonly role: 'Landowner' | 'Occupant' | undefined;
  readonly columns: readonly ImportedColumn[];
  /** Places of our columns. */
  readonly places: ReadonlyMap<string, number>;
  readonly rows: readonly SheetRow[];
  /** The date order of columns: day or month first. */
  readonly orders: ReadonlyMap<string, DayOrder>;
}

/** A workbook as it came, before columns are matched. */
export interface RawSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly isRead: boolean;
  readonly header: readonly string[];
  readonly rows: readonly SheetRow[];
  /** Places of columns that hold formulas. */
  readonly formulas: readonly number[];
}

export interface RawWorkbook {
  readonly sheets: readonly RawSheet[];
  readonly isFrom1904: boolean;
}

/** A name as it is compared: without case and blanks (decision 59). */
export const plainName = (text: string): string => text.replace(/[\s_*:]+/g, '').toLowerCase();

interface SheetMeaning {
  readonly kind: ImportSheetKind;
  readonly role?: 'Landowner' | 'Occupant';
}

/** The names of sheets in each language, with their content. */
const sheetMeanings: ReadonlyMap<string, SheetMeaning> = new Map(
  languages.flatMap((language) => {
    const { landowners, occupants } = importTexts(language);
    return [
      ...importSheetKinds.map((kind) => [plainName(importSheetName(kind, language)), { kind }] as const),
      [plainName(landowners), { kind: 'people', role: 'Landowner' }] as const,
      [plainName(occupants), { kind: 'people', role: 'Occupant' }] as const,
    ];
  }),
);

/** The names as a sheet may be called, for the process that reads. */
export const wantedSheets: readonly string[] = languages.flatMap((language) => {
  const { landowners, occupants } = importTexts(language);
  return [...importSheetKinds.map((kind) => importSheetName(kind, language)), landowners, occupants].map(
    (name) => name.toLowerCase(),
  );
});

const columnNames: Readonly<Record<ImportSheetKind, ReadonlyMap<string, string>>> = {
  agreements: namesOf('agreements'),
  people: namesOf('people'),
  parcels: namesOf('parcels'),
};

function namesOf(kind: ImportSheetKind): ReadonlyMap<string, string> {
  return new Map(
    importColumns[kind].flatMap(({ name, formerNames = [] }) =>
      [...languages.map((language) => importColumnName(kind, name, language)), ...formerNames, name].map(
        (called) => [plainName(called), name] as const,
      ),
    ),
  );
}

/** The sheet as far as it has been read. */
interface TakenSheet {
  header: readonly string[] | undefined;
  readonly rows: SheetRow[];
  readonly formulas: Set<number>;
}

/** Takes the rows of a workbook as they come. */
export class RawRows {
  readonly #taken = new Map<number, TakenSheet>();

  readonly take = (sheet: number, rows: readonly WorkbookRow[]): void => {
    const own = this.#taken.get(sheet) ?? { header: undefined, rows: [], formulas: new Set<number>() };
    this.#taken.set(sheet, own);
    for (const { n, c, m = [], h, o } of rows) {
      if (!own.header) {
        own.header = c;
        continue;
      }
      const marks = new Map<number, CellMark>();
      for (const [column, mark] of m) {
        if (mark === 'formula') own.formulas.add(column);
        else marks.set(column, mark);
      }
      // Most rows have none: they share one.
      const ownMarks = marks.size > 0 ? marks : noMarks;
      own.rows.push({
        ...{ rowNumber: n - 1, cells: c, marks: ownMarks, isHidden: h === 1, corrected: noColumns },
        ...(o === undefined ? {} : { source: o }),
      });
    }
  };

  /** The sheets with their rows; those that show how a sheet is filled stay away. */
  async raw({ sheets, isFrom1904 }: ReadWorkbook): Promise<RawWorkbook> {
    const raw: RawSheet[] = [];
    for (const [place, { name, isHidden, isRead, merged }] of sheets.entries()) {
      const { header = [], rows = [], formulas = [] } = this.#taken.get(place) ?? {};
      const read = await withMerged(rows, merged, header.length);
      raw.push({ name, isHidden, isRead, header, rows: read, formulas: [...formulas] });
    }
    return { isFrom1904, sheets: raw };
  }
}

/** Columns of a company's earlier workbooks, by kind of sheet and plain header: the column, or null of one that is not read. */
export type Remembered = ReadonlyMap<string, string | null>;

const rememberedKey = (kind: ImportSheetKind, header: string): string => `${kind} ${plainName(header)}`;

/** A choice of somebody for this workbook. */
interface Mapping {
  readonly sheet: string;
  readonly header: string;
  readonly column: string | null;
}

function matched(
  { name: sheet, header }: Pick<RawSheet, 'name' | 'header'>,
  kind: ImportSheetKind,
  remembered: Remembered,
  mappings: readonly Mapping[],
): readonly ImportedColumn[] {
  const taken = new Set<string>();
  /** A column is read once: what is chosen wins over what is remembered, and that over the name. */
  const claims = header.map((text, place): Omit<ImportedColumn, 'place' | 'header'> & { rank: number } => {
    const chosen = mappings.find((one) => one.sheet === sheet && plainName(one.header) === plainName(text));
    if (chosen) return { column: chosen.column, by: 'Chosen', rank: 0 - 1 / (place + 2) };
    const kept = remembered.get(rememberedKey(kind, text));
    if (kept !== undefined) return { column: kept, by: 'Remembered', rank: 1 };
    const known = columnNames[kind].get(plainName(text));
    return known ? { column: known, by: 'Name', rank: 2 } : { column: null, by: null, rank: 3 };
  });
  const order = claims
    .map((claim, place) => ({ claim, place }))
    .toSorted((a, b) => a.claim.rank - b.claim.rank);
  const columns: ImportedColumn[] = [];
  for (const { claim, place } of order) {
    const isFree = claim.column !== null && !taken.has(claim.column);
    if (claim.column !== null && isFree) taken.add(claim.column);
    const own =
      isFree || claim.column === null ? { column: claim.column, by: claim.by } : { column: null, by: null };
    columns.push({ place, header: header[place] ?? '', ...own });
  }
  return columns
    .toSorted((one, other) => one.place - other.place)
    .filter((one) => one.header !== '' || one.column);
}

/** The date order of each column of dates. */
async function ordersOf(
  rows: readonly SheetRow[],
  places: ReadonlyMap<string, number>,
  kind: ImportSheetKind,
): Promise<ReadonlyMap<string, DayOrder>> {
  const orders = new Map<string, DayOrder>();
  const days = importColumns[kind].flatMap(({ name, kind: of }) => {
    const place = places.get(name);
    return of === 'date' && place !== undefined ? [[name, place] as const] : [];
  });
  await eachInTurns(rows, ({ cells }) => {
    for (const [name, place] of days) {
      const order = orderOf(cells[place] ?? '');
      const known = orders.get(name);
      if (order) orders.set(name, known && known !== order ? 'both' : order);
    }
  });
  return orders;
}

const isExample = (cells: readonly string[], place: number | undefined): boolean =>
  place !== undefined && exampleKeys.includes((cells[place] ?? '').toLowerCase());

/** The sheets of a workbook that are read, under our columns. */
export async function importSheets(
  { sheets }: RawWorkbook,
  remembered: Remembered,
  mappings: readonly Mapping[],
): Promise<readonly ImportSheet[]> {
  const read = sheets.filter(({ isRead }) => isRead);
  const found: ImportSheet[] = [];
  for (const sheet of read) {
    const meaning =
      sheetMeanings.get(plainName(sheet.name)) ??
      (read.length === 1 ? ({ kind: 'agreements' } as const) : undefined);
    if (!meaning) continue;
    const { kind } = meaning;
    const columns = matched(sheet, kind, remembered, mappings);
    const places = new Map(
      columns.flatMap(({ column, place }) => (column ? [[column, place] as const] : [])),
    );
    const rows = sheet.rows.filter(({ cells }) => !isExample(cells, places.get('key')));
    const role = 'role' in meaning ? meaning.role : undefined;
    const orders = await ordersOf(rows, places, kind);
    found.push({ name: sheet.name, kind, role, columns, places, rows, orders });
  }
  return found;
}
