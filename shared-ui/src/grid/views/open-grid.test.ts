import { type GridSource, gridDefinition, gridSource } from 'shared-contracts/grids';
import { createRestClient, type RestClient, unreachable } from 'shared-contracts/rest-client';
import { afterEach, expect, it, vi } from 'vitest';
import { newView } from './grid-view.ts';
import { openGrid } from './open-grid.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const source = gridSource('countries') as GridSource;

function anApi(definition: unknown = gridDefinition(source)) {
  const requests: unknown[] = [];
  const answer = { definition, rows: [], next: null, total: 0, aggregates: null, groups: null };
  const rest = {
    post: async (path: string, body: object) => {
      requests.push({ path, ...body });
      return answer;
    },
  };
  return { rest: rest as unknown as RestClient, requests };
}

it('asks for a grid and its first rows in one call, without knowing a column', async () => {
  const { rest, requests } = anApi();
  const { grid, first } = await openGrid(rest, 'countries', undefined);
  expect(requests).toEqual([
    { path: 'grids/source/countries', page: 1, pageLimit: 100, withTotal: true, withDefinition: true },
  ]);
  expect(grid.columns.map(({ id }) => id)).toEqual(source.columns.map(({ id }) => id));
  expect(grid.columns[0]?.title).toEqual({ en: 'Code', es: 'Código' });
  expect(first.view).toBe(grid.standard);
  expect(grid.standard.columns.find(({ direction }) => direction)).toMatchObject({
    id: 'name',
    direction: 'asc',
  });
});

it('asks for the rows of the view that is shown', async () => {
  const { rest, requests } = anApi();
  const view = { ...newView(source.columns), searchCriteria: { text: 'can', filters: [] } };
  const { first } = await openGrid(rest, 'countries', view);
  expect(requests[0]).toMatchObject({ searchCriteria: { text: 'can' }, withDefinition: true });
  expect(first.view).toBe(view);
});

it('says that an API tells no definition', async () => {
  await expect(openGrid(anApi(null).rest, 'countries', undefined)).rejects.toThrow(
    'The API does not tell what countries is.',
  );
});

it('stops waiting for an API that never answers', async () => {
  const soon = AbortSignal.timeout(10);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
  const never = (_: string, { signal }: { readonly signal: AbortSignal }) =>
    new Promise((_answer, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', never);
  const { signal } = new AbortController();
  const opening = openGrid(createRestClient({ basePath: '/' }), 'countries', undefined, signal);
  await expect(opening).rejects.toMatchObject({ name: 'RestFailure', message: unreachable() });
});
