import { mapLimits } from 'shared-contracts/limits';
import { expect, it } from 'vitest';
import { typedMetres } from './typed-metres.ts';

it.each([
  ['0', 0],
  ['12.5', 12.5],
  [' 12,5 ', 12.5],
  [`${mapLimits.aroundMetres}`, mapLimits.aroundMetres],
])('takes %j for a distance', (text, metres) => {
  expect(typedMetres(text)).toBe(metres);
});

it.each(['', '  ', '-1', '1e99', '12 m', 'Infinity', `${mapLimits.aroundMetres + 1}`])(
  'takes %j for none',
  (text) => {
    expect(typedMetres(text)).toBeUndefined();
  },
);
