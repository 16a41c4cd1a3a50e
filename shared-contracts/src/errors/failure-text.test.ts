import { expect, it } from 'vitest';
import { failureText, messageOf } from './index.ts';

it.each([
  [new Error('The file is locked.'), 'The file is locked.'],
  [new Error(''), undefined],
  ['The file is locked.', undefined],
  [undefined, undefined],
])('of %o a person is told %o', (error, text) => {
  expect(failureText(error)).toBe(text);
});

it.each([
  [new Error('The file is locked.'), 'The file is locked.'],
  [new Error(''), ''],
  ['The file is locked.', 'The file is locked.'],
])('of %o can be told %o', (error, message) => {
  expect(messageOf(error)).toBe(message);
});
