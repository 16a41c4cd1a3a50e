import { CombinedError } from '@urql/core';
import { expect, it } from 'vitest';
import { refusedSave } from './save-outcome.ts';

it('a save that did not get through says so, and what to do', () => {
  expect(refusedSave(new CombinedError({ networkError: new TypeError('Failed to fetch') }))).toEqual({
    kind: 'failed',
    message: 'Rightway could not be reached. Check the connection and try again; what you typed is kept.',
  });
});

it('a save that failed without a word leaves the words to the form', () => {
  const response = new Response('', { status: 500 });
  expect(
    refusedSave(new CombinedError({ networkError: new Error('Internal Server Error'), response })),
  ).toEqual({ kind: 'failed', message: '' });
});

it('a row that is missing is refused at its id, so that the form names the row', () => {
  const fields = [{ path: 'agreements[1].id', message: 'There is no such record.' }];
  const refused = {
    message: 'There is no such record.',
    extensions: { code: 'NOT_FOUND', fields },
  };
  expect(refusedSave(new CombinedError({ graphQLErrors: [refused] }))).toEqual({ kind: 'invalid', fields });
});
