import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { listFirstSteps } from './first-steps-store.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

const open = async () =>
  (await listFirstSteps(server.database.db)).filter(({ isDone }) => !isDone).map(({ step }) => step);

const run = (statement: string) => server.database.pool.query(statement);

describe('the first steps of an installation', () => {
  it('are gone where everything is there', async () => {
    expect(await listFirstSteps(server.database.db)).toEqual([]);
    const admin = await server.signIn('admin');
    expect((await admin.get('/api/start/first-steps')).json().result).toEqual([]);
  });

  it('name what is not there yet, to system administrators alone', async () => {
    await run('truncate report_template cascade');
    await run('update app_user set is_active = email = (select min(email) from app_user)');
    expect(await open()).toEqual(['people', 'templates']);
    await run('update app_user set is_active = true');
    await run(`update company set company_name = 'Main company' where code = 'RLS'`);
    await run(`update rollout_rule set rule = jsonb_set(rule, '{audience}', '"nobody"')`);
    // Rates may be for one project: they go with the projects.
    await run('truncate surface_project cascade');
    expect(await open()).toEqual(['company', 'flags', 'templates', 'rates', 'project']);
    const [admin, broker] = [await server.signIn('admin'), await server.signIn('broker')];
    expect((await admin.get('/api/start/first-steps')).json().result).toHaveLength(7);
    expect((await broker.get('/api/start/first-steps')).json().result).toEqual([]);
  });
});
