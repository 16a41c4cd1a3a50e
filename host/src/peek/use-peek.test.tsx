import { act } from '@testing-library/react';
import { use } from 'react';
import { type GridView, gridColumn } from 'shared-contracts/grids';
import { useLocation } from 'shared-ui/router';
import { renderInShell } from 'shared-ui/testing';
import { expect, it } from 'vitest';
import { viewAddress } from '../navigation/view-address.ts';
import { useView } from '../start/use-view.ts';
import { usePeek } from './use-peek.ts';

const base: GridView = {
  page: 1,
  pageLimit: 100,
  searchCriteria: { filters: [] },
  columns: [{ id: 'name' }],
  parameters: [],
};
const columns = [gridColumn('string', 'name', 'Name')];
const searching: GridView = { ...base, searchCriteria: { text: 'north', filters: [] } };

it('a record beside its list and a change of the list keep each other’s part of the address', async () => {
  const neverDrawn = new Promise<void>(() => {});
  const hooks: { peek?: ReturnType<typeof usePeek>; view?: ReturnType<typeof useView> } = {};
  function List() {
    // A slow machine: the page is not drawn again after the first change of its address.
    if (useLocation().search !== '?source=cities') use(neverDrawn);
    hooks.view = useView({
      name: 'cities',
      base,
      columns,
      own: undefined,
      isKept: true,
    });
    hooks.peek = usePeek();
    return null;
  }
  const { router } = renderInShell(<List />, { address: '/home?source=cities' });
  await act(async () => hooks.view?.show({ view: searching }));
  await act(async () => hooks.peek?.peek('one'));
  const code = viewAddress(searching, base);
  expect(router.state.location.search).toBe(`?source=cities&view=${code}&peek=one`);
  await act(async () => hooks.view?.show({ view: base }));
  expect(router.state.location.search).toBe('?source=cities&peek=one');
});
