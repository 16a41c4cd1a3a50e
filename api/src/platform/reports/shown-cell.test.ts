import { expect, it } from 'vitest';
import { shownCell } from './shown-cell.ts';

it.each([
  ['en', 'Acquired 33.3 %\nNone 66.7 %'],
  ['es', 'Acquired 33,3 %\nNone 66,7 %'],
] as const)('writes shares at the end of lines as %s does', (language, shown) => {
  expect(shownCell('Acquired 33.3 %\nNone 66.7 %', 'percents', language)).toBe(shown);
  expect(shownCell('Lee · 1/2', 'percents', language)).toBe('Lee · 1/2');
});
