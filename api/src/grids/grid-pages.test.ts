import { type GridAnswer, type GridColumn, type GridSource, gridSources } from 'shared-contracts/grids';
import { beforeAll, describe, expect, it } from 'vitest';
import { nothingArchived } from '../testing/nothing-archived.ts';
import { runningServer } from '../testing/running-server.ts';
import type { TestClient } from '../testing/test-server.ts';

let clients: Readonly<Record<'admin' | 'invoicing', TestClient>>;

const server = await runningServer();

beforeAll(async () => {
  await nothingArchived(server);
  clients = { admin: await server.signIn('admin'), invoicing: await server.signIn('invoicing') };
});

type Rows = readonly Readonly<Record<string, unknown>>[];

async function ask(client: TestClient, source: GridSource, body: object): Promise<GridAnswer> {
  const answer = await client.post(`/api/grids/source/${source.id}`, body);
  expect([source.name, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([
    source.name,
    200,
    '',
  ]);
  return answer.json().result;
}

/** All rows, page by page. */
async function walk(client: TestClient, source: GridSource, body: object): Promise<Rows> {
  const rows: Record<string, unknown>[] = [];
  let after: string | null = null;
  do {
    const page: GridAnswer = await ask(client, source, { ...body, after });
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return rows;
}

const idsOf = (rows: Rows) => rows.map(({ id }) => id);
const isEmpty = (value: unknown) => value === null || value === undefined;

async function checkSort(client: TestClient, source: GridSource, column: GridColumn): Promise<void> {
  const name = `${source.name}.${column.id}`;
  const [up, down] = await Promise.all(
    (['asc', 'desc'] as const).map((direction) =>
      ask(client, source, { columns: [{ id: column.id, direction }], pageLimit: 1000, withTotal: true }),
    ),
  );
  if (!up || !down) throw new Error('There are two directions.');
  expect([name, up.total]).toEqual([name, Math.max(up.rows.length, up.total ?? 0)]);
  expect([name, new Set(idsOf(up.rows)).size]).toEqual([name, up.rows.length]);
  const values = up.rows.map((row) => row[column.id]);
  const filled = values.filter((value) => !isEmpty(value)).length;
  expect([name, values.slice(0, filled).some(isEmpty)]).toEqual([name, false]);
  expect([name, down.rows.slice(0, 1).map((row) => isEmpty(row[column.id]))]).toEqual([
    name,
    values.slice(0, 1).map(isEmpty),
  ]);
  if (column.type === 'number' || column.type === 'date') {
    const sorted = [...values.slice(0, filled)].sort((one, other) =>
      String(one) === String(other)
        ? 0
        : Number(Number.isNaN(Number(one)) ? String(one) > String(other) : Number(one) > Number(other)) * 2 -
          1,
    );
    expect([name, values.slice(0, filled)]).toEqual([name, sorted]);
  }
  if (up.next === null) {
    expect([name, idsOf(down.rows).slice(0, filled)]).toEqual([
      name,
      idsOf(up.rows).slice(0, filled).reverse(),
    ]);
  }
  const limit = Math.max(1, Math.ceil(Math.min(up.total ?? 1, 1000) / 3));
  const paged = await walk(client, source, {
    columns: [{ id: column.id, direction: 'desc' }],
    pageLimit: limit,
  });
  expect([name, idsOf(paged).slice(0, down.rows.length)]).toEqual([name, idsOf(down.rows)]);
  expect([name, paged.length]).toEqual([name, up.total]);
  const jumped = await Promise.all(
    [1, 2, 3, 4].map((page) =>
      ask(client, source, { columns: [{ id: column.id, direction: 'desc' }], pageLimit: limit, page }),
    ),
  );
  expect([name, jumped.flatMap(({ rows }) => idsOf(rows))]).toEqual([name, idsOf(paged).slice(0, limit * 4)]);
}

describe.each(gridSources.map((source) => [source.name, source] as const))('%s', (_, source) => {
  it('pages by key through every sort that it offers, empty values last', async () => {
    const client =
      source.name === 'invoices' || source.name === 'timesheets' ? clients.invoicing : clients.admin;
    const sortable = source.columns.filter(({ sortable: offered }) => offered);
    expect(sortable.length).toBeGreaterThan(0);
    for (const column of sortable) await checkSort(client, source, column);
  });
});

it.each(
  gridSources
    .filter(({ sortedFrom }) => sortedFrom === 'desc')
    .map((source) => [source.name, source] as const),
)('%s open with the newest', async (_, source) => {
  const column = source.columns.find(({ path }) => path === source.sortedBy);
  const [opened, sorted, up] = await Promise.all(
    [
      {},
      { columns: [{ id: column?.id, direction: 'desc' }] },
      { columns: [{ id: column?.id, direction: 'asc' }] },
    ].map((body) => ask(clients.invoicing, source, body)),
  );
  expect(idsOf(opened?.rows ?? [])).toEqual(idsOf(sorted?.rows ?? []));
  expect(idsOf(opened?.rows ?? [])).not.toEqual(idsOf(up?.rows ?? []));
});

describe('several columns', () => {
  const agreements = gridSources.find(({ name }) => name === 'agreements') as GridSource;
  const first = { id: 'surfaceStatusStatus', direction: 'asc', sortOrder: 1 };
  const second = { id: 'datesExpiryDate', direction: 'desc', sortOrder: 2 };

  it.each([
    ['a joined one first', [first, second]],
    [
      'its own first',
      [
        { ...second, sortOrder: 1 },
        { ...first, sortOrder: 2 },
      ],
    ],
  ])('sort together and page by key: %s', async (_name, columns) => {
    const whole = await ask(clients.admin, agreements, { columns, pageLimit: 1000 });
    const paged = await walk(clients.admin, agreements, { columns, pageLimit: 130 });
    expect(idsOf(paged)).toEqual(idsOf(whole.rows));
    expect(new Set(idsOf(paged)).size).toBe(1000);
  });

  it('group first, whatever the sort order says', async () => {
    const columns = [
      { id: 'name', direction: 'asc', sortOrder: 1 },
      { id: 'agreementTypeCode', isGrouped: true },
      { id: 'areaAndLengthGrossArea', aggregate: 'sum' },
    ];
    const { rows, groups, total, aggregates } = await ask(clients.admin, agreements, {
      columns,
      pageLimit: 1000,
      withTotal: true,
    });
    const types = rows.map((row) => row['agreementTypeCode']);
    expect([...new Set(types)]).toEqual(groups?.map(({ value }) => value));
    expect(groups?.map(({ count }) => count)).toEqual(
      groups?.map(({ value }) => types.filter((type) => type === value).length),
    );
    expect(total).toBe(1000);
    const sum = (list: readonly unknown[]) => list.reduce((whole: number, value) => whole + Number(value), 0);
    const areas = rows.map((row) => row['areaAndLengthGrossArea']);
    expect(Number(aggregates?.['areaAndLengthGrossArea'])).toBeCloseTo(sum(areas), 3);
    expect(sum(groups?.map((group) => group.aggregates['areaAndLengthGrossArea']) ?? [])).toBeCloseTo(
      sum(areas),
      3,
    );
  });
});
