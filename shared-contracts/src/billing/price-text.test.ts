import { expect, it } from 'vitest';
import { priceText, rateText } from './index.ts';

it.each([
  ['64.6', '$64.60'],
  ['33.333', '$33.333'],
  ['0.7225', '$0.7225'],
  ['1234', '$1,234.00'],
  ['-91.2', '-$91.20'],
])('a price of %s is written %s', (amount, shown) => {
  expect(priceText(amount)).toBe(shown);
});

it('a rate is a price for something', () => {
  expect(rateText('64.6', 'hour')).toBe('$64.60 / hour');
  expect(rateText('18', '')).toBe('$18.00');
});
