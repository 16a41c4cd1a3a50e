import { gridSource } from 'shared-contracts/grids';
import { forNobody, type RolloutRules } from 'shared-contracts/rollout';
import { expect, it } from 'vitest';
import { runningServer } from '../testing/running-server.ts';
import type { TestClient } from '../testing/test-server.ts';

const server = await runningServer();
const admin = await server.signIn('admin');

async function switchOff(name: string): Promise<void> {
  const { rules } = (await admin.get('/api/rollout/rules')).json().result as RolloutRules;
  const revision = rules.find((rule) => rule.name === name)?.revision;
  expect((await admin.post('/api/rollout/rule', { name, revision, rule: forNobody })).statusCode).toBe(200);
}

/** The status codes of a list's rows, of the values of its first column, and of its views. */
async function statusesOf(client: TestClient, name: string): Promise<number[]> {
  const source = gridSource(name);
  const [column] = source?.columns ?? [];
  const answers = await Promise.all([
    client.post(`/api/grids/source/${name}`, {}),
    client.get(`/api/grids/source/${name}/config/${source?.configId}/column/${column?.id}`),
    client.get(`/api/grids/source/${name}/views`),
  ]);
  return answers.map(({ statusCode }) => statusCode);
}

it('nobody reads a list that is switched off', async () => {
  const broker = await server.signIn('broker');
  expect(await statusesOf(broker, 'timesheets')).toEqual([200, 200, 200]);
  await switchOff('enableTimesheets');
  expect(await statusesOf(broker, 'timesheets')).toEqual([403, 403, 403]);
  expect(await statusesOf(broker, 'agreements')).toEqual([200, 200, 200]);
});

it('an administrator is told that a list is switched off, not that it is for administrators', async () => {
  await switchOff('enableTaskManager');
  expect(await statusesOf(admin, 'task-models')).toEqual([403, 403, 403]);
  const { errors } = await admin.graphql(
    'mutation { deleteTaskModels(ids: ["0b6d6f0a-5b26-4c00-9a00-000000000001"]) }',
  );
  expect(errors?.map(({ message }) => message)).toEqual([
    'This part of Rightway is switched off for you. Ask a system administrator.',
  ]);
});
