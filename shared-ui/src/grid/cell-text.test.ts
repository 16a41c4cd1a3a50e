import { describe, expect, it } from 'vitest';
import { cellText, fileSizeText } from './cell-text.ts';
import { tabSeparated } from './copy-rows.ts';
import { exportRows } from './export-rows.ts';
import { truncatedList } from './grid-cell.tsx';
import { aColumn } from './testing-columns.ts';

describe('a cell as text', () => {
  it.each([
    [1234.5, { type: 'number', formatter: 'money' }, '$1,234.50'],
    [1.3324, { type: 'number', formatter: 'area' }, '1.332 ha'],
    [12.5, { type: 'number', formatter: 'percent' }, '12.5%'],
    [null, { type: 'number' }, ''],
    ['2026-03-04', { type: 'date' }, 'Mar-04-2026'],
    [['a', 'b'], { type: 'string' }, 'a, b'],
    [false, { type: 'bool' }, 'No'],
  ] as const)('%j of %j is %j', (value, column, text) => {
    expect(cellText(value, column)).toBe(text);
  });

  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1536, '2 KB'],
    [5 * 1024 ** 2, '5 MB'],
    [3 * 1024 ** 4, '3 TB'],
  ])('a file of %d bytes is %s', (bytes, text) => {
    expect(fileSizeText(bytes)).toBe(text);
  });

  it('says how many more values a list has', () => {
    expect(truncatedList(['a', 'b'])).toBe('a, b');
    expect(truncatedList(['a', 'b', 'c', 'd'])).toBe('a, b (+2 more)');
  });
});

describe('rows that leave the grid', () => {
  const columns = [aColumn('name'), aColumn('amount', { type: 'number' })];
  const rows = [
    { id: '1', name: '=HYPERLINK("x")', amount: -5 },
    { id: '2', name: 'two\tcells\nlines', amount: 1000 },
  ];

  it('are copied as tab-separated values that run nothing', () => {
    expect(tabSeparated(rows, columns)).toBe('\'=HYPERLINK("x")\t-5\ntwo cells lines\t1,000');
  });

  it('are written as csv with their headings, quoted and guarded', async () => {
    const headed = columns.map((column) => ({ ...column, heading: `The ${column.id}` }));
    const text = await (await exportRows('csv', rows, headed, 'x')).text();
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
    const file = await exportRows('xlsx', rows, headed, 'A/B: list');
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    expect(sheets[0]?.name).toBe('A B  list');
    expect(sheets[0]?.rows.slice(0, 2)).toEqual([
      ['NAME', 'AMOUNT'],
      ['=HYPERLINK("x")', -5],
    ]);
  });
});
