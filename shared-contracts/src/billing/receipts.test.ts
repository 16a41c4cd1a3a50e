import { expect, it } from 'vitest';
import { netOfReceipt, receiptFaults } from './index.ts';

/** Worked by hand: what is billed is the cost less the tax in it. */
it.each([
  ['105', '5', '100'],
  ['64.35', '3.06', '61.29'],
  ['186.4', '8.88', '177.52'],
  ['113', '13', '100'],
  ['12', null, '12'],
  [null, null, '0'],
])('of %s with %s tax, %s is billed', (cost, receiptTax, net) => {
  expect(netOfReceipt({ cost, receiptTax })).toBe(net);
});

it.each([
  // 15 of 115 is the most: 13.04 of 100 (13.0434…), 15 of 115.
  ['99.99', '13.04', null, []],
  ['99.99', '13.05', null, ['receiptTax']],
  ['115', '15', '80123 4567 RT0001', []],
  ['115', '15.01', '80123 4567 RT0001', ['receiptTax']],
  ['100', '4.76', null, ['supplierTaxNumber']],
  ['99.99', '4.76', null, []],
  ['50', '0', null, ['receiptTax']],
  ['50', '-1', null, ['receiptTax']],
  ['50', null, null, []],
])('a receipt of %s with %s tax and the number %j lacks %j', (cost, receiptTax, supplierTaxNumber, paths) => {
  expect(receiptFaults({ cost, receiptTax, supplierTaxNumber }).map(({ path }) => path)).toEqual(paths);
});
