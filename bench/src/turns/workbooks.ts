import { writeXlsx } from 'hucre/xlsx';
import { importLimits } from 'shared-contracts/agreement-import';
import { lengths } from 'shared-contracts/limits';
import type { LargeFile } from './large-file.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A name of so many letters that repeats nothing. */
const nameOf = (seed: number, length: number): string =>
  Array.from(
    { length },
    (_, place) => letters[(seed * 31 + place * (7 + (seed % 13)) + ((place * place) % 11)) % 26],
  ).join('');

const workbook = (header: readonly string[], rows: readonly (readonly string[])[]) => async () =>
  new Uint8Array(
    await writeXlsx({
      sheets: [
        {
          name: 'Agreements',
          rows: [
            ['Agreement key', 'Name'],
            ['A', 'One'],
          ],
        },
        {
          name: 'Landowners and Occupants',
          rows: [['Agreement key', 'Role', 'Business associate', ...header], ...rows.map((row) => [...row])],
        },
      ],
    }),
  );

const people = (count: number, length: number, seed = 0) =>
  Array.from({ length: count }, (_, place) => ['A', 'Landowner', nameOf(place + seed, length)]);

const blanks = ' '.repeat(importLimits.cell - 10);

const imported = { kind: 'workbook', fileName: 'a.xlsx', purpose: 'document' } as const;

/** Workbooks of imports as long, and with cells as long, as they may be. */
export const workbooks: readonly LargeFile[] = [
  {
    ...imported,
    name: 'a cell of 32,767 letters as each name, 100 of them',
    bytes: workbook([], people(100, importLimits.cell)),
  },
  {
    ...imported,
    name: '100 names of 250 letters',
    bytes: workbook([], people(100, lengths.associate.name, 1000)),
  },
  {
    ...imported,
    name: '20,000 names that are alike',
    bytes: workbook(
      [],
      Array.from({ length: 20_000 }, (_, place) => ['A', 'Landowner', `Peter Wiebe of La Crete ${place}`]),
    ),
  },
  {
    ...imported,
    name: 'shares of 32,767 blanks and lists that know no such word, 500 rows',
    bytes: workbook(
      ['Share %', 'Interest type'],
      Array.from({ length: 500 }, (_, place) => [
        'A',
        'Both',
        'Peter',
        `1${blanks}${place}`,
        `${blanks}${place}`,
      ]),
    ),
  },
  {
    ...imported,
    name: '100,000 rows of a key that no agreement has',
    bytes: workbook(
      [],
      Array.from({ length: importLimits.rows - 2 }, (_, place) => [`K${place}`, 'Landowner', `P ${place}`]),
    ),
  },
];
