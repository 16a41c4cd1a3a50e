import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { createRestClient } from './rest-client.ts';
import { unreachable } from './unreachable.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

it('a read that is never answered ends as one that could not be reached', async () => {
  const soon = AbortSignal.timeout(10);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
  const never = (_: string, { signal }: { readonly signal: AbortSignal }) =>
    new Promise((_answer, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', never);
  const read = createRestClient({ basePath: '/' }).get('start', v.unknown(), new AbortController().signal);
  await expect(read).rejects.toMatchObject({ name: 'RestFailure', message: unreachable() });
});
