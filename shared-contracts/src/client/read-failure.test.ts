import { CombinedError } from '@urql/core';
import { expect, it, vi } from 'vitest';
import { readFailure } from './read-failure.ts';

const error = new CombinedError({ graphQLErrors: ['The list rests.'] });

it('says what the API said of a list that did not come, and asks anew', () => {
  const ask = vi.fn();
  const { failure } = readFailure({ data: undefined, error }, ask);
  expect(failure?.message).toBe('The list rests.');
  failure?.tryAgain();
  expect(ask).toHaveBeenCalledWith({ requestPolicy: 'network-only' });
});

it('says nothing where there is something to show, or nothing failed', () => {
  expect(readFailure({ data: { rows: [] }, error }, vi.fn())).toEqual({});
  expect(readFailure({ data: undefined, error: undefined }, vi.fn())).toEqual({});
});
