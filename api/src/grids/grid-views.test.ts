import { randomUUID } from 'node:crypto';
import { gridSource, type SavedView, type SmartFolder, savedViewLimits } from 'shared-contracts/grids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNames } from '../demo/demo-accounts.ts';
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let broker: TestClient;
let readOnly: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  broker = await server.signIn('broker');
  readOnly = await server.signIn('readonly');
});

afterAll(() => server.stop());

const path = `/api/grids/source/${gridSource('agreements')?.id}/views`;

const aView = (values: Partial<SavedView> = {}) => ({
  id: randomUUID(),
  name: `View ${randomUUID().slice(0, 8)}`,
  isDefault: false,
  view: {
    page: 1,
    pageLimit: 50,
    searchCriteria: { text: 'wiebe', filters: [{ column: 'name', contains: 'a' }] },
    columns: [
      { id: 'name', width: 300, direction: 'asc' as const, sortOrder: 1 },
      { id: 'sequence', hidden: true },
    ],
    parameters: [],
  },
  ...values,
});

const views = async (client: TestClient): Promise<SavedView[]> => (await client.get(path)).json().result;
const save = (client: TestClient, view: object) => client.post(path, view);

describe('a saved view', () => {
  it('is kept whole, changed and deleted by its owner, a read-only one too', async () => {
    for (const client of [broker, readOnly]) {
      const view = aView();
      expect((await save(client, view)).json().result).toContainEqual(view);
      await save(client, { ...view, name: 'Changed' });
      expect((await views(client)).filter(({ id }) => id === view.id)).toEqual([
        { ...view, name: 'Changed' },
      ]);
      expect((await client.post(`${path}/delete`, { ids: [view.id] })).json().result).toEqual([view.id]);
      expect((await views(client)).filter(({ id }) => id === view.id)).toEqual([]);
    }
  });

  it('is nobody else’s to see, change or delete', async () => {
    const view = aView();
    await save(broker, view);
    expect((await views(readOnly)).map(({ id }) => id)).not.toContain(view.id);
    expect((await save(readOnly, view)).statusCode).toBe(403);
    expect((await readOnly.post(`${path}/delete`, { ids: [view.id] })).json().result).toEqual([]);
    expect((await views(broker)).map(({ id }) => id)).toContain(view.id);
  });

  it('of the default takes the place of the former', async () => {
    const [first, second] = [aView({ isDefault: true }), aView({ isDefault: true })];
    await save(broker, first);
    await save(broker, second);
    expect((await views(broker)).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([
      second.id,
    ]);
  });

  it('forgets what its place alone gave it', async () => {
    const view = aView();
    const parameters = [{ id: 'surfaceProjectId' as const, value: randomUUID(), transient: true }];
    await save(broker, { ...view, view: { ...view.view, parameters } });
    expect((await views(broker)).find(({ id }) => id === view.id)?.view.parameters).toEqual([]);
  });

  it('needs a name of its own and known columns', async () => {
    const view = aView({ name: 'Mine' });
    await save(broker, view);
    const same = await save(broker, aView({ name: ' MINE ' }));
    expect([same.statusCode, same.json().fields]).toEqual([
      422,
      [{ path: 'name', message: 'You have a view of this name already.' }],
    ]);
    expect((await save(broker, aView({ name: '  ' }))).json().fields).toEqual([
      { path: 'name', message: 'Required value.' },
    ]);
    expect((await save(broker, aView({ name: 'x'.repeat(101) }))).json().fields).toEqual([
      { path: 'name', message: 'Cannot exceed 100 characters.' },
    ]);
    const unknown = await save(broker, { ...view, view: { ...view.view, columns: [{ id: 'nothing' }] } });
    expect([unknown.statusCode, unknown.json().message]).toEqual([400, 'nothing is no column of this grid.']);
  });

  it('is one of fifty at most', async () => {
    const approver = await server.signIn('approver');
    const answers = await Promise.all(
      Array.from({ length: savedViewLimits.views + 1 }, () => save(approver, aView())),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect(await views(approver)).toHaveLength(savedViewLimits.views);
  });
});

describe('smart folders', () => {
  it.each(demoNames)('of %s open views that find what they count', async (name) => {
    const client = await server.signIn(name);
    const folders: SmartFolder[] = (await client.get('/api/start/smart-folders')).json().result;
    expect(folders.length).toBeGreaterThanOrEqual(8);
    for (const { id, source, view, count } of folders) {
      const answer = await client.post(`/api/grids/source/${source}`, { ...view, withTotal: true });
      expect([id, answer.json().result.total]).toEqual([id, count]);
    }
    expect(folders.some(({ id }) => id === 'invoices-open')).toBe(name === 'admin' || name === 'invoicing');
    expect(folders.some(({ id }) => id === 'timesheets-pending')).toBe(
      ['broker', 'invoicing'].includes(name),
    );
  });

  it('hold a person’s own tasks', async () => {
    const folders: SmartFolder[] = (await broker.get('/api/start/smart-folders')).json().result;
    const mine = folders.find(({ id }) => id === 'my-tasks');
    const { rows } = await server.database.pool.query(
      `select count(*)::int as n from assigned_task t join app_user u on u.id = t.assignee_id
       where u.user_name like 'broker@%' and completed_date is null`,
    );
    expect(mine?.count).toBe(rows[0].n);
    expect(mine?.count).toBeGreaterThan(0);
  });
});
