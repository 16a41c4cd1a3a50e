import type { StartToday } from 'shared-contracts/grids';
import { expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');

const sentBackTo = async (client: TestClient): Promise<StartToday['sentBack']> =>
  (await client.get('/api/start/today')).json().result.sentBack;

const one = async (statement: string, ...values: unknown[]) =>
  (await server.database.pool.query(statement, values)).rows[0];

it('who keeps time sees which of their weeks were sent back, until they submit them again', async () => {
  const week = await one(`select t.id, t.week_starting::text as "weekStarting", count(*)::int as lines,
      (select full_name from app_user where user_name = 'leader@rightway.test') as by
    from timesheet t join app_user u on u.id = t.user_id join timesheet_entry e on e.timesheet_id = t.id
    where u.user_name = 'broker@rightway.test' and e.status = 'PENDING'
    group by t.id, t.week_starting order by t.week_starting limit 1`);
  const before = await sentBackTo(broker);
  const leader = await server.signIn('leader');
  const sent = await leader.graphql(
    'mutation B($ids: [ID!]!) { done: sendBackTime(selection: { timesheetIds: $ids }, reason: "Which client?") { lineCount } }',
    { ids: [week.id] },
  );
  expect(sent.data).toEqual({ done: { lineCount: week.lines } });
  const listed = { ...week, reason: 'Which client?' };
  const weeks = await sentBackTo(broker);
  expect(weeks).toContainEqual(listed);
  expect(weeks).toHaveLength(before.length + 1);
  expect(await sentBackTo(leader)).not.toContainEqual(listed);
  const submitted = await broker.graphql(
    'mutation S($ids: [ID!]!) { done: submitTimesheets(ids: $ids, allowDaysAhead: true) { lineCount } }',
    { ids: [week.id] },
  );
  expect(submitted.data).toEqual({ done: { lineCount: week.lines } });
  expect(await sentBackTo(broker)).toEqual(before);
});

it('who may not open timesheets any more is told of no week', async () => {
  expect(await sentBackTo(broker)).not.toEqual([]);
  await server.database.pool.query(
    `update app_user set is_broker = false where user_name = 'broker@rightway.test'`,
  );
  expect(await sentBackTo(await server.signIn('broker'))).toEqual([]);
});
