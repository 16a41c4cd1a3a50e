import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { MovedTasks } from 'shared-contracts/client';
import { Toaster, type Translate } from 'shared-ui';
import { renderInShell } from 'shared-ui/testing';
import { expect, it } from 'vitest';
import { useMovedTasks } from './moved-tasks.ts';

const t: Translate = (key, values) => `${key} ${values?.['count'] ?? ''}`.trim();

function Page({
  writes,
  take,
}: {
  readonly writes: EventTarget;
  readonly take: () => MovedTasks | undefined;
}) {
  useMovedTasks(writes, t, take);
  const { pathname, search } = useLocation();
  return (
    <>
      <p role="note">{`${pathname}${search}`}</p>
      <Toaster />
    </>
  );
}

async function show(moved: MovedTasks | undefined) {
  const writes = new EventTarget();
  const take = () => moved;
  renderInShell(<Page writes={writes} take={take} />, { path: '/*', address: '/home' });
  await act(async () => void writes.dispatchEvent(new Event('written')));
}

it('says how many tasks a save moved, and leads to those of the one project', async () => {
  await show({ count: 3, projectIds: ['p1'] });
  expect(await screen.findByText('movedTasks 3')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'showTasks' })));
  expect(screen.getByRole('note').textContent).toBe('/surface-project/p1/tasks');
});

it('leads to the list of tasks where they are of several projects', async () => {
  await show({ count: 3, projectIds: ['p1', 'p2'] });
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'showTasks' })));
  expect(screen.getByRole('note').textContent).toBe('/home?source=assigned-tasks');
});

it('says nothing of a save that moved none', async () => {
  await show(undefined);
  expect(screen.queryByText(/movedTasks/)).toBeNull();
});
