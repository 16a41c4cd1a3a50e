import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { GridFilter } from 'shared-contracts/grids';
import { expect, it } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { aColumn } from '../testing-columns.ts';
import { newView, shownColumns } from '../views/grid-view.ts';
import { ColumnMenu } from './column-menu.tsx';

const columns = [aColumn('name')];

/** A column's menu that can be closed, and the filters of the view. */
function show() {
  const shown: { filters: readonly GridFilter[]; close: () => void } = { filters: [], close: () => {} };
  function Screen() {
    const [view, setView] = useState(() => newView(columns));
    const [isOpen, setOpen] = useState(true);
    shown.filters = view.searchCriteria.filters ?? [];
    shown.close = () => setOpen(false);
    const [name] = shownColumns(columns, view);
    if (!name || !isOpen) return null;
    return (
      <ColumnMenu
        target={<button type="button">menu</button>}
        column={name}
        title="Name"
        view={view}
        onViewChange={setView}
        distinctValues={async () => []}
        onClose={() => {}}
        onFit={() => {}}
      />
    );
  }
  renderInShell(<Screen />);
  return shown;
}

it('what was typed right before the menu is closed filters the column', async () => {
  const shown = show();
  const box = await screen.findByRole('searchbox', { name: 'Contains' });
  fireEvent.change(box, { target: { value: 'road' } });
  expect(shown.filters).toEqual([]);
  await act(async () => shown.close());
  expect(shown.filters).toEqual([{ column: 'name', contains: 'road' }]);
});

it('and a menu that was only looked at filters nothing', async () => {
  const shown = show();
  await screen.findByRole('searchbox', { name: 'Contains' });
  await act(async () => shown.close());
  expect(shown.filters).toEqual([]);
});
