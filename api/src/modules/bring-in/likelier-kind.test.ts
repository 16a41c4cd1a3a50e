import type { BringKind } from 'shared-contracts/bring-in';
import { describe, expect, it } from 'vitest';
import type { OpenSheet } from '../../platform/tables/open-table.ts';
import { companyTables } from '../../testing/company-tables.ts';
import { likelierKind } from './likelier-kind.ts';

const sheetOf = (rows: readonly (readonly string[])[]): OpenSheet => ({
  name: 'Sheet1',
  rows: rows.map((c, n) => ({ n, c: [...c], m: [] })),
  merged: [],
});

const crossings = sheetOf([
  ['CROSSING LIST Rev 2'],
  ['Xing No.', 'KP', 'Facility', 'Facility Owner', 'Location', 'Date Sent', 'Date Received', 'Remarks'],
  [
    'X-1',
    '0+125',
    'NPS 6 gas',
    'Zenith Gas Ltd.',
    'NE 12-34-5 W5M',
    '2026-10-02',
    '2026-11-01',
    'Hand expose',
  ],
  ['X-2', '0+410', 'Range Road 52', 'Zenith County', 'NW 12-34-5 W5M', '2026-10-03', '', ''],
  ['X-3', '1+548', '25 kV line', 'Zenith Power', 'SW 13-34-5 W5M', '2026-10-04', '', ''],
]);

const lineList = sheetOf([
  ['Tract', 'Legal Description', 'Registered Owner(s)', 'Phone', 'Area (ha)', 'Homestead'],
  ['1', 'NE 12-34-5 W5M', 'Doe, John & Mary', '780-555-0100', '1.25', 'yes'],
  ['2', 'NW 12-34-5 W5M', 'Zenith Farms Ltd.', '780-555-0101', '0.80', 'no'],
  ['3', 'SW 13-34-5 W5M', 'Roe, Richard', '780-555-0102', '0.44', 'no'],
]);

describe('what a table rather holds', () => {
  it.each<{ what: string; sheet: OpenSheet; chosen: BringKind; likelier: BringKind }>([
    {
      what: 'a list of crossings read as agreements',
      sheet: crossings,
      chosen: 'agreement',
      likelier: 'request',
    },
    { what: 'a list of crossings read as parcels', sheet: crossings, chosen: 'parcel', likelier: 'request' },
    { what: 'a line list read as crossings', sheet: lineList, chosen: 'request', likelier: 'agreement' },
  ])('$what is told', ({ sheet, chosen, likelier }) => {
    expect(likelierKind(sheet, chosen)?.kind).toBe(likelier);
  });

  it('tells how many columns match either', () => {
    expect(likelierKind(crossings, 'agreement')).toEqual({ kind: 'request', columns: 7, ofChosen: 4 });
  });

  it.each(companyTables('Zz', 8, 110))(
    'nothing is proposed for $file, which holds what was chosen',
    ({ rows, kind }) => {
      expect(likelierKind(sheetOf(rows), kind)).toBeNull();
    },
  );

  it('nothing is proposed for a line list, which agreements of another system match as well', () => {
    expect(likelierKind(lineList, 'agreement')).toBeNull();
    expect(likelierKind(lineList, 'agreement-record')).toBeNull();
  });

  it('nothing is proposed where two other kinds match equally well', () => {
    const people = sheetOf([
      ['Name', 'Phone', 'Email'],
      ['Zenith Farms Ltd.', '780-555-0100', 'z@example.com'],
    ]);
    expect(likelierKind(people, 'key-date')).toBeNull();
  });
});
