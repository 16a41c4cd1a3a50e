import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { createRestClient } from './rest-client.ts';
import { unreachable } from './unreachable.ts';

afterEach(() => vi.unstubAllGlobals());

const neverAnswered = (signal: AbortSignal) => {
  vi.stubGlobal(
    'fetch',
    () => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  return createRestClient({ basePath: '/' }).post('account/sign-in', {}, v.unknown(), signal);
};

it('a call whose time is over could not be reached', async () => {
  await expect(neverAnswered(AbortSignal.timeout(10))).rejects.toMatchObject({
    name: 'RestFailure',
    message: unreachable(),
  });
});

it('a call that somebody cancelled ends as cancelled', async () => {
  const leave = new AbortController();
  const left = neverAnswered(leave.signal);
  leave.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
});
