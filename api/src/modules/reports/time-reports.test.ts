import { expect, it } from 'vitest';
import { askRows } from '../../testing/ask-rows.ts';
import { fieldOf } from '../../testing/billing-calls.ts';
import { readExcel, readWord } from '../../testing/read-report.ts';
import { reportRequest, runReport } from '../../testing/run-report.ts';
import { runningServer } from '../../testing/running-server.ts';

interface CompanyTime {
  /** Decimals, as the database sums them. */
  readonly amount: string;
  readonly hours: string;
  readonly unbilled: string;
  /** One of its weeks. */
  readonly week: string;
}

/** The totals of time of the company that bills. */
const timeOfCompany = async (): Promise<CompanyTime> => {
  const [found] = await askRows(server)<CompanyTime>`select round(sum(e.amount), 2)::text as amount,
      trim_scale(sum(e.quantity) filter (where e.kind = 'Time' and coalesce(m.unit ilike 'h%', true)))::text as hours,
      round(sum(e.amount) filter (where e.status <> 'INVOICED'), 2)::text as unbilled,
      min(t.id::text) as week
    from timesheet t join timesheet_entry e on e.timesheet_id = t.id
    join app_user u on u.user_name = 'invoicing@rightway.test' and u.company_id = t.product_client_id
    left join rate_type r on r.id = e.rate_id
    left join unit_of_measurement m on m.id = r.unit_of_measurement_id`;
  if (!found) throw new Error('The company has no time.');
  return found;
};

/** The last number of the last row: the sum of all amounts, in its column. */
const lastSum = (rows: readonly (readonly unknown[])[]): string =>
  Number(rows.at(-1)?.findLast((value) => typeof value === 'number')).toFixed(2);

const excel = async (report: Parameters<typeof reportRequest>[0], client = invoicing) =>
  readExcel(await runReport(client, reportRequest(report, {}, { outputFormat: 'Excel' })));

const server = await runningServer();
const invoicing = await server.signIn('invoicing');

it('sums the time of a period and of its lines to the cent', async () => {
  const { amount } = await timeOfCompany();
  expect(lastSum(await excel('periodSummary'))).toBe(amount);
  expect(lastSum(await excel('timesheetDetails'))).toBe(amount);
});

it('counts hours as hours, and kilometres as what they are', async () => {
  const { hours: wanted } = await timeOfCompany();
  const total = (await excel('timesheetDetails')).at(-1) ?? [];
  expect(total.find((value) => typeof value === 'number')).toBe(Number(wanted));
  const word = readWord(
    await runReport(invoicing, reportRequest('timesheetDetails', {}, { outputFormat: 'Word' })),
  );
  const driven = word.rows.filter(([, , , work]) => work === 'Kilometres');
  expect(driven.length).toBeGreaterThan(0);
  for (const [, , , , , hours, quantity] of driven) {
    expect(hours).toBe('');
    expect(quantity).toMatch(/^[\d.]+ \S+/);
  }
});

it('groups time by week, and lines by person and week', async () => {
  const word = readWord(
    await runReport(invoicing, reportRequest('timesheetDetails', {}, { outputFormat: 'Word' })),
  );
  const groups = word.rows.filter((row) => row.length === 1).map(([text]) => text);
  expect(groups.length).toBeGreaterThan(0);
  for (const group of groups) expect(group).toMatch(/^\S.* · Week of \w{3}-\d\d-\d{4}$/);
});

it('tells a broker of their own time alone', async () => {
  const rows = await excel('timesheetDetails', await server.signIn('broker'));
  const [{ own } = { own: '' }] = await askRows(server)<{
    own: string;
  }>`select coalesce(round(sum(e.amount), 2), 0)::text as own
    from timesheet t join timesheet_entry e on e.timesheet_id = t.id
    join app_user u on u.id = t.user_id where u.user_name = 'broker@rightway.test'`;
  expect(Number(own) === 0 ? rows.at(-1) : lastSum(rows)).toEqual(
    Number(own) === 0 ? ['There is no time.'] : own,
  );
});

it('tells who bills what is not billed, and how old it is; nobody else', async () => {
  const { unbilled } = await timeOfCompany();
  expect(lastSum(await excel('workInProgress'))).toBe(unbilled);
  const aged = await excel('workInProgressAged');
  expect(lastSum(aged)).toBe(unbilled);
  const parts = (aged.at(-1) ?? []).filter((value) => typeof value === 'number').slice(1, -1);
  expect(parts.reduce((sum, value) => sum + value, 0).toFixed(2)).toBe(unbilled);
  const broker = await server.signIn('broker');
  for (const report of ['workInProgress', 'workInProgressAged'] as const) {
    const answer = await broker.post('/api/reports/run', reportRequest(report));
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe('You need the right to bill to run this report.');
  }
});

it('ages unbilled work to the day of the company, wherever the report is run', async () => {
  const inProgress = async (wanted: string) =>
    fieldOf(await invoicing.graphql(`{ work: workInProgress(first: 1) { ${wanted} } }`), 'work');
  const { lines } = await inProgress('lines { date age }');
  const [oldest] = lines as readonly { readonly date: string; readonly age: number }[];
  // Lines of 30 and 31 days: a day more or less moves one of them to another column.
  for (const [place, days] of [30, 31].entries())
    await server.database.pool.query(
      `update timesheet_entry set date = $1::date + $2::int where id = (
         select e.id from timesheet_entry e join app_user u on u.user_name = 'invoicing@rightway.test'
           and u.company_id = e.product_client_id
         where e.status <> 'INVOICED' and e.amount > 0 order by e.id offset $3 limit 1)`,
      [oldest?.date, (oldest?.age ?? 0) - days, place],
    );
  const { all } = await inProgress('all { lineCount upTo30 upTo60 upTo90 over90 total }');
  const shown = Object.values(all as Readonly<Record<string, string>>);
  // 21 hours ahead of Alberta, and four behind: at any time one of them has another day.
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const request = { ...reportRequest('workInProgressAged', {}, { outputFormat: 'Excel' }), zone };
    const rows = await readExcel(await runReport(invoicing, request));
    const sums = (rows.at(-1) ?? []).filter((value) => typeof value === 'number');
    expect(sums.map((value) => value.toFixed(2))).toEqual(shown.map((value) => Number(value).toFixed(2)));
  }
});

it('is of the selected weeks alone', async () => {
  const { week } = await timeOfCompany();
  const rows = await readExcel(
    await runReport(invoicing, reportRequest('timesheetDetails', { ids: [week] }, { outputFormat: 'Excel' })),
  );
  const [wanted] = await askRows(server)<{
    amount: string;
  }>`select round(sum(amount), 2)::text as amount from timesheet_entry where timesheet_id = ${week}`;
  expect(lastSum(rows)).toBe(wanted?.amount);
});

it('shows a rate with all decimals that its quantity is multiplied with', async () => {
  const { week } = await timeOfCompany();
  await server.database.pool.query(
    'update timesheet_entry set unit_price = 0.7255 where id = (select id from timesheet_entry where timesheet_id = $1 limit 1)',
    [week],
  );
  const { rows } = readWord(
    await runReport(invoicing, reportRequest('timesheetDetails', {}, { outputFormat: 'Word' })),
  );
  expect(rows.flat()).toContain('0.7255');
});
