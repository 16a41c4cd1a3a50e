import { describe, expect, it } from 'vitest';
import { addressedOwners } from './owner-addresses.ts';
import { ownersIn } from './owner-names.ts';

/** Cells that hold owners with their addresses, and what they say: names, address, number, mail. Worked by hand. */
const cells: readonly (readonly [cell: string, ...owners: string[]])[] = [
  ['JOHN DOE\nBox 12\nEdson, AB T7E 1A1', 'JOHN DOE | Box 12, Edson, AB T7E 1A1 |  | '],
  ['John Doe, Box 12, Edson, AB T7E 1A1', 'John Doe | Box 12, Edson, AB T7E 1A1 |  | '],
  ['Doe, John, Box 12, Edson, AB T7E 1A1', 'Doe, John | Box 12, Edson, AB T7E 1A1 |  | '],
  [
    'John & Mary Doe\n101 - 5 Street\nRed Deer AB T4N 1A1',
    'John & Mary Doe | 101 - 5 Street, Red Deer AB T4N 1A1 |  | ',
  ],
  ['Doe Farms Ltd.\nBox 3, Alix', 'Doe Farms Ltd. | Box 3, Alix |  | '],
  ['John Doe\nEdson, AB', 'John Doe | Edson, AB |  | '],
  ['John Doe\nRR 2 Stettler AB\n780-555-1212', 'John Doe | RR 2 Stettler AB | 780-555-1212 | '],
  [
    'John Doe\nBox 1, Alix\n780-555-1212\n403-555-1313',
    'John Doe | Box 1, Alix | 780-555-1212 + 403-555-1313 | ',
  ],
  ['John Doe\njd@example.ca', 'John Doe |  |  | jd@example.ca'],
  ['Lee, Ann, 50%, Box 3, Alix', 'Lee, Ann, 50% | Box 3, Alix |  | '],
  [
    'John Doe\nBox 12\nEdson AB T7E 1A1\nMary Smith\nBox 14\nAlix AB T0C 0B0',
    'John Doe | Box 12, Edson AB T7E 1A1 |  | ',
    'Mary Smith | Box 14, Alix AB T0C 0B0 |  | ',
  ],
  [
    '1234567 Alberta Ltd.\nSuite 300, 14 West Ave\nCalgary, Alberta\nT2P 1A1\nCanada',
    '1234567 Alberta Ltd. | Suite 300, 14 West Ave, Calgary, Alberta, T2P 1A1, Canada |  | ',
  ],
  // An owner behind a town without a postal code is not lost in the address.
  [
    'John Doe 1/2\nBox 12\nEdson AB\nMary Doe 1/2',
    'John Doe 1/2 | Box 12, Edson AB |  | ',
    'Mary Doe 1/2 |  |  | ',
  ],
];

describe('a cell of owners with their addresses', () => {
  it.each(cells)('is parted: %j', (cell, ...owners) => {
    const read = addressedOwners(cell).map(({ names, address, phones, emails }) =>
      [names, address, phones.join(' + '), emails.join(' + ')].join(' | '),
    );
    expect(read).toEqual(owners);
  });

  it.each([
    'John Doe\nMary Smith',
    'Smith, John (1/3), Mary Smith (2/3)',
    'Smith, John; Box, Peter',
    'Doe, Alta',
    'John Doe, Pat On',
    '52 Street Holdings Ltd., John Doe',
    '1234567 Alberta Ltd. 1/2, 7654321 Alberta Ltd. 1/2',
    'JOHN DOE (780-555-1212)',
  ])('stays whole without an address: %j', (cell) => {
    expect(addressedOwners(cell)).toEqual([{ names: cell, address: '', phones: [], emails: [] }]);
  });

  it('names its owners, and never a part of the address', () => {
    const named = cells.map(([cell]) => ownersIn(cell).map(({ name }) => name));
    expect(named.flat().filter((name) => /\d{2}|\bBox\b|\bAB\b/.test(name))).toEqual([
      '1234567 Alberta Ltd.',
    ]);
    expect(ownersIn('John & Mary Doe\n101 - 5 Street\nRed Deer AB T4N 1A1').map(({ name }) => name)).toEqual([
      'John Doe',
      'Mary Doe',
    ]);
  });
});
