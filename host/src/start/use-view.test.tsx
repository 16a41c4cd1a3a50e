import { act, cleanup } from '@testing-library/react';
import { use } from 'react';
import { type GridView, gridColumn } from 'shared-contracts/grids';
import { useLocation } from 'shared-ui/router';
import { renderInShell } from 'shared-ui/testing';
import { describe, expect, it } from 'vitest';
import { viewAddress } from '../navigation/view-address.ts';
import { keptView } from './kept-list.ts';
import { useView } from './use-view.ts';

const base: GridView = {
  page: 1,
  pageLimit: 100,
  searchCriteria: { filters: [] },
  columns: [{ id: 'name', direction: 'asc', sortOrder: 1 }, { id: 'area' }],
  parameters: [],
};
const columns = [gridColumn('string', 'name', 'Name'), gridColumn('string', 'area', 'Area')];
const searching = (text: string): GridView => ({ ...base, searchCriteria: { text, filters: [] } });
const codeOf = (text: string): string => viewAddress(searching(text), base) ?? '';

interface ShowOptions {
  readonly own?: GridView;
  readonly isKept?: boolean;
  /** What the rest of the page does to draw an address. */
  readonly drawing?: (search: string) => void;
}

async function show(address: string, { own, isKept = true, drawing }: ShowOptions = {}) {
  const seen: { now?: ReturnType<typeof useView> } = {};
  function List() {
    drawing?.(useLocation().search);
    seen.now = useView({ name: 'cities', base, columns, own: own && { view: own, saved: 'mine' }, isKept });
    return null;
  }
  const { router } = renderInShell(<List />, { address });
  await act(async () => {});
  return {
    router,
    text: () => seen.now?.view.searchCriteria.text,
    shown: () => seen.now,
    search: () => router.state.location.search,
  };
}

describe('the view of a list', () => {
  it('is that of the address, whatever the tab kept', async () => {
    const before = await show('/home?source=cities');
    await act(async () => before.shown()?.show({ view: searching('kept') }));
    cleanup();
    const list = await show(`/home?source=cities&view=${codeOf('mailed')}`);
    expect(list.text()).toBe('mailed');
    expect(list.shown()?.isAddressWrong).toBe(false);
  });

  it('that the tab kept loses columns that are gone meanwhile, which the API refuses to filter by', async () => {
    const before = await show('/home?source=cities');
    const filters = ['zone', 'area'].map((column) => ({ column, values: ['North'] }));
    const kept = {
      ...base,
      searchCriteria: { text: 'kept', filters },
      columns: [{ id: 'zone' }, { id: 'area' }],
    };
    await act(async () => before.shown()?.show({ view: kept }));
    cleanup();
    const list = await show('/home?source=cities');
    expect(list.shown()?.view).toMatchObject({
      columns: [{ id: 'area' }],
      searchCriteria: { text: 'kept', filters: [{ column: 'area', values: ['North'] }] },
    });
  });

  it('is the one that the tab kept where the address says nothing, and stands there then', async () => {
    const before = await show('/home?source=cities');
    await act(async () => before.shown()?.show({ view: searching('kept') }));
    expect(before.search()).toBe(`?source=cities&view=${codeOf('kept')}`);
    cleanup();
    const list = await show('/home?source=cities');
    expect(list.text()).toBe('kept');
    expect(list.search()).toBe(`?source=cities&view=${codeOf('kept')}`);
  });

  it("is the person's own where neither says anything", async () => {
    const list = await show('/home?source=cities', { own: searching('own') });
    expect(list.text()).toBe('own');
    expect(list.shown()?.saved).toBe('mine');
  });

  it('is the usual one, with a sentence, where the address asks for what is not there', async () => {
    const list = await show('/home?source=cities&view=nonsense');
    expect(list.text()).toBeUndefined();
    expect(list.shown()?.isAddressWrong).toBe(true);
    expect(list.search()).toBe('?source=cities');
    await act(async () => list.shown()?.dismissWrong());
    expect(list.shown()?.isAddressWrong).toBe(false);
  });

  it('follows an address that comes while it stands, as by Back or a link', async () => {
    const list = await show('/home?source=cities');
    await act(async () => void list.router.navigate(`/home?source=cities&view=${codeOf('linked')}`));
    expect(list.text()).toBe('linked');
    await act(async () => void list.router.navigate(-1));
    expect(list.text()).toBeUndefined();
  });

  it('leaves no second entry in the history when it changes', async () => {
    const list = await show('/home?source=cities');
    await act(async () => list.shown()?.show({ view: searching('a') }));
    expect(list.router.state.historyAction).toBe('REPLACE');
  });

  it('stands in the address at once, even while an earlier change is still being drawn', async () => {
    const first = codeOf('first');
    const neverDrawn = new Promise<void>(() => {});
    const drawing = (search: string) => (search.includes(first) ? use(neverDrawn) : undefined);
    const list = await show('/home?source=cities', { drawing });
    await act(async () => list.shown()?.show({ view: searching('first') }));
    await act(async () => list.shown()?.show({ view: searching('second') }));
    expect(list.search()).toBe(`?source=cities&view=${codeOf('second')}`);
    expect(list.text()).toBe('second');
  });

  it('brings nobody back who has gone to another page that is still being drawn', async () => {
    const neverDrawn = new Promise<void>(() => {});
    const drawing = (search: string) => (search === '?slow' ? use(neverDrawn) : undefined);
    const list = await show('/home?source=cities', { drawing });
    await act(async () => void list.router.navigate('/elsewhere?slow'));
    await act(async () => list.shown()?.show({ view: searching('typed before') }));
    expect(list.router.state.location.pathname).toBe('/elsewhere');
    // The list itself is left as it was shown last.
    expect(keptView('cities')?.view.searchCriteria.text).toBe('typed before');
  });

  it("of a folder is the folder's and the address's, not the tab's", async () => {
    const folder = await show('/home?folder=mine', { isKept: false });
    await act(async () => folder.shown()?.show({ view: searching('narrowed') }));
    expect(folder.search()).toContain(`view=${codeOf('narrowed')}`);
    cleanup();
    expect((await show('/home?folder=mine', { isKept: false })).text()).toBeUndefined();
  });
});
