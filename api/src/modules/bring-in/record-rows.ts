import { type BringField, bringNouns, type Recipe } from 'shared-contracts/bring-in';
import { plainText } from '../../platform/tables/plain-text.ts';
import type { WorkbookRow } from '../../platform/workbooks/workbook-shapes.ts';
import type { TableRow } from './line-list.ts';
import { columnsOf, constantsOf, type RecipeColumn } from './recipe-columns.ts';
import { sums } from './sum-words.ts';
import { inHectares, measured, unitInHeading, withPoint, writtenDay } from './written-cells.ts';

/** What one row of a table says, by the fields of its kind. */
export interface RecordRow {
  /** The row of the table, from 1. */
  readonly source: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface RecordRows {
  readonly rows: readonly RecordRow[];
  /** Rows that make nothing, from 1: titles of groups, sums, headings that come again. */
  readonly passed: readonly number[];
}

/** What stands between the texts of several columns that fill the same field. */
const between = (field: BringField): string => (field.reads === 'joined' ? ', ' : '; ');

/** Letters from which on the only text of a row is a title and no number. */
const titleLetters = 4;

const money = /^\(?\s?(?:CA?\$|\$|CAD)?\s?([-+]?[\d.,' \u00a0\u202f]{1,30})\s?(?:CA?\$|\$|CAD)?\s?\)?$/i;

/** A number without its currency and the marks between its thousands; one in brackets is below zero. */
function plainNumber(text: string, hasDecimalComma: boolean): string {
  const inside = money.exec(text)?.[1];
  if (inside === undefined) return text;
  const pointed = hasDecimalComma ? withPoint(inside, true) : inside.replace(/[,' \u00a0\u202f]/g, '');
  return /^\(.*\)$/.test(text) && !pointed.startsWith('-') ? `-${pointed}` : pointed;
}

/** A text without the apostrophe that keeps spreadsheet programs from calculating it. */
const unescaped = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** A cell in the one writing that the rules of a save read; what cannot be read stays as it is, and is told. */
function written(
  { field, order, header }: Omit<RecipeColumn, 'place'>,
  text: string,
  hasDecimalComma: boolean,
  isFrom1904: boolean,
): string {
  if (field.reads === 'day') return writtenDay(text, order, isFrom1904);
  if (field.reads === 'number' || field.reads === 'whole') return plainNumber(text, hasDecimalComma);
  if (field.reads !== 'hectares') return text;
  const { number, unit } = measured(text, hasDecimalComma);
  return inHectares(plainNumber(number, false), unit || unitInHeading(header));
}

const isInCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** Whether most cells of the columns that tell records apart are written in capitals: then a title is not known by them. */
function isMostlyCapitals(rows: readonly TableRow[], telling: ReadonlySet<number>): boolean {
  let [capitals, all] = [0, 0];
  for (const { own } of rows) {
    if (own.c.filter((cell) => cell !== '').length < 2) continue;
    for (const place of telling) {
      const cell = own.c[place] ?? '';
      if (cell === '') continue;
      all += 1;
      if (isInCapitals(cell)) capitals += 1;
    }
  }
  return all === 0 || capitals * 2 > all;
}

/** A title of a group, a sum, or the headings once more. */
function isPassed(
  { c }: WorkbookRow,
  headings: ReadonlyMap<number, string>,
  telling: ReadonlySet<number>,
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
  return !telling.has(first[0]) || (!mayBeCapitals && isInCapitals(first[1]));
}

/** The rows of a table by a recipe, for a kind of records that are written row by row. */
export function recordRows(rows: readonly TableRow[], recipe: Recipe, isFrom1904: boolean): RecordRows {
  const { columns: given, format } = recipe;
  const columns = columnsOf(recipe);
  const hasDecimalComma = format?.hasDecimalComma ?? false;
  const headings = new Map(
    given.flatMap(({ place, header }) => (header === '' ? [] : [[place, plainText(header)] as const])),
  );
  const needed = new Set(bringNouns[recipe.kind].needed.flat());
  const telling = new Set(
    columns.filter(({ field }) => needed.has(field.name) || field.of === 'below').map(({ place }) => place),
  );
  const constants = constantsOf(recipe);
  const mayBeCapitals = isMostlyCapitals(rows, telling);
  const read: RecordRow[] = [];
  const passed: number[] = [];
  for (const { own, filled } of rows) {
    if (isPassed(own, headings, telling, mayBeCapitals)) {
      passed.push(own.n + 1);
      continue;
    }
    const cells: Record<string, string> = {};
    for (const column of columns) {
      const text = unescaped((filled.c[column.place] ?? '').trim());
      if (text === '') continue;
      const { field } = column;
      const value = written(column, text, hasDecimalComma, isFrom1904);
      const before = cells[field.name];
      cells[field.name] = before === undefined ? value : `${before}${between(field)}${value}`;
    }
    if (Object.keys(cells).length === 0) continue;
    for (const { field, value } of constants) cells[field.name] ??= value;
    read.push({ source: own.n + 1, cells });
  }
  return { rows: read, passed };
}
