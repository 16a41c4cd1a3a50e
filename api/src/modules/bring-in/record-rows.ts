import { type BringField, bringNouns, type Recipe } from 'shared-contracts/bring-in';
import { isNoValue } from '../../platform/tables/no-value.ts';
import { plainText } from '../../platform/tables/plain-text.ts';
import { tidyIdentifier } from '../../platform/tables/written-identifier.ts';
import { writtenNumber } from '../../platform/tables/written-number.ts';
import { inHectares } from '../../platform/tables/written-sizes.ts';
import type { WorkbookRow } from '../../platform/workbooks/workbook-shapes.ts';
import { addressField, partsOfAddress } from './address-cells.ts';
import type { TableRow } from './line-list.ts';
import { columnsOf, constantsOf, type RecipeColumn } from './recipe-columns.ts';
import { sums } from './sum-words.ts';
import { writtenDay } from './written-cells.ts';

/** The content of one row of a table, by the fields of its kind. */
export interface RecordRow {
  /** The row of the table, from 1. */
  readonly source: number;
  readonly cells: Readonly<Record<string, string>>;
  /** The field whose address stays in one line because its parts are not certain. */
  readonly oneLine?: string;
}

export interface RecordRows {
  readonly rows: readonly RecordRow[];
  /** Rows without content, counted from 1: titles of groups, sums, repeated headings. */
  readonly passed: readonly number[];
}

/** The separator between the texts of several columns that fill the same field. */
const between = (field: BringField): string => (field.reads === 'joined' ? ', ' : '; ');

/** Least letters of a row's only text to be a title and not a number. */
const titleLetters = 4;

/** A text without the apostrophe that prevents spreadsheet programs from evaluating it. */
const unescaped = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/**
 * A cell in the notation that the rules of a save expect; a cell that cannot be read stays as it is, and is reported.
 */
function written(
  { field, order, header }: Omit<RecipeColumn, 'place'>,
  text: string,
  hasDecimalComma: boolean,
  isFrom1904: boolean,
): string {
  if (field.reads === 'identifier') return tidyIdentifier(text);
  if (field.reads === 'day') return writtenDay(text, order, isFrom1904);
  if (field.reads === 'number' || field.reads === 'whole')
    return writtenNumber(text, hasDecimalComma) ?? text;
  return field.reads === 'hectares' ? inHectares(header, text, hasDecimalComma) : text;
}

/** Fields whose cells are kept as they are, even if they state that there is no value. */
const asWritten: ReadonlySet<BringField['reads']> = new Set(['text', 'joined', 'part', 'choice', 'flag']);

const isInCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/**
 * Whether most cells of the columns that identify records are in capitals: a title is then not recognized by capitals.
 */
function isMostlyCapitals(rows: readonly TableRow[], identifying: ReadonlySet<number>): boolean {
  let [capitals, all] = [0, 0];
  for (const { own } of rows) {
    if (own.c.filter((cell) => cell !== '').length < 2) continue;
    for (const place of identifying) {
      const cell = own.c[place] ?? '';
      if (cell === '') continue;
      all += 1;
      if (isInCapitals(cell)) capitals += 1;
    }
  }
  return all === 0 || capitals * 2 > all;
}

/** Whether a row is a title of a group, a sum, or a repetition of the headings. */
function isPassed(
  { c }: WorkbookRow,
  headings: ReadonlyMap<number, string>,
  identifying: ReadonlySet<number>,
  mayBeCapitals: boolean,
): boolean {
  const filled = c.flatMap((cell, place) => (cell === '' ? [] : [[place, cell] as const]));
  const [first] = filled;
  if (!first) return true;
  const again = filled.filter(([place, cell]) => headings.get(place) === plainText(cell)).length;
  if (again >= 2 && again === filled.length) return true;
  if (sums.has(plainText(first[1]).replace(/ \d+$/, ''))) return true;
  const letters = first[1].replace(/[^\p{L}]/gu, '').length;
  if (filled.length > 1 || headings.size <= 2 || letters < titleLetters) return false;
  return !identifying.has(first[0]) || (!mayBeCapitals && isInCapitals(first[1]));
}

/** Reads the rows of a table by a recipe, for a kind of records that are written row by row. */
export function recordRows(rows: readonly TableRow[], recipe: Recipe, isFrom1904: boolean): RecordRows {
  const { columns: given, format } = recipe;
  const columns = columnsOf(recipe);
  const hasDecimalComma = format?.hasDecimalComma ?? false;
  const headings = new Map(
    given.flatMap(({ place, header }) => (header === '' ? [] : [[place, plainText(header)] as const])),
  );
  const needed = new Set(bringNouns[recipe.kind].needed.flat());
  const identifying = new Set(
    columns.filter(({ field }) => needed.has(field.name) || field.of === 'below').map(({ place }) => place),
  );
  const constants = constantsOf(recipe);
  const address = addressField(columns.map(({ field }) => field.name));
  const mayBeCapitals = isMostlyCapitals(rows, identifying);
  const read: RecordRow[] = [];
  const passed: number[] = [];
  for (const { own, filled } of rows) {
    if (isPassed(own, headings, identifying, mayBeCapitals)) {
      passed.push(own.n + 1);
      continue;
    }
    const cells: Record<string, string> = {};
    for (const column of columns) {
      const text = unescaped((filled.c[column.place] ?? '').trim());
      const { field } = column;
      if (text === '' || (!asWritten.has(field.reads) && isNoValue(text))) continue;
      const value = written(column, text, hasDecimalComma, isFrom1904);
      const before = cells[field.name];
      cells[field.name] = before === undefined ? value : `${before}${between(field)}${value}`;
    }
    if (Object.keys(cells).length === 0) continue;
    const parts = address === undefined ? undefined : partsOfAddress(address, cells);
    if (parts?.cells) {
      if (address !== undefined) delete cells[address];
      Object.assign(cells, parts.cells);
    }
    for (const { field, value } of constants) cells[field.name] ??= value;
    read.push({ source: own.n + 1, cells, ...(parts?.oneLine ? { oneLine: parts.oneLine } : {}) });
  }
  return { rows: read, passed };
}
