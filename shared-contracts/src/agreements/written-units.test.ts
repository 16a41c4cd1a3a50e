import { expect, it } from 'vitest';
import { writtenUnit } from './index.ts';

it.each([
  ['ac', 'ac'],
  ['Acres', 'ac'],
  [' ACRE ', 'ac'],
  ['Ha.', 'ha'],
  ['hectares', 'ha'],
  ['Hectáreas', 'ha'],
  ['Sq  m', 'm2'],
  ['m²', 'm2'],
  ['Mètres', 'm'],
  ['kilometers', 'km'],
  ['Feet', 'ft'],
  ['Has', 'ha'],
  ['Hect.', 'ha'],
  ['acs.', 'ac'],
  ['Lineal metres', 'm'],
  ['lin. m', 'm'],
  ['LM', 'm'],
  ['mtrs', 'm'],
  ['kms', 'km'],
  ['Chains', 'chains'],
  ['Rods', 'rods'],
])('the unit %j of a sheet is %s', (text, code) => {
  expect(writtenUnit(text)).toBe(code);
});
