import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { PlaceInLine } from './place-in-line.tsx';

const waiting = (places: readonly object[]) =>
  new Response(JSON.stringify({ result: places }), { headers: { 'content-type': 'application/json' } });

it('tells how many are before, that one is next, and nothing once the work is begun', async () => {
  vi.useFakeTimers();
  const answers = [
    [
      { work: 'spatial', ahead: 3 },
      { work: 'report', ahead: 9 },
    ],
    [{ work: 'spatial', ahead: 0 }],
    [],
  ];
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    requests.push(String(url instanceof Request ? url.url : url));
    return waiting(answers.shift() ?? []);
  });
  renderInShell(<PlaceInLine works={['spatial']} />);
  expect(requests).toEqual([]);
  const later = () => act(() => vi.advanceTimersByTimeAsync(2500));
  await later();
  expect(screen.getByRole('status').textContent).toBe('3 others are ahead of you.');
  expect(requests[0]).toMatch(/\/api\/waiting$/);
  await later();
  expect(screen.getByRole('status').textContent).toBe('You are next.');
  await later();
  expect(screen.queryByText(/before you|next/)).toBeNull();
});
