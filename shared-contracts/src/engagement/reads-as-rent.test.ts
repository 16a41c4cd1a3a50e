import { expect, it } from 'vitest';
import { readsAsRent } from './reads-as-rent.ts';

it.each([
  ['Rent', null, true],
  ['Payment', 'Annual rental to the Does', true],
  ['RENTALS', '', true],
  ['Pago', 'Renta anual', true],
  ['Five-year Review', 'Notice of the right to a review of rentals', false],
  ['Reclamation', 'Restore the surface', false],
  ['Fencing', 'Parents of the tenants', false],
  [null, undefined, false],
])('%s, %s: %s', (type, description, expected) => {
  expect(readsAsRent(type, description)).toBe(expected);
});
