import {
  type BringKind,
  bringField,
  bringFields,
  bringLimits,
  bringNouns,
  isRecordKind,
  type LookAtTable,
  type LookedTable,
  type Recipe,
} from 'shared-contracts/bring-in';
import { filledMerges } from '../../platform/tables/filled-merges.ts';
import type { OpenSheet, OpenTable } from '../../platform/tables/open-table.ts';
import { plainText } from '../../platform/tables/plain-text.ts';
import { WorkbookError } from '../../platform/workbooks/workbook-fault.ts';
import type { WorkbookRow } from '../../platform/workbooks/workbook-shapes.ts';
import { foundOrder } from './day-orders.ts';
import { headingRow } from './heading-row.ts';
import { impliedValues } from './implied-values.ts';
import { likelierKind } from './likelier-kind.ts';
import { lineList, type MadeRows, type TableRow } from './line-list.ts';
import { matchColumns } from './match-columns.ts';
import { recordGroups } from './record-groups.ts';
import { type RecordRows, recordRows } from './record-rows.ts';
import { tableColumns } from './table-columns.ts';

/** What is known before a table is examined. */
export interface TableToLookAt extends Omit<LookAtTable, 'fileId'> {
  /** The company's stored recipes for this kind. */
  readonly kept: readonly { readonly name: string; readonly recipe: Recipe }[];
}

/** What was found about a table. */
export type Looked = Omit<LookedTable, 'fileName'>;

/**
 * The sheet with the most known headings; among equals the one named like the kind, otherwise the one with more rows.
 */
function likeliestSheet(sheets: readonly OpenSheet[], kind: BringKind): OpenSheet | undefined {
  return sheets
    .filter(({ rows }) => rows.length > 0)
    .map((sheet) => ({ sheet, known: headingRow(sheet.rows, kind).known }))
    .toSorted(
      (one, other) =>
        other.known - one.known ||
        Number(other.sheet.name === kind) - Number(one.sheet.name === kind) ||
        other.sheet.rows.length - one.sheet.rows.length,
    )[0]?.sheet;
}

/** The rows below the headings, as they are written and with the values of merged blocks. */
export function rowsBelow({ rows, merged }: OpenSheet, heading: number): readonly TableRow[] {
  const below = rows.filter(({ n }) => n > heading);
  const filled = filledMerges(below, merged, heading);
  return below.map((own, place) => ({ own, filled: filled[place] ?? own }));
}

const cellsOf = (rows: readonly WorkbookRow[], place: number): readonly string[] =>
  rows.map(({ c }) => c[place] ?? '');

const rolesUnnamed = { Landowner: 'Landowner', Occupant: 'Occupant' } as const;

/** The stored recipe for a table with these headings: one whose own headings are all present. */
function recipeFor(
  headers: readonly string[],
  { kept, isWithoutRecipe }: TableToLookAt,
): TableToLookAt['kept'][number] | undefined {
  if (isWithoutRecipe) return undefined;
  const there = new Set(headers.map(plainText));
  const fits = kept.filter(({ recipe }) => {
    const named = recipe.columns.filter(({ header }) => header !== '');
    return named.length > 1 && named.every(({ header }) => there.has(plainText(header)));
  });
  return fits.toSorted((one, other) => other.recipe.columns.length - one.recipe.columns.length)[0];
}

const cut = (text: string): string => text.slice(0, bringLimits.shownCell);

/**
 * Determines how to read a table: its sheet, its heading row, the field of each column, and the resulting rows. Choices
 * that a person has made are kept. Throws a WorkbookError for a file without rows.
 */
export function lookAtTable({ sheets, isFrom1904, format }: OpenTable, request: TableToLookAt): Looked {
  const { kind } = request;
  const sheet = sheets.find(({ name }) => name === request.sheet) ?? likeliestSheet(sheets, kind);
  if (!sheet) throw new WorkbookError('noRows');
  const { rows } = sheet;
  const chosen = rows.findIndex(({ n }) => n === request.heading);
  const place = chosen >= 0 ? chosen : (headingRow(rows, kind).place ?? 0);
  const heading = rows[place];
  if (!heading) throw new WorkbookError('noRows');
  const below = rowsBelow(sheet, heading.n);
  const written = below.map(({ own }) => own);
  const columns = tableColumns(sheet, place);
  const used = recipeFor(heading.c, request);
  const matched = matchColumns(
    kind,
    columns,
    new Map(request.columns.map((one) => [one.place, one.field])),
    used?.recipe.columns ?? [],
  );
  const orders = new Map([
    ...(used?.recipe.columns ?? []).map((one) => [plainText(one.header), one.order] as const),
    ...request.columns.map((one) => [plainText(one.header), one.order] as const),
  ]);
  const found = matched.map((column) => {
    const isDay = bringField(kind, column.field)?.reads === 'day';
    const {
      proven,
      example,
      orders: possible,
    } = isDay ? foundOrder(cellsOf(written, column.place)) : { proven: undefined, example: null, orders: [] };
    const given = isDay ? (orders.get(plainText(column.header)) ?? null) : null;
    const order = proven === undefined || proven === 'both' ? given : proven;
    const offered = example === null ? {} : { orders: [...possible] };
    return { ...column, order, isAmbiguous: example !== null, example, ...offered };
  });
  const recipe = {
    ...{ kind, sheet: sheet.name, heading: heading.n, format, columns: found },
    fixed: request.fixed ?? used?.recipe.fixed ?? impliedValues(kind, found),
  };
  return {
    recipe,
    recipeName: used?.name ?? null,
    sheets: sheets.map(({ name, rows: own }) => ({ name, rows: own.length })),
    rows: shownRows(rows, place),
    makes: isRecordKind(kind)
      ? recordCounts(recordRows(below, recipe, isFrom1904), kind, below.length)
      : countsOf(lineList(below, recipe, isFrom1904, rolesUnnamed), below.length),
    missing: missingIn(kind, recipe),
    // Whoever has chosen a heading or a column has decided what the table holds.
    likelier:
      used || request.heading !== null || request.columns.length > 0 ? null : likelierKind(sheet, kind),
  };
}

/** The first rows of a sheet, starting above its headings. */
function shownRows(rows: readonly WorkbookRow[], place: number): Looked['rows'] {
  const from = Math.max(0, Math.min(place, rows.length - 1) - 3);
  return rows.slice(from, from + bringLimits.shownRows).map(({ n, c }) => ({ n, cells: c.map(cut) }));
}

/** Most rows without content that are listed. */
const mostPassed = 20;

const countsOf = ({ agreements, people, parcels, passed }: MadeRows, rows: number): Looked['makes'] => ({
  rows,
  agreements: agreements.length,
  people: people.length,
  parcels: parcels.length,
  records: 0,
  passed: passed.length,
  passedRows: passed.slice(0, mostPassed),
});

const recordCounts = (
  { rows: read, passed }: RecordRows,
  kind: BringKind,
  rows: number,
): Looked['makes'] => ({
  ...{ rows, agreements: 0, people: 0, parcels: 0, records: recordGroups(kind, read).length },
  passed: passed.length,
  passedRows: passed.slice(0, mostPassed),
});

function missingIn(kind: BringKind, { columns, fixed }: Pick<Recipe, 'columns' | 'fixed'>): string[] {
  const filled = new Set([...columns, ...fixed].map(({ field }) => field));
  const known = new Set(bringFields(kind).map(({ name }) => name));
  return bringNouns[kind].needed.flatMap((some) => {
    const [first] = some;
    return first && known.has(first) && !some.some((name) => filled.has(name)) ? [first] : [];
  });
}
