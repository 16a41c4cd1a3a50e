import { expect, it } from 'vitest';
import { sumOf } from '../decimal/index.ts';
import { headsOfPayment } from './heads-of-payment.ts';

const heads = [
  { name: 'Loss of Use', amount: '2000' },
  { name: 'Adverse Effect', amount: '1000' },
];

it.each([
  ['the whole', '3000', ['2000', '1000']],
  ['half', '1500', ['1000', '500']],
  ['a third, with a cent over', '1000', ['666.67', '333.33']],
  ['a cent', '0.01', ['0.01', '0']],
])('parts %s among heads', (_name, payment, expected) => {
  const parts = headsOfPayment(payment, heads).map(({ amount }) => amount);
  expect(parts).toEqual(expected);
  expect(sumOf(parts)).toBe(payment);
});

it('leaves a payment of one head whole', () => {
  expect(headsOfPayment('12.34', [{ name: 'Loss of Use', amount: '99.99' }])).toEqual([
    { name: 'Loss of Use', amount: '12.34' },
  ]);
});
