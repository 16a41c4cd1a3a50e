import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { rawWorkbook, textCell, textRows } from '../../testing/raw-workbook.ts';
import { WorkbookError } from './workbook-fault.ts';
import { workbookReader, workbookWorkLimits } from './workbook-reader.ts';
import type { WorkbookLimits, WorkbookRow } from './workbook-shapes.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-workbooks-'));
const reader = workbookReader();

afterAll(async () => {
  await reader.stop();
  rmSync(folder, { recursive: true });
});

const limits: WorkbookLimits = {
  unpacked: 64 * 1024 * 1024,
  sheets: 5,
  sheetRows: 1_048_576,
  rows: 1000,
  columns: 50,
  cell: 32_767,
  text: 64 * 1024 * 1024,
};

/** The rows of a workbook by the index of their sheet, and the list of its sheets. */
async function read(bytes: Uint8Array, by = reader) {
  const path = join(folder, `${crypto.randomUUID()}.xlsx`);
  writeFileSync(path, bytes);
  const rows: WorkbookRow[] = [];
  const book = await by.read({ path, folder, wanted: ['agreements'], limits }, (_, some) =>
    rows.push(...some),
  );
  return { ...book, rows };
}

const fault = (bytes: Uint8Array, by = reader) =>
  read(bytes, by).then(
    () => 'read',
    (error: unknown) => (error instanceof WorkbookError ? error.reason : error),
  );

const oneSheet = (data: string | Uint8Array, more: Partial<Parameters<typeof rawWorkbook>[0]> = {}) =>
  rawWorkbook({ sheets: [{ name: 'Agreements', data }], ...more });

/** A row repeated many times, as bytes. */
const repeated = (text: string, times: number) => Buffer.alloc(text.length * times, text);

describe('a workbook', () => {
  it('gives texts, numbers, days, ticks and shared texts as texts', async () => {
    const { rows } = await read(
      oneSheet(
        `<row r="1">${textCell('A1', 'One &amp; two')}<c r="B1"><v>0.30000000000000004</v></c><c r="C1" s="1"><v>46054.5</v></c>` +
          '<c r="D1" t="b"><v>1</v></c><c r="E1" t="s"><v>1</v></c><c r="F1"><v>1234567890123</v></c></row>',
        { strings: ['none', '<![CDATA[=1+1]]>'], formats: ['yyyy&quot;y&quot;\\-mm'] },
      ),
    );
    expect(rows).toEqual([
      { n: 0, c: ['One & two', '0.3', '2026-02-01', 'TRUE', '=1+1', '1234567890123'], m: [] },
    ]);
  });

  it('gives characters that are written as escapes, without those that nobody sees', async () => {
    const { rows } = await read(
      oneSheet(
        `<row r="1">${textCell('A1', 'one_x0000_two_x000D__x000A_three')}${textCell('B1', '_x005F_x0041_ and _x0041_')}<c r="C1" t="s"><v>0</v></c><c r="D1" t="str"><f>A1</f><v>_x00e9_t_x00E9_</v></c>${textCell('E1', 'Lot_x12_3')}</row>`,
        { strings: ['North_x0007__x2013_fork'] },
      ),
    );
    expect(rows).toMatchObject([
      { c: ['onetwo\r\nthree', '_x0041_ and A', 'North–fork', 'été', 'Lot_x12_3'] },
    ]);
  });

  it('gives every row of a long sheet, whatever pieces it is read in', async () => {
    const texts = Array.from({ length: 1000 }, (_, place) => `${place} ${'ü€𝄞'.repeat(100)}`);
    const { rows } = await read(oneSheet(textRows(texts.map((text) => [text]))));
    expect(rows.map(({ n, c }) => [n, ...c])).toEqual(texts.map((text, place) => [place, text]));
  });

  it('gives rows of long cells a few at a time, so that no piece takes long to read', async () => {
    const path = join(folder, `${crypto.randomUUID()}.xlsx`);
    const rows = Array.from(
      { length: 40 },
      (_, place) => `<row r="${place + 1}">${textCell(`A${place + 1}`, 'x'.repeat(30_000))}</row>`,
    );
    writeFileSync(path, oneSheet(rows.join('')));
    const pieces: number[] = [];
    await reader.read({ path, folder, wanted: ['agreements'], limits }, (_, some) => {
      pieces.push(some.length);
    });
    expect(pieces).toEqual(Array(10).fill(4));
  });

  it('counts days from 1904 where it says so', async () => {
    const days = '<row r="1"><c r="A1" s="1"><v>44592</v></c></row>';
    const formats = ['yyyy-mm-dd'];
    expect((await read(oneSheet(days, { formats }))).rows[0]?.c).toEqual(['2022-01-31']);
    expect((await read(oneSheet(days, { formats, isFrom1904: true }))).rows[0]?.c).toEqual(['2026-02-01']);
  });

  it('marks formulas, those without a result, errors, hidden rows and merged cells', async () => {
    const { rows, sheets } = await read(
      rawWorkbook({
        sheets: [
          {
            name: 'Agreements',
            data:
              '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1"><f>1+1</f></c><c r="C1" t="e"><v>#REF!</v></c></row>' +
              `<row r="4" hidden="1">${textCell('A4', 'x')}</row>`,
            after: '<mergeCells><mergeCell ref="A4:B6"/></mergeCells>',
          },
        ],
      }),
    );
    expect(rows).toEqual([
      {
        n: 0,
        c: ['2', '', '#REF!'],
        m: [
          [0, 'formula'],
          [1, 'noResult'],
          [2, 'error'],
        ],
      },
      { n: 3, c: ['x'], m: [], h: 1 },
    ]);
    expect(sheets[0]?.merged).toEqual([[3, 5, 0, 1]]);
  });

  it('is read of its visible sheets alone that are wanted, else of its first', async () => {
    const data = textRows([['a']]);
    const book = await read(
      rawWorkbook({
        sheets: [
          { name: 'Notes', data },
          { name: ' AGREEMENTS ', data },
          { name: 'Lists', data, state: 'hidden' },
        ],
      }),
    );
    expect(book.sheets.map(({ name, isRead, isHidden }) => [name, isRead, isHidden])).toEqual([
      ['Notes', false, false],
      [' AGREEMENTS ', true, false],
      ['Lists', false, true],
    ]);
    expect((await read(rawWorkbook({ sheets: [{ name: 'Sheet1', data }] }))).rows).toHaveLength(1);
  });

  it('may tell of a million blank rows', async () => {
    const data = Buffer.concat([
      Buffer.from(textRows([['a']])),
      repeated('<row spans="1:9"/>', 1_000_000),
      Buffer.from(`<row>${'<c t="inlineStr"><is><t>b</t></is></c>'}</row>`),
    ]);
    const { rows } = await read(oneSheet(data));
    expect(rows.map(({ n, c }) => [n, c])).toEqual([
      [0, ['a']],
      [1_000_001, ['b']],
    ]);
  });
});

describe('a workbook is not read', () => {
  const row = `<row><c t="inlineStr"><is><t>a</t></is></c></row>`;

  it('that has more rows than are taken, or than any sheet has', async () => {
    expect(await fault(oneSheet(repeated(row, 1001)))).toBe('manyRows');
    expect(await fault(oneSheet(repeated('<row/>', 1_048_577)))).toBe('manyRows');
  });

  it('that unpacks to more than is taken', async () => {
    expect(await fault(oneSheet(repeated('<row/>', 12_000_000)))).toBe('bomb');
  });

  it('that names cells which no sheet has, or a row twice', async () => {
    for (const data of [
      `<row r="1">${textCell('XFE1', 'a')}</row>`,
      '<row r="9999999"/>',
      `<row r="1">${textCell('A2', 'a')}</row>`,
      '<row r="2"/><row r="2"/>',
      `<row r="1">${textCell('B1', 'a')}${textCell('A1', 'b')}</row>`,
      '<row r="1"><c r="A1" t="s"><v>7</v></c></row>',
    ])
      expect(await fault(oneSheet(data))).toBe('references');
  });

  it('that declares entities', async () => {
    const prolog = '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
    expect(await fault(oneSheet(textRows([['&b;']]), { prolog }))).toBe('entities');
  });

  it('that is cut off, damaged, no workbook or locked', async () => {
    const whole = oneSheet(textRows([['a']]));
    expect(await fault(whole.slice(0, whole.length - 40))).toBe('damaged');
    expect(await fault(oneSheet('<row><c></row>'))).toBe('damaged');
    expect(await fault(Buffer.from('<html><table><tr><td>a</td></tr></table></html>'))).toBe('notWorkbook');
    expect(await fault(zipSync({ 'a.txt': Buffer.from('a') }))).toBe('notWorkbook');
    expect(await fault(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]))).toBe(
      'password',
    );
  });

  it('that has two sheets of one name, too many sheets, columns or characters', async () => {
    const data = textRows([['a']]);
    expect(
      await fault(
        rawWorkbook({
          sheets: [
            { name: 'A', data },
            { name: 'a ', data },
          ],
        }),
      ),
    ).toBe('twins');
    const many = Array.from({ length: 6 }, (_, place) => ({ name: `S${place}`, data }));
    expect(await fault(rawWorkbook({ sheets: many }))).toBe('manySheets');
    expect(await fault(oneSheet(`<row r="1">${textCell('AZ1', 'a')}</row>`))).toBe('manyColumns');
    expect(await fault(oneSheet(textRows([['a'.repeat(40_000)]])))).toBe('longText');
  });

  it('that takes too long or too much memory; the process dies and the next one is read', async () => {
    const slow = workbookReader({ ...workbookWorkLimits, seconds: 0.2 });
    const poor = workbookReader({ ...workbookWorkLimits, megabytes: 16 });
    try {
      expect(await fault(oneSheet(repeated('<row/>', 1_000_000)), slow)).toBe('time');
      const strings = Array.from({ length: 250_000 }, (_, place) => `${'long text '.repeat(9)}${place}`);
      expect(await fault(oneSheet(textRows([['a']]), { strings }), poor)).toBe('memory');
      expect((await read(oneSheet(textRows([['a']])), poor)).rows).toHaveLength(1);
    } finally {
      await slow.stop();
      await poor.stop();
    }
  });

  it('and nothing of its rows is left behind', async () => {
    expect(await fault(oneSheet(repeated(row, 1001)))).toBe('manyRows');
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  });
});
