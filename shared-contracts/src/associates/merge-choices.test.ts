import { expect, it } from 'vitest';
import { takenByDefault } from './merge-choices.ts';

const open = new Map<string, string>();

it('takes what the one that stays does not have, and nothing that it has', () => {
  expect(
    takenByDefault(
      { name: 'Neil Farms', email: null, spouse: '', isDowerRights: 'false', vendorCode: '7' },
      {
        name: 'Farms, Neil',
        email: 'neil@example.ca',
        spouse: 'Anna',
        isDowerRights: 'true',
        vendorCode: null,
      },
      open,
    ),
  ).toEqual(['email', 'spouse']);
});

it.each([
  ['there is none', {}, ['addressLine1', 'city', 'postalCode']],
  ['it completes the same one', { city: 'Taber' }, ['addressLine1', 'postalCode']],
  ['another one is there', { city: 'Brooks' }, []],
  ['another line is there', { addressLine2: 'Suite 4' }, []],
])('takes an address as a whole: %s', (_, winner, taken) => {
  expect(
    takenByDefault(winner, { addressLine1: 'Box 12', city: 'Taber', postalCode: 'T1G 1A1' }, open),
  ).toEqual(taken);
});

it('leaves locked fields, and an address of which a part is locked', () => {
  const locks = new Map([
    ['email', 'accounting'],
    ['city', 'accounting'],
  ]);
  const loser = { email: 'neil@example.ca', addressLine1: 'Box 12', city: 'Taber', spouse: 'Anna' };
  expect(takenByDefault({}, loser, locks)).toEqual(['spouse']);
});
