import { dayIn, zoneHere } from 'shared-contracts/days';
import type { GridColumn, GridFilter, GridView } from 'shared-contracts/grids';
import { plainText } from '../columns/plain-text.ts';
import { type ColumnRanks, numberOf, ranksOf, sortedOrder } from '../columns/sort-ranks.ts';
import type { GridGroup, GridItems } from '../rows/grid-items.ts';
import { type GridRecord, groupedColumn, sortsOf } from '../views/grid-view.ts';
import { aggregatesOf } from './local-aggregates.ts';

/** Values of a cell: a list's one by one. */
export const cellValues = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : String(value);

/** Whether any text of the record contains a literal part, in any case, ignoring spaces around it (decision 27). */
function textTest(columns: readonly GridColumn[], text: string | undefined) {
  const part = plainText(text?.trim() ?? '');
  if (!part) return undefined;
  const searched = columns.filter(({ type }) => type === 'string');
  return (row: GridRecord) =>
    searched.some(({ id }) => cellValues(row[id]).some((value) => plainText(textOf(value)).includes(part)));
}

type Comparable = string | number;

/** Characters of a day, yyyy-MM-dd. */
const dayLength = 10;

/** The day on which a moment lies for the person, as the server filters and groups moments; other values as they are. */
function byDay(value: unknown, { formatter }: Pick<GridColumn, 'formatter'>): unknown {
  if (formatter !== 'moment' || typeof value !== 'string' || value.length <= dayLength) return value;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? value : dayIn(moment, zoneHere());
}

/** A value as the bounds of a filter are: a moment by its day, a decimal as a number. */
const comparable = (value: unknown, column: GridColumn): Comparable =>
  column.type === 'number'
    ? numberOf(value)
    : column.type === 'date'
      ? textOf(byDay(value, column)).slice(0, dayLength)
      : textOf(value);

function filterTest(shown: GridColumn, { column, values, contains, from, to }: GridFilter) {
  const wanted = values && new Set<unknown>(values);
  const part = plainText(contains?.trim() ?? '');
  return (row: GridRecord) => {
    const cell = cellValues(row[column]);
    const isBlank = cell.every((value) => textOf(value) === '');
    if (
      wanted &&
      !(isBlank
        ? wanted.has(null)
        : cell.some((value) => wanted.has(shown.type === 'date' ? comparable(value, shown) : value)))
    )
      return false;
    if (part && !cell.some((value) => plainText(textOf(value)).includes(part))) return false;
    if (from === undefined && to === undefined) return true;
    if (isBlank) return false;
    const value = comparable(cell[0], shown);
    return (
      (from === undefined || value >= comparable(from, shown)) &&
      (to === undefined || value <= comparable(to, shown))
    );
  };
}

/** Indexes of the rows that the view finds, in the order given. */
export function findRows(
  rows: readonly GridRecord[],
  columns: readonly GridColumn[],
  { searchCriteria }: GridView,
): Uint32Array {
  const shown = new Map(columns.map((column) => [column.id, column]));
  const tests = [
    textTest(columns, searchCriteria.text),
    ...(searchCriteria.filters ?? []).map((filter) => {
      const column = shown.get(filter.column);
      return column && filterTest(column, filter);
    }),
  ].filter((test) => test !== undefined);
  const found = new Uint32Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    if (row && tests.every((test) => test(row))) {
      found[count] = index;
      count += 1;
    }
  }
  return found.subarray(0, count);
}

const ranksByRows = new WeakMap<readonly GridRecord[], Map<string, ColumnRanks>>();

/** Ranks of a column, made once for the same rows. */
export function columnRanks(rows: readonly GridRecord[], { id, type }: GridColumn): ColumnRanks {
  const known = ranksByRows.get(rows) ?? new Map<string, ColumnRanks>();
  ranksByRows.set(rows, known);
  const kept = known.get(id);
  if (kept) return kept;
  const values: unknown[] = new Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) {
    const value = rows[index]?.[id];
    values[index] = Array.isArray(value) ? value.join(', ') : value;
  }
  const ranks = ranksOf(values, type);
  known.set(id, ranks);
  return ranks;
}

/** Indexes of the found rows as the view sorts them. */
export function orderRows(
  rows: readonly GridRecord[],
  found: Uint32Array,
  columns: readonly GridColumn[],
  view: GridView,
): Uint32Array {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const sorts = sortsOf(view).flatMap(({ id, direction }) => {
    const column = byId.get(id);
    return column ? [{ ...columnRanks(rows, column), direction }] : [];
  });
  return sortedOrder(found, sorts);
}

const groupKey = (value: unknown): string => JSON.stringify(value ?? null);

/** The lines of a grouped grid: a heading, then, where it is open, its rows. */
function groupedItems(
  rows: readonly GridRecord[],
  order: Uint32Array,
  columns: readonly GridColumn[],
  view: GridView,
  column: string,
  isClosed: (group: string) => boolean,
): GridItems {
  const groups: GridGroup[] = [];
  // A row by its index, a heading by its place below zero.
  const lines: number[] = [];
  const shown = columns.find(({ id }) => id === column);
  const valueAt = (place: number) => {
    const value = rows[order[place] ?? 0]?.[column] ?? null;
    return shown ? byDay(value, shown) : value;
  };
  let from = 0;
  while (from < order.length) {
    const value = valueAt(from);
    const key = groupKey(value);
    let to = from + 1;
    while (to < order.length && groupKey(valueAt(to)) === key) to += 1;
    const members = order.subarray(from, to);
    const isOpen = !isClosed(key);
    lines.push(-1 - groups.length);
    const aggregates = aggregatesOf(rows, members, columns, view);
    groups.push({ key, value, count: members.length, aggregates, isOpen });
    if (isOpen) for (const member of members) lines.push(member);
    from = to;
  }
  return {
    count: lines.length,
    at: (index) => {
      const line = lines[index];
      if (line === undefined) return undefined;
      if (line < 0) {
        const group = groups[-1 - line];
        return group && { kind: 'group', group };
      }
      const row = rows[line];
      return row && { kind: 'row', row };
    },
  };
}

/** The lines of a grid whose rows are all here. */
export function localItems(
  rows: readonly GridRecord[],
  order: Uint32Array,
  columns: readonly GridColumn[],
  view: GridView,
  isClosed: (group: string) => boolean,
): GridItems {
  const column = groupedColumn(view);
  if (column !== undefined) return groupedItems(rows, order, columns, view, column, isClosed);
  return {
    count: order.length,
    at: (index) => {
      const row = rows[order[index] ?? -1];
      return row && { kind: 'row', row };
    },
  };
}
