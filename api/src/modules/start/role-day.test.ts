import { gridSource, type RoleDay } from 'shared-contracts/grids';
import { expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const tasks = gridSource('assigned-tasks');

const roleOf = async (client: TestClient): Promise<RoleDay> =>
  (await client.get('/api/start/role')).json().result;

const one = async (statement: string, ...values: unknown[]) =>
  (await server.database.pool.query(statement, values)).rows[0];

it('tells an approver which weeks wait, as many as the navigation counts, and whose tasks are late', async () => {
  const leader = await server.signIn('leader');
  const { weeks, team, until, month } = await roleOf(leader);
  const [door] = (await leader.get('/api/start/doors')).json().result;
  expect(weeks.length).toBeGreaterThan(0);
  expect(weeks.length).toBe(Math.min(door.count, 12));
  expect(weeks.map(({ weekStarting }) => weekStarting)).toEqual(
    weeks.map(({ weekStarting }) => weekStarting).toSorted(),
  );
  const { lines } = await one(
    `select count(*)::int as lines from timesheet_entry where timesheet_id = $1 and status = 'PENDING'`,
    weeks[0]?.id,
  );
  expect(weeks[0]?.lines).toBe(lines);
  // Colleagues alone, and not the leader.
  const { company, name } = await one(
    `select company_id as company, full_name as name from app_user where user_name = 'leader@rightway.test'`,
  );
  expect(team.length).toBeGreaterThan(0);
  for (const colleague of team) {
    expect(
      (await one('select company_id as company from app_user where id = $1', colleague.id)).company,
    ).toBe(company);
    expect(colleague.name).not.toBe(name);
    expect(colleague.overdue + colleague.thisWeek).toBeGreaterThan(0);
    // The link at a colleague opens as many tasks.
    const listed = await leader.post(`/api/grids/source/${tasks?.id}`, {
      columns: [{ id: 'taskName' }],
      withTotal: true,
      searchCriteria: {
        filters: [
          { column: 'assigneeFullName', values: [colleague.name] },
          { column: 'completedDate', values: [null] },
          { column: 'dueDate', to: until },
        ],
      },
    });
    expect(listed.json().result.total).toBe(colleague.overdue + colleague.thisWeek);
  }
  expect(month).toBeNull();
});

it('tells who invoices what the month has billed and what not', async () => {
  const { month, weeks, team } = await roleOf(await server.signIn('invoicing'));
  const { drafts, unpaid } = await one(`select count(*) filter (where i.status = 'PENDING')::int as drafts,
      count(*) filter (where i.status = 'FINALIZED' and i.paid_date is null and i.kind = 'Bill')::int as unpaid
    from invoice i join company c on c.id = i.product_client_id where c.code = 'RLS'`);
  const { lines } = await one(`select count(*)::int as lines from timesheet_entry e join company c
    on c.id = e.product_client_id where c.code = 'RLS' and e.status = 'APPROVED' and e.invoice_line_id is null`);
  expect(month).toMatchObject({ drafts, unpaid, unbilledLines: lines });
  const { last, invoiced } = await one(
    `select ($1::date + interval '1 month - 1 day')::date::text as last,
      (select count(*)::int from invoice i join company c on c.id = i.product_client_id where c.code = 'RLS'
        and i.status = 'FINALIZED' and date_trunc('month', i.invoice_date) = $1::date) as invoiced`,
    month?.from,
  );
  expect(month).toMatchObject({ to: last, invoiced });
  expect([weeks, team]).toEqual([[], []]);
});

it('tells people without such a role nothing', async () => {
  expect(await roleOf(await server.signIn('broker'))).toMatchObject({ weeks: [], team: [], month: null });
});
