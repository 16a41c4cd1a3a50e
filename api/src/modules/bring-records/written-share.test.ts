import { expect, it } from 'vitest';
import { fractionOf, writtenShare } from './written-share.ts';

/** Shares as tables write them and what is meant; '-' is told. By hand. */
const cases: readonly (readonly [text: string, share: string])[] = [
  ['1/2', '1/2'],
  ['1 / 3', '1/3'],
  ['50 %', '1/2'],
  ['50%', '1/2'],
  ['50', '1/2'],
  ['33.33%', '3333/10000'],
  ['33,33 %', '3333/10000'],
  ['100%', '1/1'],
  ['12.5', '1/8'],
  ['0.5%', '1/200'],
  ['1%', '1/100'],
  ['0.5', '-'],
  ['.25', '-'],
  ['1', '-'],
  ['0,5', '-'],
  ['1/2 JT', '-'],
  ['Undivided 1/2', '1/2'],
  ['an undivided 1/3 interest', '1/3'],
  ['1/2 interest', '1/2'],
  ['Und. 1/4 Int.', '1/4'],
  ['50% undivided interest', '1/2'],
  ['undivided one-half', '1/2'],
  ['undivided two-thirds interest', '2/3'],
  ['½', '1/2'],
  ['33 1/3 %', '1/3'],
  ['33 1/3%', '1/3'],
  ['66⅔%', '2/3'],
  ['12 1/2 %', '1/8'],
  ['16 2/3% interest', '1/6'],
  ['100 0/1 %', '1/1'],
  ['33 1/0 %', '-'],
  ['33 1/3', '-'],
  ['2½', '-'],
  ['undivided', '-'],
  ['half', '-'],
  ['50% each', '-'],
  ['50/50%', '-'],
  ['-50%', '-'],
  ['1/2, 1/2', '-'],
];

it.each(cases)('%j is %s', (text, expected) => {
  const share = writtenShare(text);
  const fraction = share && fractionOf(share);
  expect(fraction ? `${fraction.above}/${fraction.below}` : '-').toBe(expected);
});
