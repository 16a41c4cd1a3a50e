import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { GridView } from 'shared-contracts/grids';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { type ListPlace, lastListPlace, noteListPlace } from './list-place.ts';
import { PageHeader } from './page-header.tsx';

const idOf = (n: number): string => `5b0c1c9e-0000-4000-8000-${String(n).padStart(12, '0')}`;
const record = (n: number) => ({ id: idOf(n), opens: `city/${idOf(n)}/details` });
const at = (n: number, tab = 'details'): string => `/city/${idOf(n)}/${tab}`;

const question: GridView = {
  page: 1,
  pageLimit: 100,
  searchCriteria: { text: 'ed', filters: [] },
  columns: [{ id: 'name', direction: 'asc' }],
  parameters: [],
};

const place = (change: Partial<ListPlace> = {}): ListPlace => ({
  source: 'cities',
  title: 'Cities',
  address: '/home?source=cities&view=abc',
  question,
  total: 358,
  records: [0, 1, 2].map(record),
  before: 0,
  firstLine: 0,
  at: 1,
  ...change,
});

const respond = vi.fn<(url: string, body: unknown) => object>();

beforeEach(() => {
  respond.mockReset();
  vi.stubGlobal('fetch', async (url: RequestInfo | URL, init?: RequestInit) => {
    const answer = respond(String(url), JSON.parse(String(init?.body)));
    return new Response(JSON.stringify({ result: answer }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

async function open(address: string) {
  const view = renderInShell(
    <>
      <PageHeader title="Edmonton" />
      <input aria-label="Name" />
      <Here />
    </>,
    { address },
  );
  await act(async () => {});
  return view;
}

const here = () => screen.getByRole('status').textContent;
const press = (key: string, more: object = {}) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? window, { key, ...more }));

describe('a record', () => {
  it('says which of its list it is, and leads to those beside it in place of itself', async () => {
    noteListPlace(place());
    const { router } = await open(at(1));
    expect(await screen.findByRole('link', { name: '2 of 358' })).toBeDefined();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Next record/ })));
    expect(here()).toContain(at(2));
    expect(screen.getByRole('link', { name: '3 of 358' })).toBeDefined();
    expect(router.state.historyAction).toBe('REPLACE');
    expect(lastListPlace()?.at).toBe(2);
  });

  it('is left by as many records as a key is pressed, however late the page draws', async () => {
    noteListPlace(place({ at: 0 }));
    const { router } = await open(at(0));
    await screen.findByRole('link', { name: '1 of 358' });
    await act(async () => {
      for (const led of [at(1), at(2)]) {
        fireEvent.keyDown(window, { key: 'ArrowDown', altKey: true });
        await vi.waitFor(() => expect(router.state.location.pathname).toBe(led));
      }
    });
    expect(here()).toContain(at(2));
  });

  it('stays on the tab that is open', async () => {
    noteListPlace(place());
    await open(at(1, 'history'));
    await screen.findByRole('link', { name: '2 of 358' });
    await press('ArrowUp', { altKey: true });
    expect(here()).toContain(at(0, 'history'));
  });

  it('opens one of another kind at its own address, not at a tab that it may not have', async () => {
    const task = { id: idOf(2), opens: `project/${idOf(9)}/tasks/${idOf(2)}` };
    noteListPlace(place({ records: [record(0), record(1), task], total: 3 }));
    await open(at(1, 'history'));
    await screen.findByRole('link', { name: '2 of 3' });
    await press('ArrowDown', { altKey: true });
    expect(here()).toContain(`/project/${idOf(9)}/tasks/${idOf(2)} `);
  });

  it('goes back to the list as it was with Esc', async () => {
    noteListPlace(place());
    await open(at(1));
    await screen.findByRole('link', { name: '2 of 358' });
    await press('Escape');
    expect(here()).toBe('/home?source=cities&view=abc {"returns":true}');
  });

  it('leaves its keys to a text that is typed', async () => {
    noteListPlace(place());
    await open(at(1));
    await screen.findByRole('link', { name: '2 of 358' });
    screen.getByLabelText('Name').focus();
    await press('Escape');
    await press('ArrowDown', { altKey: true });
    expect(here()).toContain(at(1));
  });

  it('has no way on at the ends of its list', async () => {
    noteListPlace(place({ total: 3 }));
    await open(at(0));
    expect((await screen.findByRole('button', { name: /Previous record/ })).hasAttribute('disabled')).toBe(
      true,
    );
  });

  it('knows of no list where it was not opened from one', async () => {
    noteListPlace(place());
    await open(at(7));
    expect(screen.queryByRole('link', { name: /of 358/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Edmonton' }));
  });
});

describe('a list of many pages', () => {
  it('is asked for the next page by its own question, and goes on there', async () => {
    const page = (from: number) => Array.from({ length: 100 }, (_, n) => record(from + n));
    noteListPlace(place({ records: page(0).slice(50), before: 50 }));
    const of = (from: number) => ({
      rows: page(from),
      next: null,
      total: null,
      aggregates: null,
      groups: null,
    });
    respond.mockImplementation((_, body) => of(Reflect.get(body ?? {}, 'page') === 1 ? 0 : 100));
    await open(at(99));
    await screen.findByRole('link', { name: '100 of 358' });
    await press('ArrowDown', { altKey: true });
    await waitFor(() => expect(here()).toContain(at(100)));
    expect(respond).toHaveBeenCalledTimes(2);
    expect(respond.mock.calls[1]).toMatchObject([
      expect.stringContaining('grids/source/cities'),
      { page: 2, pageLimit: 100, searchCriteria: { text: 'ed' } },
    ]);
    expect(screen.getByRole('link', { name: '101 of 358' })).toBeDefined();
    // Known neighbours need no second request.
    await press('ArrowUp', { altKey: true });
    await waitFor(() => expect(here()).toContain(at(99)));
    expect(respond).toHaveBeenCalledTimes(2);
  });

  it('skips none after some left it, such as tasks that were completed', async () => {
    const page = (from: number) => Array.from({ length: 100 }, (_, n) => record(from + n));
    noteListPlace(place({ records: page(0) }));
    // Three are gone: those after them moved up, across the end of the page.
    respond.mockImplementation((_, body) => ({
      rows: Reflect.get(body ?? {}, 'page') === 1 ? page(3) : page(103),
      next: null,
      ...{ total: null, aggregates: null, groups: null },
    }));
    await open(at(99));
    await screen.findByRole('link', { name: '100 of 358' });
    await press('ArrowDown', { altKey: true });
    await waitFor(() => expect(here()).toContain(at(100)));
  });

  it('goes back across pages too', async () => {
    noteListPlace(place({ records: [100, 101].map(record), before: 100, at: 0 }));
    const rows = Array.from({ length: 100 }, (_, n) => record(n));
    respond.mockReturnValue({ rows, next: null, total: null, aggregates: null, groups: null });
    await open(at(100));
    await screen.findByRole('link', { name: '101 of 358' });
    await press('ArrowUp', { altKey: true });
    await waitFor(() => expect(here()).toContain(at(99)));
    expect(screen.getByRole('link', { name: '100 of 358' })).toBeDefined();
  });

  it('passes over what opens nothing', async () => {
    noteListPlace(place({ records: [record(0), { id: idOf(1), opens: null }, record(2)] }));
    await open(at(0));
    await screen.findByRole('link', { name: '1 of 358' });
    await press('ArrowDown', { altKey: true });
    await waitFor(() => expect(here()).toContain(at(2)));
  });
});
