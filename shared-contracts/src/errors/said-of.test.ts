import { expect, it } from 'vitest';
import { messageOf, saidOf } from './index.ts';

it.each([
  [new Error('The file is locked.'), 'The file is locked.'],
  [new Error(''), undefined],
  ['The file is locked.', undefined],
  [undefined, undefined],
])('of %o a person is told %o', (error, said) => {
  expect(saidOf(error)).toBe(said);
});

it.each([
  [new Error('The file is locked.'), 'The file is locked.'],
  [new Error(''), ''],
  ['The file is locked.', 'The file is locked.'],
])('of %o can be told %o', (error, told) => {
  expect(messageOf(error)).toBe(told);
});
