import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SavedView } from 'shared-contracts/grids';
import { afterEach, expect, it } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { newView } from './grid-view.ts';
import { SavedViewsMenu } from './saved-views-menu.tsx';
import { aColumn } from './testing-columns.ts';

afterEach(cleanup);

const view = newView([aColumn('name')]);

function show(views: readonly SavedView[] = []) {
  const saved: SavedView[] = [];
  const removed: string[] = [];
  const opened: (string | undefined)[] = [];
  renderInShell(
    <SavedViewsMenu
      views={views}
      save={async (kept) => void saved.push(kept)}
      remove={async (id) => {
        if (id === 'fixed') throw new Error('This view cannot be deleted.');
        removed.push(id);
      }}
      view={view}
      current={undefined}
      onOpen={(kept) => opened.push(kept?.name)}
    />,
  );
  return { saved, removed, opened };
}

async function menu() {
  fireEvent.click(screen.getByRole('button', { name: 'Views' }));
  return within(await screen.findByRole('dialog', { hidden: true }));
}

const hidden = { hidden: true };
const aView = (id: string, name: string): SavedView => ({ id, name, isDefault: false, view });

it('keeps the view under a name, the same name again as the same view', async () => {
  const { saved, opened } = show([aView('one', 'Signed')]);
  const list = await menu();
  fireEvent.change(list.getByLabelText('Keep this view as'), { target: { value: ' signed ' } });
  fireEvent.click(list.getByRole('checkbox', hidden));
  fireEvent.submit(list.getByLabelText('Keep this view as').closest('form') as HTMLFormElement);
  await waitFor(() => expect(saved).toEqual([{ id: 'one', name: 'signed', isDefault: true, view }]));
  expect(opened).toEqual(['signed']);
});

it('opens and deletes views, and says why one stays', async () => {
  const { removed, opened } = show([aView('one', 'Signed'), aView('fixed', 'Due')]);
  const list = await menu();
  fireEvent.click(list.getByRole('button', { name: 'Signed', ...hidden }));
  expect(opened).toEqual(['Signed']);
  fireEvent.click(list.getByRole('button', { name: /delete.*Signed/i, ...hidden }));
  fireEvent.click(list.getByRole('button', { name: /delete.*Due/i, ...hidden }));
  expect((await screen.findByRole('alert', hidden)).textContent).toBe('This view cannot be deleted.');
  expect(removed).toEqual(['one']);
});
