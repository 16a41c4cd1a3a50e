import type { StartToday } from 'shared-contracts/grids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let broker: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  broker = await server.signIn('broker');
});

afterAll(() => server.stop());

const today = async (client: TestClient): Promise<StartToday> =>
  (await client.get('/api/start/today')).json().result;

async function firstRow(client: TestClient, source: string) {
  const answer = await client.post(`/api/grids/source/${source}`, {
    columns: [{ id: columnOf[source] }],
    pageLimit: 1,
  });
  return answer.json().result.rows[0];
}

const columnOf: Record<string, string> = {
  projects: 'description',
  agreements: 'agreementNumber',
  users: 'lastName',
};

it('lists what a person opened, the latest first, each once', async () => {
  const project = await firstRow(broker, 'projects');
  const agreement = await firstRow(broker, 'agreements');
  for (const body of [
    { source: 'projects', id: project.id },
    { source: 'agreements', id: agreement.id },
    { source: 'projects', id: project.id },
  ]) {
    expect((await broker.post('/api/start/recent', body)).statusCode).toBe(200);
  }
  const { recent } = await today(broker);
  expect(recent.map(({ source, id }) => [source, id])).toEqual([
    ['projects', project.id],
    ['agreements', agreement.id],
  ]);
  expect(recent[0]).toMatchObject({
    title: project.description,
    opens: `surface-project/${project.id}/details`,
  });
  expect(recent[1]?.opens).toMatch(
    new RegExp(`^surface-project/[0-9a-f-]+/agreements/${agreement.id}/details$`),
  );
});

it('keeps no record that the person may not see, and shows none that they no longer may', async () => {
  const prairie = await server.signIn('prairie');
  const operator = await server.signIn('operator');
  const project = await firstRow(operator, 'projects');
  expect((await prairie.post('/api/start/recent', { source: 'projects', id: project.id })).statusCode).toBe(
    404,
  );
  expect((await today(prairie)).recent).toEqual([]);
});

it('refuses what is no record', async () => {
  expect((await broker.post('/api/start/recent', { source: 'nothing', id: 'x' })).statusCode).toBe(422);
});

it('lists open tasks of the person by date, and dates of the next thirty days in order', async () => {
  const { tasks, due } = await today(broker);
  expect(tasks.length).toBeGreaterThan(0);
  for (const list of [tasks, due]) {
    const dates = list.map(({ date }) => date ?? '9999');
    expect(dates).toEqual([...dates].sort());
    expect(list.every(({ title }) => title.length > 0)).toBe(true);
  }
  expect(tasks.every(({ source }) => source === 'assigned-tasks')).toBe(true);
  expect(due.length).toBeGreaterThan(0);
});
