import { type GridAnswer, gridSource } from 'shared-contracts/grids';
import { type RestClient, RestFailure } from 'shared-contracts/rest-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runPage } from '../rows/row-run.ts';
import { groupColumn, newView } from '../views/grid-view.ts';
import { RemoteRows } from './remote-rows.ts';

const source = gridSource('countries');
if (!source) throw new Error('There is no source of countries.');
const view = newView(source.columns);

beforeEach(() => void vi.useFakeTimers());

interface GridRequest {
  readonly page: number;
  readonly after: string | null;
  readonly withTotal: boolean;
  readonly searchCriteria: { readonly filters: readonly unknown[] };
}

/** An API with so many rows, named by their place. */
function anApi(total: number, groups: GridAnswer['groups'] = null) {
  const requests: GridRequest[] = [];
  let refusal: RestFailure | undefined;
  const rest = {
    post: async (_path: string, body: GridRequest) => {
      requests.push(body);
      if (refusal) throw refusal;
      const from = (body.page - 1) * runPage;
      const rows = Array.from({ length: Math.max(0, Math.min(runPage, total - from)) }, (_, index) => ({
        id: `row ${from + index}`,
        opens: null,
      }));
      const next = from + rows.length < total ? `behind ${from + rows.length - 1}` : null;
      return {
        rows,
        next,
        total: body.withTotal ? total : null,
        aggregates: null,
        groups: body.withTotal ? groups : null,
      };
    },
    get: async () => [],
  };
  return {
    rest: rest as unknown as RestClient,
    requests,
    refuse: (failure: RestFailure | undefined) => {
      refusal = failure;
    },
  };
}

const opening = { definition: null, rows: [{ id: 'row 0', opens: null }], next: null, total: 1 };

const settle = () => vi.advanceTimersByTimeAsync(100);

function lineAt(rows: RemoteRows, index: number): string {
  const item = rows.getState().items.at(index);
  if (item?.kind === 'row') return item.row.id;
  return item?.kind === 'pending' ? `pending ${item.key}` : (item?.kind ?? 'none');
}

function keyAt(rows: RemoteRows, index: number): string {
  const item = rows.getState().items.at(index);
  if (item?.kind !== 'pending') throw new Error(`Line ${index} is not pending.`);
  return item.key;
}

describe('rows that came with their grid', () => {
  it('are shown without another question, and asked for again when there is another', async () => {
    const api = anApi(250);
    const answer: GridAnswer = { ...opening, aggregates: null, groups: null };
    const rows = new RemoteRows(api.rest, source, view, answer);
    rows.start();
    await settle();
    expect([rows.getState().isLoading, lineAt(rows, 0), api.requests.length]).toEqual([false, 'row 0', 0]);
    rows.stop();
    rows.start();
    await settle();
    expect([rows.getState().total, api.requests.length]).toEqual([250, 1]);
  });
});

describe('rows that the API holds', () => {
  it('have their full count from the first page on', async () => {
    const { rest } = anApi(250);
    const rows = new RemoteRows(rest, source, view);
    rows.start();
    expect(rows.getState().isLoading).toBe(true);
    await settle();
    expect(rows.getState()).toMatchObject({ isLoading: false, total: 250, items: { count: 250 } });
    expect([lineAt(rows, 0), lineAt(rows, 99), lineAt(rows, 100)]).toEqual([
      'row 0',
      'row 99',
      'pending 1 all',
    ]);
  });

  it('come all the same where they were given up and asked for again', async () => {
    const { rest, requests } = anApi(250);
    const rows = new RemoteRows(rest, source, view);
    rows.start();
    rows.stop();
    rows.start();
    await settle();
    expect(requests.length).toBe(2);
    expect(rows.getState()).toMatchObject({ isLoading: false, total: 250, items: { count: 250 } });
  });

  it('are asked for behind the page before, or by number after a jump', async () => {
    const { rest, requests } = anApi(1000);
    const rows = new RemoteRows(rest, source, view);
    rows.start();
    await settle();
    rows.load([keyAt(rows, 100)]);
    await settle();
    rows.load([keyAt(rows, 999)]);
    await settle();
    expect(requests.map(({ page, after, withTotal }) => [page, after, withTotal])).toEqual([
      [1, null, true],
      [2, 'behind 99', false],
      [10, null, false],
    ]);
    expect([lineAt(rows, 150), lineAt(rows, 999), lineAt(rows, 500)]).toEqual([
      'row 150',
      'row 999',
      'pending 5 all',
    ]);
  });

  it('are not asked for while somebody scrolls past them, and no page twice', async () => {
    const { rest, requests } = anApi(1000);
    const rows = new RemoteRows(rest, source, view);
    rows.start();
    await settle();
    for (const line of [150, 250, 350]) {
      rows.load([keyAt(rows, line)]);
      await vi.advanceTimersByTimeAsync(10);
    }
    await settle();
    rows.load(['3 all']);
    await settle();
    expect(requests.map(({ page }) => page)).toEqual([1, 4]);
  });

  it('stay where a page fails, with why, and come when tried again', async () => {
    const { rest, refuse } = anApi(250);
    const rows = new RemoteRows(rest, source, view);
    rows.start();
    await settle();
    refuse(new RestFailure(500, 'The list cannot be read now.'));
    rows.load(['1 all']);
    await settle();
    expect(rows.getState().failure).toEqual({ message: 'The list cannot be read now.' });
    expect(lineAt(rows, 0)).toBe('row 0');
    refuse(undefined);
    rows.tryAgain();
    await settle();
    expect(rows.getState().failure).toBeUndefined();
    expect(lineAt(rows, 120)).toBe('row 120');
  });

  it('are not asked for again by themselves where they failed, and all of them when tried again', async () => {
    const { rest, refuse, requests } = anApi(1000);
    const rows = new RemoteRows(rest, source, view);
    rows.start();
    await settle();
    refuse(new RestFailure(400, 'The list cannot be read so.'));
    for (let turn = 0; turn < 5; turn += 1) {
      rows.load(['1 all', '2 all']);
      await settle();
    }
    expect(requests.length).toBe(3);
    refuse(undefined);
    rows.tryAgain();
    await settle();
    expect([lineAt(rows, 120), lineAt(rows, 220)]).toEqual(['row 120', 'row 220']);
  });

  it('show what there is where rows were deleted meanwhile', async () => {
    const { rest } = anApi(150);
    const rows = new RemoteRows(
      {
        ...rest,
        post: (async (path: string, body: GridRequest) => {
          const answer = await (
            rest.post as unknown as (path: string, body: GridRequest) => Promise<GridAnswer>
          )(path, body);
          return body.withTotal ? { ...answer, total: 300 } : answer;
        }) as RestClient['post'],
      },
      source,
      view,
    );
    rows.start();
    await settle();
    expect(rows.getState().items.count).toBe(300);
    rows.load(['1 all']);
    await settle();
    expect(rows.getState().items.count).toBe(150);
  });

  it('come group by group when a group is opened', async () => {
    const groups = [
      { value: 'CA', count: 120, aggregates: {} },
      { value: null, count: 3, aggregates: {} },
    ];
    const { rest, requests } = anApi(120, groups);
    const rows = new RemoteRows(rest, source, groupColumn(view, 'code'));
    rows.start();
    await settle();
    expect([rows.getState().items.count, lineAt(rows, 0), lineAt(rows, 1)]).toEqual([2, 'group', 'group']);
    rows.toggleGroup('group:"CA"');
    await settle();
    expect(requests.at(-1)?.searchCriteria.filters).toEqual([{ column: 'code', values: ['CA'] }]);
    expect([rows.getState().items.count, lineAt(rows, 1), lineAt(rows, 121)]).toEqual([
      122,
      'row 0',
      'group',
    ]);
    expect(lineAt(rows, 120)).toBe('pending 1 group:"CA"');
    rows.toggleGroup('group:"CA"');
    expect(rows.getState().items.count).toBe(2);
  });

  it('come as they are in sight when all groups are opened at once', async () => {
    const groups = [
      { value: 'CA', count: 120, aggregates: {} },
      { value: 'US', count: 3, aggregates: {} },
    ];
    const { rest, requests } = anApi(120, groups);
    const rows = new RemoteRows(rest, source, groupColumn(view, 'code'));
    rows.start();
    await settle();
    const before = requests.length;
    rows.showGroups(true);
    expect([rows.getState().items.count, requests.length]).toEqual([125, before]);
    expect(lineAt(rows, 1)).toBe('pending 0 group:"CA"');
    rows.load(['0 group:"CA"']);
    await settle();
    expect([lineAt(rows, 1), lineAt(rows, 122)]).toEqual(['row 0', 'pending 0 group:"US"']);
    expect(rows.knownRows().map(({ id }) => id)).toContain('row 0');
    rows.showGroups(false);
    expect(rows.getState().items.count).toBe(2);
  });
});
