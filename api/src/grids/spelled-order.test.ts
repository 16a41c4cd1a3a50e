import { gridSources } from 'shared-contracts/grids';
import { beforeAll, expect, it } from 'vitest';
import { runningServer } from '../testing/running-server.ts';
import type { TestClient } from '../testing/test-server.ts';

/** Names in the order in which people look for them; by their bytes 'Line 10' is before 'Line 2', and 'Élie' the last of all. */
const names = [
  'Ångstrom, Lars',
  'bar U Ranch Ltd.',
  'Bar V Ranch Ltd.',
  'de Vries, Anna',
  'Deville, Marc',
  'Élie, Joseph',
  'Elk, Mary',
  'Line 2 Grazing Association',
  'Line 10 Grazing Association',
  'O’Brien, Pat',
  'van der Berg, Jan',
  'Vandal, Rose',
  'Zimmer, Otto',
];

const server = await runningServer();
let admin: TestClient;

function sourceOf(name: string) {
  const found = gridSources.find((source) => source.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

const associates = sourceOf('associates');

beforeAll(async () => {
  admin = await server.signIn('admin');
  const { rows } = await server.database.pool.query(
    `select b.id from business_associate b where exists (select from request r where r.business_associate_id = b.id)
     order by b.id limit $1`,
    [names.length],
  );
  expect(rows.length).toBe(names.length);
  // Named from the last to the first, so that the order of ids is not that of names.
  for (const [place, { id }] of rows.entries())
    await server.database.pool.query('update business_associate set name = $2 where id = $1', [
      id,
      `Spelled ${names.toReversed()[place]}`,
    ]);
});

const ours = (values: readonly unknown[]): readonly string[] =>
  values.flatMap((value) =>
    typeof value === 'string' && value.startsWith('Spelled ') ? [value.slice('Spelled '.length)] : [],
  );

/** The names of all pages of a few rows each. */
async function walked(direction: 'asc' | 'desc', filters: readonly object[]): Promise<readonly string[]> {
  const found: unknown[] = [];
  let after: string | null = null;
  do {
    const answer = await admin.post(`/api/grids/source/${associates.id}`, {
      columns: [{ id: 'name', direction, sortOrder: 1 }],
      pageLimit: 3,
      after,
      searchCriteria: { filters },
    });
    const { rows, next } = answer.json().result;
    found.push(...rows.map(({ name }: { name: unknown }) => name));
    after = next;
  } while (after !== null);
  return ours(found);
}

it('names stand where people look for them, capitals and accents aside and numbers by value, page by page', async () => {
  const filters = [{ column: 'name', contains: 'Spelled' }];
  expect(await walked('asc', filters)).toEqual(names);
  expect(await walked('desc', filters)).toEqual(names.toReversed());
});

it('names of other records stand in that order as headings, and so do the choices of a filter', async () => {
  const requests = sourceOf('requests');
  const answer = await admin.post(`/api/grids/source/${requests.id}`, {
    columns: [{ id: 'businessAssociateName', direction: 'asc', isGrouped: true, sortOrder: 1 }],
    pageLimit: 1000,
    withTotal: true,
  });
  const { rows, groups } = answer.json().result;
  expect(ours(groups.map(({ value }: { value: unknown }) => value))).toEqual(names);
  const shown = ours(
    rows.map(({ businessAssociateName }: { businessAssociateName: unknown }) => businessAssociateName),
  );
  expect([...new Set(shown)]).toEqual(names);
  for (const [source, column] of [
    [requests, 'businessAssociateName'],
    [associates, 'name'],
  ] as const) {
    const values = await admin.get(
      `/api/grids/source/${source.id}/config/${source.configId}/column/${column}`,
    );
    expect(ours(values.json().result)).toEqual(names);
  }
});

it('numbers of records stand by their value, and are filtered by as they are written', async () => {
  const numbers = ['T2', 'T2-a', 'T10', 'T100'];
  const { rows } = await server.database.pool.query('select id from agreement order by id limit $1', [
    numbers.length,
  ]);
  for (const [place, { id }] of rows.entries())
    await server.database.pool.query('update agreement set reference_number = $2 where id = $1', [
      id,
      `Spelled ${numbers.toReversed()[place]}`,
    ]);
  const agreements = sourceOf('agreements');
  const asked = async (filter: object) =>
    ours(
      (
        await admin.post(`/api/grids/source/${agreements.id}`, {
          columns: [{ id: 'referenceNumber', direction: 'asc', sortOrder: 1 }],
          searchCriteria: { filters: [{ column: 'referenceNumber', ...filter }] },
        })
      )
        .json()
        .result.rows.map(({ referenceNumber }: { referenceNumber: unknown }) => referenceNumber),
    );
  expect(await asked({ contains: 'spelled t' })).toEqual(numbers);
  expect(await asked({ values: ['Spelled T10', 'Spelled T2'] })).toEqual(['T2', 'T10']);
});
