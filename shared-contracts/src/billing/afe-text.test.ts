import { expect, it } from 'vitest';
import { afeText } from './index.ts';

it.each([
  ['AFE 24-8178', '24-8178'],
  ['afe#24-8178', '24-8178'],
  ['AFE: 24-8178', '24-8178'],
  ['24-8178', '24-8178'],
  ['AFETON-1', 'AFETON-1'],
  ['AFE', 'AFE'],
  ['', ''],
])('%j is %j behind the word AFE', (typed, shown) => {
  expect(afeText(typed)).toBe(shown);
});
