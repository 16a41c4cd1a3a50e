import { chooseZone } from 'shared-contracts/days';
import { describe, expect, it } from 'vitest';
import { exportRows } from '../bars/export-rows.ts';
import { tabSeparated } from '../editing/copy-rows.ts';
import { aColumn } from '../testing-columns.ts';
import { cellText, fileSizeText } from './cell-text.ts';
import { truncatedList } from './grid-cell.tsx';

const invoiced = { NOT_INVOICED: { en: 'Not invoiced', es: 'Sin facturar' } };

describe('a cell as text', () => {
  it.each([
    [1234.5, { type: 'number', formatter: 'money' }, '$1,234.50'],
    [1.3324, { type: 'number', formatter: 'area' }, '1.3324 ha'],
    ['64.75', { type: 'number', formatter: 'area' }, '64.75 ha'],
    ['1500.5', { type: 'number', formatter: 'money' }, '$1,500.50'],
    ['1.005', { type: 'number', formatter: 'money' }, '$1.01'],
    ['0.6125', { type: 'number', formatter: 'money', decimals: 4 }, '$0.6125'],
    ['0.615', { type: 'number', formatter: 'money', decimals: 4 }, '$0.615'],
    ['1200.5', { type: 'number', formatter: 'money', decimals: 4 }, '$1,200.50'],
    ['-95', { type: 'number', formatter: 'money', decimals: 4 }, '-$95.00'],
    ['-9999999999.9999', { type: 'number' }, '-9,999,999,999.9999'],
    ['12345678901234.5678', { type: 'number' }, '12,345,678,901,234.5678'],
    ['33.3333', { type: 'number', formatter: 'percent' }, '33.3333%'],
    ['n/a', { type: 'number' }, 'n/a'],
    ['1500.50', { type: 'string' }, '1500.50'],
    [12.5, { type: 'number', formatter: 'percent' }, '12.5%'],
    [null, { type: 'number' }, ''],
    ['2026-03-04', { type: 'date' }, 'Mar-04-2026'],
    [['a', 'b'], { type: 'string' }, 'a, b'],
    ['4035550123', { type: 'string', formatter: 'phone' }, '(403) 555-0123'],
    [['4035550123', '123'], { type: 'string', formatter: 'phone' }, '(403) 555-0123, 123'],
    ['NOT_INVOICED', { type: 'string', formatter: 'enum', words: invoiced }, 'Not invoiced'],
    ['SOMETHING', { type: 'string', formatter: 'enum', words: invoiced }, 'SOMETHING'],
    [false, { type: 'bool' }, 'No'],
  ] as const)('%j of %j is %j', (value, column, text) => {
    expect(cellText(value, column, 'en')).toBe(text);
  });

  it.each([
    ['2026-01-04', { type: 'date' }, 'ene-04-2026'],
    ['2026-01-04T15:30:00', { type: 'date', formatter: 'moment' }, 'ene-4-2026 a las 15:30'],
    [true, { type: 'bool' }, 'Sí'],
    ['NOT_INVOICED', { type: 'string', formatter: 'enum', words: invoiced }, 'Sin facturar'],
  ] as const)('%j of %j is %j to readers of Spanish', (value, column, text) => {
    expect(cellText(value, column, 'es')).toBe(text);
  });

  it('tells a moment in English as the documents write it', () => {
    const moment = cellText('2026-01-04T15:30:00', { type: 'date', formatter: 'moment' }, 'en');
    expect(moment).toBe('Jan-4-2026 at 3:30pm');
  });

  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1536, '2 KB'],
    [1_048_100, '1 MB'],
    [5 * 1024 ** 2, '5 MB'],
    [3 * 1024 ** 4, '3 TB'],
  ])('a file of %d bytes is %s', (bytes, text) => {
    expect(fileSizeText(bytes)).toBe(text);
  });

  it('says how many more values a list has', () => {
    expect(truncatedList(['a', 'b'], 'en')).toBe('a, b');
    expect(truncatedList(['a', 'b', 'c', 'd'], 'en')).toBe('a, b (+2 more)');
    expect(truncatedList(['a', 'b', 'c'], 'es')).toBe('a, b (+1 más)');
  });
});

describe('rows that leave the grid', () => {
  const columns = [aColumn('name'), aColumn('amount', { type: 'number' })];
  const rows = [
    { id: '1', name: '=HYPERLINK("x")', amount: -5 },
    { id: '2', name: 'two\tcells\nlines', amount: 1000 },
  ];

  it('are copied as tab-separated values that run nothing', () => {
    expect(tabSeparated(rows, columns, 'en')).toBe('\'=HYPERLINK("x")\t-5\ntwo cells lines\t1,000');
  });

  it('are copied without columns of buttons', () => {
    const withButtons = [columns[0], aColumn('steps', { hasButtonsOnly: true }), columns[1]].filter(
      (column) => column !== undefined,
    );
    expect(tabSeparated(rows.slice(1), withButtons, 'en')).toBe('two cells lines\t1,000');
  });

  it('are written as csv with their headings, quoted and guarded', async () => {
    const headed = columns.map((column) => ({ ...column, heading: `The ${column.id}` }));
    const text = await (await exportRows('csv', rows, headed, 'x', 'en')).text();
    expect(
      text
        .replace(/^\uFEFF/, '')
        .split('\r\n')
        .slice(0, 2),
    ).toEqual(['The name,The amount', '"\'=HYPERLINK(""x"")",-5']);
  });

  it('are written as a workbook that holds numbers as numbers', async () => {
    const { readXlsx } = await import('hucre/xlsx');
    const headed = columns.map((column) => ({ ...column, heading: String(column.title) }));
    const file = await exportRows('xlsx', rows, headed, 'A/B: list', 'en');
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    expect(sheets[0]?.name).toBe('A B  list');
    expect(sheets[0]?.rows.slice(0, 2)).toEqual([
      ['NAME', 'AMOUNT'],
      ['=HYPERLINK("x")', -5],
    ]);
  });

  it('write a moment as the clock of the person shows it, and a day as it is', async () => {
    const { readXlsx } = await import('hucre/xlsx');
    chooseZone('America/Edmonton');
    const dates = [
      { ...aColumn('day', { type: 'date' }), heading: 'Day' },
      { ...aColumn('changed', { type: 'date', formatter: 'moment' }), heading: 'Changed' },
    ];
    const file = await exportRows(
      'xlsx',
      [{ id: '1', day: '2026-06-12', changed: '2026-06-12T05:00:00.000Z' }],
      dates,
      'x',
      'en',
    );
    chooseZone(null);
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    expect(sheets[0]?.rows[1]).toEqual([new Date('2026-06-12T00:00:00Z'), new Date('2026-06-11T23:00:00Z')]);
  });

  it('write decimals as numbers too', async () => {
    const { readXlsx } = await import('hucre/xlsx');
    const headed = columns.map((column) => ({ ...column, heading: String(column.title) }));
    const decimals = [
      { id: '1', name: '007', amount: '-1500.5' },
      { id: '2', name: '1.50', amount: '9999999999.9999' },
    ];
    const workbook = await exportRows('xlsx', decimals, headed, 'x', 'en');
    const { sheets } = await readXlsx(new Uint8Array(await workbook.arrayBuffer()));
    expect(sheets[0]?.rows.slice(1)).toEqual([
      ['007', -1500.5],
      ['1.50', 9999999999.9999],
    ]);
    const text = await (await exportRows('csv', decimals, headed, 'x', 'en')).text();
    expect(text.trim().split('\r\n').slice(1)).toEqual(['007,-1500.5', '1.50,9999999999.9999']);
    expect(tabSeparated(decimals, columns, 'en')).toBe('007\t-1,500.5\n1.50\t9,999,999,999.9999');
  });
});
