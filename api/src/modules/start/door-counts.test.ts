import { expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const server = await runningServer();

const doorsOf = async (name: Parameters<TestServer['signIn']>[0]) =>
  (await (await server.signIn(name)).get('/api/start/doors')).json().result;

const waiting = (count: number) => [{ path: 'time-approval/waiting', count }];

it('an approver is told how many weeks wait, whether or not they keep time themselves', async () => {
  const { pool } = server.database;
  expect(await doorsOf('leader')).toEqual(waiting(6));
  expect(await doorsOf('approver')).toEqual(waiting(0));
  await pool.query(`update app_user set company_id = (select id from company where code = 'RLS')
    where user_name like 'approver@%'`);
  expect(await doorsOf('approver')).toEqual(waiting(6));
});

it('a week of one’s own is not counted where the company wants another pair of eyes', async () => {
  const { pool } = server.database;
  await pool.query(`update app_user set is_approver = true where user_name like 'broker@%'`);
  expect(await doorsOf('broker')).toEqual(waiting(6));
  await pool.query(`update company set bars_own_approval = true where code = 'RLS'`);
  expect(await doorsOf('broker')).toEqual(waiting(3));
});

it('who approves nothing is told of no door', async () => {
  expect(await doorsOf('invoicing')).toEqual([]);
  expect(await doorsOf('readonly')).toEqual([]);
});
