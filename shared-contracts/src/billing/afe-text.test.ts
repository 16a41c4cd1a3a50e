import { expect, it } from 'vitest';
import { afeText, orderText } from './index.ts';

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

it.each([
  ['PO 45-10010', '45-10010'],
  ['p.o. #45', '45'],
  ['45-10010', '45-10010'],
  ['POLAR-7', 'POLAR-7'],
  ['PO', 'PO'],
])('the order %j is %j', (typed, order) => {
  expect(orderText(typed)).toBe(order);
});
