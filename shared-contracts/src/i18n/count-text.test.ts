import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [12_500, '12,500'],
  [1_000_000, '1,000,000'],
])('%d is written %s', (count, text) => {
  expect(countText(count)).toBe(text);
});
