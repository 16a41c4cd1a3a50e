import { act, cleanup } from '@testing-library/react';
import { databaseAway } from 'shared-contracts/rest';
import { unreachable } from 'shared-contracts/rest-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { DataErrorBar } from './data-error-bar.tsx';
import { LoadFailed } from './load-failed.tsx';

const answers: (Response | undefined)[] = [];
const requested: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requested.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Lets the time of so many questions pass. */
const rounds = (count: number) => act(() => vi.advanceTimersByTimeAsync(4000 * count));

it.each([
  ['the database', databaseAway('en')],
  ['the server', unreachable()],
])('tries again by itself once %s is back, and not before', async (_, message) => {
  const tryAgain = vi.fn();
  answers.splice(0, 3, undefined, new Response('', { status: 503 }), new Response('{}'));
  renderInShell(<DataErrorBar what="Agreements" message={message} onTryAgain={tryAgain} />);
  await rounds(2);
  expect(tryAgain).not.toHaveBeenCalled();
  await rounds(1);
  expect(tryAgain).toHaveBeenCalledTimes(1);
  expect(requested).toEqual(['/api/health', '/api/health', '/api/health']);
});

it('does so for a whole screen, and ends with it', async () => {
  const tryAgain = vi.fn();
  answers.splice(0, 3, undefined, undefined, undefined);
  renderInShell(<LoadFailed message={unreachable()} onTryAgain={tryAgain} />);
  await rounds(1);
  cleanup();
  await rounds(3);
  expect(requested).toHaveLength(1);
});

it('leaves what waiting does not mend to the person', async () => {
  const tryAgain = vi.fn();
  renderInShell(
    <DataErrorBar what="Agreements" message="Your account has no right." onTryAgain={tryAgain} />,
  );
  renderInShell(<DataErrorBar what="Agreements" message={undefined} onTryAgain={tryAgain} />);
  await rounds(5);
  expect(requested).toEqual([]);
});
