import { act, screen } from '@testing-library/react';
import { renderInShell } from 'shared-ui/testing';
import { expect, it, vi } from 'vitest';
import { FoldersProvider, useFolders } from './folders.tsx';

const seen: unknown[] = [];

function Pending() {
  const [folder] = useFolders().data ?? [];
  if (folder) seen.push(folder.view);
  return <p>{folder ? `${folder.name.en} ${folder.count}` : 'not yet'}</p>;
}

/** The folders of an API whose count decreases by one with each request. */
async function show(): Promise<EventTarget> {
  let left = 4;
  const writes = new EventTarget();
  const answer = () => {
    left -= 1;
    const view = { columns: [{ id: 'weekStarting' }], parameters: [] };
    return {
      id: 'timesheets-pending',
      name: { en: 'Pending', es: 'Pendientes' },
      source: 'timesheets',
      view,
      count: left,
    };
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async () =>
        new Response(JSON.stringify({ result: [answer()] }), {
          headers: { 'content-type': 'application/json' },
        }),
    ),
  );
  renderInShell(
    <FoldersProvider writes={writes}>
      <Pending />
    </FoldersProvider>,
    { path: '/home/*', address: '/home' },
  );
  await act(async () => {});
  return writes;
}

it('counts the folders again after each write, and lets an open list keep its view', async () => {
  const writes = await show();
  expect(screen.getByText('Pending 3')).toBeTruthy();
  await act(async () => void writes.dispatchEvent(new Event('written')));
  expect(screen.getByText('Pending 2')).toBeTruthy();
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen).size).toBe(1);
});
