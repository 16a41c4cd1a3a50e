import { type GridAnswer, type GridColumn, gridAnswerSchema, gridSources } from 'shared-contracts/grids';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { demoNames } from '../demo/demo-accounts.ts';
import { nothingArchived } from '../testing/nothing-archived.ts';
import { runningServer } from '../testing/running-server.ts';
import type { TestClient } from '../testing/test-server.ts';
import { isSourceOn } from './may-see-source.ts';

const server = await runningServer();

beforeAll(async () => {
  await nothingArchived(server);
});

/** Something to filter a column of this type by, in every way that there is. */
function filtersOf({ id, type }: GridColumn): readonly object[] {
  if (type === 'number')
    return [
      { column: id, from: 0, to: 1_000 },
      { column: id, values: [1, null] },
    ];
  if (type === 'date')
    return [
      { column: id, from: '2024-02-29', to: '2030-12-31' },
      { column: id, values: ['2026-01-31', null] },
    ];
  if (type === 'bool') return [{ column: id, values: [true, false, null] }];
  return [
    { column: id, contains: '(a%' },
    { column: id, values: ['x', null] },
  ];
}

type Source = (typeof gridSources)[number];

async function page(client: TestClient, source: Source, body: object): Promise<GridAnswer> {
  const columns = source.columns.map(({ id }) => ({ id }));
  const answer = await client.post(`/api/grids/source/${source.id}`, {
    columns,
    pageLimit: 2,
    withTotal: true,
    ...body,
  });
  const what = `${source.name} ${JSON.stringify(body)}`;
  expect([what, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([what, 200, '']);
  // The database writes the answer: it must still match the declaration, with nothing left out or added.
  const { result } = answer.json();
  expect([what, v.parse(gridAnswerSchema, result)]).toEqual([what, result]);
  return result;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The pattern of a declared address with the ids of a row filled in. */
const addressLike = (template: string): RegExp => new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, uuid)}$`);

it('a row of every grid has its id, an address of its declaration, and a cell for each column asked for', async () => {
  const client = await server.signIn('admin');
  const opened = new Set<string>();
  for (const source of gridSources) {
    const templates = [source.opens, source.opensElse].filter((one) => one !== undefined);
    const { rows } = await page(client, source, { pageLimit: 50 });
    for (const { id, opens, ...cells } of rows) {
      expect(id).toMatch(new RegExp(`^${uuid}$`));
      expect([source.name, source.columns.filter((column) => !(column.id in cells))]).toEqual([
        source.name,
        [],
      ]);
      if (opens === null) continue;
      const template = templates.find((one) => addressLike(one).test(opens));
      expect([source.name, opens, template]).toEqual([source.name, opens, expect.any(String)]);
      opened.add(source.name);
    }
    // If the declared address needs only the row's own id, every row opens it.
    if (source.opens?.match(/\{/g)?.length === 1 && source.opens.includes('{id}'))
      for (const { id, opens } of rows) expect(opens).toBe(source.opens.replace('{id}', id));
  }
  expect(opened.size).toBeGreaterThan(20);
});

it('every column of every grid is searched, filtered, sorted, grouped and listed', async () => {
  const client = await server.signIn('admin');
  for (const source of gridSources) {
    for (const text of ['a', '(100%_\\']) await page(client, source, { searchCriteria: { text } });
    for (const column of source.columns.filter(({ filterable }) => filterable)) {
      for (const filter of filtersOf(column))
        await page(client, source, { searchCriteria: { filters: [filter] }, withTotal: false });
      const address = `/api/grids/source/${source.id}/config/${source.configId}/column/${column.id}`;
      const values = await client.get(address);
      expect([address, values.statusCode]).toEqual([address, 200]);
    }
    for (const { id } of source.columns.filter(({ sortable }) => sortable)) {
      const columns = [{ id, direction: 'desc', isGrouped: true }];
      const { next } = await page(client, source, { columns });
      if (next) await page(client, source, { columns, after: next, withTotal: false });
    }
  }
});

it.each(demoNames.filter((name) => name !== 'admin'))(
  'every grid is searched, filtered and grouped by %s',
  async (name) => {
    const client = await server.signIn(name);
    const { flags } = (await client.get('/api/start')).json().result;
    for (const source of gridSources.filter((one) => isSourceOn(one, flags))) {
      const filters = source.columns.filter(({ filterable }) => filterable).flatMap(filtersOf);
      const sorted = source.columns.find(({ sortable }) => sortable)?.id ?? '';
      await page(client, source, {
        searchCriteria: { text: 'a' },
        columns: [{ id: sorted, direction: 'desc', isGrouped: true }],
      });
      await page(client, source, { searchCriteria: { filters } });
    }
  },
);

it('a search finds a task by its name, an event by its type, a timesheet by its person', async () => {
  const admin = await server.signIn('admin');
  const invoicing = await server.signIn('invoicing');
  const { pool } = server.database;
  const count = async (sql: string) => Number((await pool.query(`select count(*) ${sql}`)).rows[0].count);
  const total = async (name: string, text: string, client = admin) => {
    const source = gridSources.find((one) => one.name === name);
    if (!source) throw new Error(`There is no ${name}.`);
    return (await page(client, source, { searchCriteria: { text } })).total;
  };
  const [task] = (
    await pool.query(`select t.name from assigned_task a join task t on t.id = a.task_id limit 1`)
  ).rows;
  expect(await total('assigned-tasks', task.name)).toBeGreaterThanOrEqual(
    await count(`from assigned_task a join task t on t.id = a.task_id where t.name = '${task.name}'`),
  );
  expect(await total('assigned-tasks', 'no such words')).toBe(0);
  const [type] = (
    await pool.query(`select t.code from event e join event_type t on t.id = e.event_type_id limit 1`)
  ).rows;
  expect(await total('events', type.code)).toBeGreaterThan(0);
  expect(await total('timesheets', 'BRO', invoicing)).toBe(
    await count(
      `from timesheet t join app_user u on u.id = t.user_id
       where (u.first_name || ' ' || u.last_name) ilike '%bro%' or t.status ilike '%bro%'`,
    ),
  );
});

it.each([
  ['agreements', { column: 'datesExpiryDate', values: ['2024-02-30'] }, 'Expiry'],
  ['agreements', { column: 'datesExpiryDate', from: '0000-01-01' }, 'Expiry'],
  ['agreements', { column: 'sequence', values: [1.5] }, 'Seq'],
  ['agreements', { column: 'sequence', from: 1e20 }, 'Seq'],
  ['agreements', { column: 'sequence', to: -3_000_000_000 }, 'Seq'],
])('a filter of %s by %j names the column that it does not fit', async (source, filter, title) => {
  const admin = await server.signIn('admin');
  const answer = await admin.post(`/api/grids/source/${source}`, {
    columns: [{ id: 'name' }],
    searchCriteria: { filters: [filter] },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    `${title} cannot be filtered by this value.`,
  ]);
});

it.each([
  [{ column: 'size', from: 1.5, to: 1e30 }],
  [{ column: 'size', values: [1.5, 1e-30] }],
  [{ column: 'uploadedDate', from: '2024-02-29' }],
])('a filter of documents by %j is taken', async (filter) => {
  const admin = await server.signIn('admin');
  const answer = await admin.post('/api/grids/source/documents', {
    columns: [{ id: 'name' }],
    searchCriteria: { filters: [filter] },
  });
  expect(answer.statusCode).toBe(200);
});
