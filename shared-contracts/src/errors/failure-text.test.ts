import { expect, it } from 'vitest';
import { RestFailure } from '../rest/rest-failure.ts';
import { failureText, messageOf } from './index.ts';

it.each([
  [new Error('The file is locked.'), 'The file is locked.'],
  [new Error(''), undefined],
  ['The file is locked.', undefined],
  [undefined, undefined],
])('of %o a person is told %o', (error, text) => {
  expect(failureText(error)).toBe(text);
});

it('says what is wrong with each field that a call refused, not that fields are marked', () => {
  const fields = [
    { path: 'name', message: 'You already have a view with this name.' },
    { path: 'until', message: 'Invalid value.' },
    { path: 'from', message: 'Invalid value.' },
  ];
  const refused = new RestFailure(422, 'See the marked fields.', fields);
  expect(failureText(refused)).toBe('You already have a view with this name. Invalid value.');
  expect(failureText(new RestFailure(403, 'You lack the right.'))).toBe('You lack the right.');
});

it.each([
  [new Error('The file is locked.'), 'The file is locked.'],
  [new Error(''), ''],
  ['The file is locked.', 'The file is locked.'],
])('of %o can be told %o', (error, message) => {
  expect(messageOf(error)).toBe(message);
});
