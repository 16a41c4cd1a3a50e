import { randomUUID } from 'node:crypto';
import {
  gridSource,
  type OfferedView,
  type SavedView,
  type SmartFolder,
  savedViewLimits,
} from 'shared-contracts/grids';
import { describe, expect, it } from 'vitest';
import { demoNames } from '../demo/demo-accounts.ts';
import { runningServer } from '../testing/running-server.ts';
import type { TestClient } from '../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const readOnly = await server.signIn('readonly');

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

const views = async (client: TestClient): Promise<OfferedView[]> => (await client.get(path)).json().result;
const save = (client: TestClient, view: object) => client.post(path, view);

describe('a saved view', () => {
  it('is kept whole, changed and deleted by its owner, a read-only one too', async () => {
    for (const client of [broker, readOnly]) {
      const view = aView();
      const stored = { ...view, scope: 'private', mayChange: true };
      expect((await save(client, view)).json().result).toContainEqual(stored);
      await save(client, { ...view, name: 'Changed' });
      expect((await views(client)).filter(({ id }) => id === view.id)).toEqual([
        { ...stored, name: 'Changed' },
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

describe('a view that a company shares', () => {
  const shared = (values: Partial<SavedView> = {}) => aView({ scope: 'company', ...values });
  const names = async (client: TestClient) => (await views(client)).map(({ name }) => name);
  const find = async (client: TestClient, id: string) => (await views(client)).find((view) => view.id === id);

  it('is everybody’s of the company to open, and nobody’s of another', async () => {
    const view = shared();
    await save(broker, view);
    const [admin, operator] = [await server.signIn('admin'), await server.signIn('operator')];
    expect(await find(admin, view.id)).toEqual({ ...view, mayChange: true });
    expect(await names(operator)).not.toContain(view.name);
    expect((await save(operator, view)).statusCode).toBe(403);
    expect((await operator.post(`${path}/delete`, { ids: [view.id] })).json().result).toEqual([]);
  });

  it('is changed by who made it and by administrators alone, and made by nobody who may only read', async () => {
    const view = shared();
    await save(broker, view);
    const colleague = await server.signIn('invoicing');
    expect(await find(colleague, view.id)).toEqual({ ...view, mayChange: false });
    expect((await save(colleague, { ...view, name: 'Theirs' })).statusCode).toBe(403);
    expect((await colleague.post(`${path}/delete`, { ids: [view.id] })).json().result).toEqual([]);
    expect((await save(readOnly, shared())).statusCode).toBe(403);
    const mine = aView();
    await save(readOnly, mine);
    expect((await save(readOnly, { ...mine, scope: 'company' })).statusCode).toBe(403);
    const admin = await server.signIn('admin');
    const renamed = `Ours ${view.id.slice(0, 8)}`;
    expect((await save(admin, { ...view, name: renamed })).statusCode).toBe(200);
    expect((await find(broker, view.id))?.name).toBe(renamed);
    expect((await admin.post(`${path}/delete`, { ids: [view.id] })).json().result).toEqual([view.id]);
  });

  it('stays shared where a page from before sharing saves it', async () => {
    const view = shared();
    await save(broker, view);
    const { scope: _, ...older } = view;
    await save(broker, { ...older, isDefault: false });
    expect((await find(broker, view.id))?.scope).toBe('company');
  });

  it('is taken back by its maker', async () => {
    const view = shared();
    await save(broker, view);
    await save(broker, { ...view, scope: 'private' });
    expect((await find(broker, view.id))?.scope).toBe('private');
    expect(await names(await server.signIn('admin'))).not.toContain(view.name);
  });

  it('may be called as one of one’s own, not as another shared one', async () => {
    const name = `Shared ${randomUUID().slice(0, 8)}`;
    expect((await save(broker, aView({ name }))).statusCode).toBe(200);
    expect((await save(broker, shared({ name }))).statusCode).toBe(200);
    const second = await save(await server.signIn('admin'), shared({ name: name.toUpperCase() }));
    expect([second.statusCode, second.json().fields[0].message]).toEqual([
      422,
      'Your company has a view of this name already.',
    ]);
  });

  it('opens first beside a person’s own first view, one a company however many are saved at once', async () => {
    await save(broker, aView({ isDefault: true }));
    const admin = await server.signIn('admin');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => save(place % 2 ? admin : broker, shared({ isDefault: true }))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const first = (await views(broker)).filter(({ isDefault }) => isDefault);
    expect(first.map(({ scope }) => scope).toSorted()).toEqual(['company', 'private']);
  });

  it('is one of one default and one name by the database itself', async () => {
    const view = shared({ isDefault: true });
    await save(broker, view);
    const again = server.database.pool.query(
      `insert into grid_view (id, user_id, company_id, source_id, name, is_default, view)
       select gen_random_uuid(), user_id, company_id, source_id, 'Another', true, view from grid_view where id = $1`,
      [view.id],
    );
    await expect(again).rejects.toThrow('grid_view_company_default');
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
       join surface_project p on p.id = t.surface_project_id
       where u.user_name like 'broker@%' and completed_date is null and not p.is_archived`,
    );
    expect(mine?.count).toBe(rows[0].n);
    expect(mine?.count).toBeGreaterThan(0);
  });
});
