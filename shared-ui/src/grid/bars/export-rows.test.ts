import { readXlsx } from 'hucre/xlsx';
import { chooseZone } from 'shared-contracts/days';
import type { GridColumn } from 'shared-contracts/grids';
import { afterEach, describe, expect, it } from 'vitest';
import { aColumn } from '../testing-columns.ts';
import { exportRows } from './export-rows.ts';

type Options = Partial<Omit<GridColumn, 'id'>>;

const headed = (id: string, heading: string, options: Options) => ({ ...aColumn(id, options), heading });

const columns = [
  headed('status', 'Status', {
    formatter: 'enum',
    words: { PENDING: { en: 'Draft', es: 'Borrador' } },
  }),
  headed('number', 'Number', { empty: { en: 'Draft', es: 'Borrador' } }),
  headed('phone', 'Phone', { formatter: 'phone' }),
  headed('area', 'Gross Area', { type: 'number', formatter: 'area' }),
  headed('rate', 'Rate', { type: 'number', formatter: 'percent' }),
  headed('price', 'Price', { type: 'number', formatter: 'money', decimals: 4 }),
  headed('size', 'Size', { type: 'number', formatter: 'fileSize' }),
  headed('day', 'Day', { type: 'date' }),
  headed('uploaded', 'Uploaded', { type: 'date', formatter: 'moment' }),
];

const rows = [
  {
    id: '1',
    status: 'PENDING',
    number: null,
    phone: '4035558269',
    area: '64.75',
    rate: '5',
    price: '0.2535',
    size: 157,
    day: '2026-02-08T14:45',
    uploaded: '2026-03-10T17:00:00+00:00',
  },
  {
    id: '2',
    status: '',
    number: '2026-0001',
    phone: '',
    area: null,
    rate: null,
    price: null,
    size: null,
    day: '2026-02-09',
    uploaded: null,
  },
];

async function sheetOf(language: 'en' | 'es' = 'en') {
  const file = await exportRows('xlsx', rows, columns, 'x', language);
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true });
  return sheets[0];
}

describe('an export', () => {
  afterEach(() => chooseZone(null));

  it('is a workbook with the words of the grid, in the language of the person', async () => {
    expect((await sheetOf())?.rows[1]?.slice(0, 3)).toEqual(['Draft', 'Draft', '(403) 555-8269']);
    expect((await sheetOf('es'))?.rows[1]?.slice(0, 2)).toEqual(['Borrador', 'Borrador']);
  });

  it('leaves cells without a value empty, so that a workbook does not count them', async () => {
    expect((await sheetOf())?.rows[2]?.map((value) => value ?? null)).toEqual([
      null,
      '2026-0001',
      null,
      null,
      null,
      null,
      null,
      new Date('2026-02-09T00:00:00Z'),
      null,
    ]);
  });

  it('shows units and times in a workbook whose cells stay numbers and dates', async () => {
    chooseZone('America/Edmonton');
    const sheet = await sheetOf();
    const format = (row: number, column: number) => sheet?.cells?.get(`${row},${column}`)?.style?.numFmt;
    expect(sheet?.rows[1]?.slice(3)).toEqual([
      64.75,
      5,
      0.2535,
      157,
      new Date('2026-02-08T14:45:00Z'),
      new Date('2026-03-10T11:00:00Z'),
    ]);
    expect([3, 4, 5, 6, 7, 8].map((column) => format(1, column))).toEqual([
      '0.00##" ha"',
      'General"%"',
      '#,##0.00##',
      '#,##0" B"',
      'mmm-dd-yyyy hh:mm',
      'mmm-dd-yyyy hh:mm',
    ]);
    expect(format(2, 7)).toBe('mmm-dd-yyyy');
  });

  it('is a CSV file with units in its headings and moments by the clock of the person', async () => {
    chooseZone('America/Edmonton');
    const text = await (await exportRows('csv', rows, columns, 'x', 'en')).text();
    expect(
      text
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n'),
    ).toEqual([
      'Status,Number,Phone,Gross Area (ha),Rate (%),Price,Size (B),Day,Uploaded',
      'Draft,Draft,(403) 555-8269,64.75,5,0.2535,157,2026-02-08 14:45,2026-03-10 11:00',
      ',2026-0001,,,,,,2026-02-09,',
    ]);
  });
});
