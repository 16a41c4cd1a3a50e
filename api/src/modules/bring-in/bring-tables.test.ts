import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTable } from '../../platform/tables/open-table.ts';
import { lineList, type MadeRow } from './line-list.ts';
import { lookAtTable, rowsBelow } from './look-at-table.ts';
import { tableLimits } from './table-file.ts';

/**
 * Tables as surveyors, brokers and other systems write them, each in a text file: what it is, the table, and what must
 * be made of it. A table is a text (`csv`, with its encoding) or the cells of a sheet (`xlsx`, separated by bars, with
 * merged blocks as first row:last row:first column:last column).
 */
const folder = new URL('./tables/', import.meta.url);

interface Case {
  readonly name: string;
  readonly kind: string;
  readonly options: readonly string[];
  readonly table: string;
  readonly makes: string;
}

function caseOf(name: string, text: string): Case {
  const [before = '', makes = ''] = text.split('\n=== makes\n');
  const [, begun = ''] = before.split(/\n=== (?=csv|xlsx)/);
  const [head = '', ...lines] = begun.split('\n');
  const [kind = '', ...options] = head.split(' ');
  return { name, kind, options, table: lines.join('\n'), makes: makes.trimEnd() };
}

const letters = { 'windows-1252': 'latin1', 'utf-8': 'utf8', 'utf-16le': 'utf16le' } as const;

function encoded(text: string, encoding: string): Buffer {
  const known = Object.entries(letters).find(([name]) => name === encoding)?.[1] ?? 'utf8';
  const bytes = Buffer.from(text, known);
  return known === 'utf16le' ? Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]) : bytes;
}

const typed = (cell: string): string | number | null =>
  cell === '' ? null : /^\d{1,9}(?:\.\d{1,6})?$/.test(cell) ? Number(cell) : cell.replaceAll('\\n', '\n');

/** The sheets of a workbook: one after another, each below `## name`. */
async function workbookBytes(table: string, options: readonly string[]): Promise<Uint8Array> {
  const sheets = table.split(/^## /m).slice(1);
  return writeXlsx({
    sheets: sheets.map((sheet) => {
      const [name = '', ...lines] = sheet.trimEnd().split('\n');
      const merges = options.flatMap((option) => {
        const [startRow = 0, endRow = 0, startCol = 0, endCol = 0] = option.split(':').map(Number);
        return option.includes(':') ? [{ startRow, endRow, startCol, endCol }] : [];
      });
      return { name, rows: lines.map((line) => line.split('|').map((cell) => typed(cell.trim()))), merges };
    }),
  });
}

const shown = (kind: string, { source, cells }: MadeRow): string => {
  const { key = '', ...others } = cells;
  const values = Object.entries(others).map(([column, value]) => `${column}=${value}`);
  return `${kind} ${source} [${key}] ${values.toSorted().join(' | ')}`;
};

let place = '';
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'rightway-tables-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** What a table makes, in lines, behind what was found out about it. */
async function madeOf({ name, kind, options, table }: Case): Promise<string> {
  const path = join(place, name);
  await writeFile(
    path,
    kind === 'xlsx' ? await workbookBytes(table, options) : encoded(table, options[0] ?? ''),
  );
  const open = await openTable(path, tableLimits, null);
  const { recipe, makes } = lookAtTable(open, {
    ...{ kind: 'agreement', sheet: null, heading: null, format: null, columns: [], fixed: null },
    ...{ isWithoutRecipe: false, kept: [] },
  });
  const { format } = recipe;
  const sheet = open.sheets.find((one) => one.name === recipe.sheet);
  if (!sheet) throw new Error('The sheet that was found is not in the table.');
  const roles = { Landowner: 'Landowner', Occupant: 'Occupant' };
  const made = lineList(rowsBelow(sheet, recipe.heading), recipe, open.isFrom1904, roles);
  expect([made.agreements.length, made.people.length, made.parcels.length, made.passed.length]).toEqual([
    ...[makes.agreements, makes.people, makes.parcels, makes.passed],
  ]);
  const separator = format?.separator === '\t' ? 'tab' : format?.separator;
  return [
    `read: ${recipe.sheet ? `sheet ${recipe.sheet}, ` : ''}headings in row ${recipe.heading + 1}${
      format ? `, ${separator} ${format.encoding}${format.hasDecimalComma ? ' decimal comma' : ''}` : ''
    }`,
    `columns: ${recipe.columns.map(({ header, field, by }) => `${header.replaceAll('\n', ' ')}=${field ?? '-'}${by === 'Content' ? ' (content)' : ''}`).join(', ')}`,
    ...recipe.columns.flatMap(({ header, isAmbiguous, example, orders = [] }) =>
      isAmbiguous ? [`asks: ${header} (${example}: ${orders.join(', ')})`] : [],
    ),
    ...(makes.passed > 0 ? [`passed: rows ${makes.passedRows.join(', ')}`] : []),
    ...made.agreements.map((row) => shown('agreement', row)),
    ...made.people.map((row) => shown('person', row)),
    ...made.parcels.map((row) => shown('parcel', row)),
  ].join('\n');
}

const names = (await readdir(folder)).toSorted();

describe('a table', () => {
  it('of each kind is there', () => expect(names.length).toBeGreaterThanOrEqual(25));

  it.each(names)('%s makes what people read in it', async (name) => {
    const one = caseOf(name, await readFile(new URL(name, folder), 'utf8'));
    expect(await madeOf(one)).toBe(one.makes);
  });
});
