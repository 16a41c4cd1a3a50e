import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderInShell } from 'shared-ui/testing';
import { expect, it, vi } from 'vitest';
import { DoorCountsProvider, useDoorCounts } from './door-counts.tsx';

function Waiting() {
  return <p>{useDoorCounts().get('time-approval/waiting') ?? 'nothing told'}</p>;
}

async function show(isCounted: boolean) {
  let left = 7;
  const writes = new EventTarget();
  const fetched = vi.fn(async () => {
    left -= 1;
    return new Response(JSON.stringify({ result: [{ path: 'time-approval/waiting', count: left }] }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  vi.stubGlobal('fetch', fetched);
  renderInShell(
    <DoorCountsProvider isCounted={isCounted} writes={writes}>
      <Waiting />
      <Link to="/docs/help">Elsewhere</Link>
    </DoorCountsProvider>,
    { address: '/home' },
  );
  await act(async () => {});
  return { fetched, writes };
}

it('tells how much waits, and asks again wherever the person goes', async () => {
  await show(true);
  expect(screen.getByText('6')).toBeTruthy();
  await act(async () => screen.getByRole('link', { name: 'Elsewhere' }).click());
  expect(screen.getByText('5')).toBeTruthy();
});

it('asks again after something was written, where the person stays', async () => {
  const { writes } = await show(true);
  await act(async () => void writes.dispatchEvent(new Event('written')));
  expect(screen.getByText('5')).toBeTruthy();
});

it('asks nothing for who is offered no counted door', async () => {
  const { fetched } = await show(false);
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.getByText('nothing told')).toBeTruthy();
});
