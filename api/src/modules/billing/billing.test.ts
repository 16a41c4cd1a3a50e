import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

type Values = Readonly<Record<string, unknown>>;
type Answer = Awaited<ReturnType<TestClient['graphql']>>;

let server: TestServer;
let broker: TestClient;
let leader: TestClient;
let invoicing: TestClient;
let project: { readonly id: string; readonly client: string };
/** Mondays without a week of the demo, one for each test. */
let monday = Date.UTC(2027, 0, 4);

beforeAll(async () => {
  server = await startTestServer();
  broker = await server.signIn('broker');
  leader = await server.signIn('leader');
  invoicing = await server.signIn('invoicing');
  const [found] = await query<{ id: string; client: string }>(
    `select p.id, p.client_id as client from surface_project p join company c on c.id = p.broker_id
     join business_associate b on b.id = p.client_id
     where c.code = 'RLS' and p.afe_number <> '' and not p.is_archived and b.name like 'Northfork%' order by p.id limit 1`,
  );
  if (!found) throw new Error('The demo has no such project.');
  project = found;
});

afterAll(() => server.stop());

const query = async <T>(text: string, ...values: readonly unknown[]): Promise<T[]> =>
  (await server.database.pool.query(text, [...values])).rows as T[];

const fieldOf = (answer: Answer, name: string): Values => {
  if (!answer.data?.[name]) throw new Error(JSON.stringify(answer.errors));
  return answer.data[name] as Values;
};

const dayOf = (week: string, days: number) =>
  new Date(Date.parse(`${week}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const nextWeek = () => {
  const week = new Date(monday).toISOString().slice(0, 10);
  monday += 7 * 86_400_000;
  return week;
};

const week = `id revision status canEdit days { date reason }
  entries { id date status work quantity unitPrice amount rateKind rateReason lock invoiceNumber sentBackReason }`;

const saveWeek = (client: TestClient, input: Values) =>
  client.graphql(
    `mutation S($input: TimesheetInput!) { saved: updateTimesheet(input: $input) { ${week} } }`,
    { input },
  );

const line = (date: string, change: Values = {}) => ({
  ...{ id: randomUUID(), date, project: { id: project.id }, work: 'Land agent', quantity: '8' },
  ...change,
});

/** A week of the broker with lines, as it is saved. */
async function newWeek(lines: (monday: string) => readonly Values[]) {
  const weekStarting = nextWeek();
  const entries = lines(weekStarting);
  const saved = fieldOf(await saveWeek(broker, { id: randomUUID(), weekStarting, entries }), 'saved');
  return { id: String(saved['id']), weekStarting, entries, saved };
}

const entriesOf = (saved: Values) => saved['entries'] as readonly Values[];

const call = (client: TestClient, text: string, variables: Values = {}) => client.graphql(text, variables);

const submit = (client: TestClient, id: string) =>
  call(client, 'mutation S($ids: [ID!]!) { done: submitTimesheets(ids: $ids) { lineCount } }', { ids: [id] });

const approve = (client: TestClient, id: string) =>
  call(
    client,
    'mutation A($ids: [ID!]!) { done: approveTime(selection: { timesheetIds: $ids }) { lineCount leftCount reasons } }',
    { ids: [id] },
  );

const invoice = `id revision number status kind subtotal tax total
  lines { quantity unitPrice amount } taxes { rate taxable amount } reverses { id }`;

const draft = (entryIds: readonly unknown[], change: Values = {}) =>
  call(
    invoicing,
    `mutation D($input: InvoiceDraftInput!) { made: draftInvoice(input: $input) { ${invoice} } }`,
    { input: { id: randomUUID(), clientId: project.client, invoiceDate: '2027-03-31', entryIds, ...change } },
  );

const finalize = (id: unknown, revision: unknown) =>
  call(
    invoicing,
    `mutation F($id: ID!, $revision: Int!) { made: finalizeInvoice(id: $id, revision: $revision) { ${invoice} } }`,
    { id, revision },
  );

const reverse = (id: unknown, revision: unknown) =>
  call(
    invoicing,
    `mutation R($id: ID!, $revision: Int!, $by: ID!) { made: reverseInvoice(id: $id, revision: $revision,
      reversalId: $by, date: "2027-04-01", reason: "Wrong AFE") { ${invoice} } }`,
    { id, revision, by: randomUUID() },
  );

/** A week that is approved, ready to be billed. */
async function approvedWeek(lines: (monday: string) => readonly Values[]) {
  const made = await newWeek(lines);
  expect(refusalOf(await submit(broker, made.id))).toBeUndefined();
  expect(refusalOf(await approve(leader, made.id))).toBeUndefined();
  return { ...made, entryIds: made.entries.map(({ id }) => id) };
}

const work = async (asOf = '2027-06-30') => {
  const answer = await call(
    invoicing,
    `query W($asOf: Date!) { work: workInProgress(asOf: $asOf, first: 500) {
      lines { id age hindrance sentence amount } all { lineCount upTo30 upTo60 upTo90 over90 total }
      groups { groupId total lineCount } hindrances { hindrance total } } }`,
    { asOf },
  );
  return fieldOf(answer, 'work');
};

describe('a week', () => {
  it('is saved as a whole, each line at the client’s rate with its reason', async () => {
    const { saved } = await newWeek((day) => [line(day), line(dayOf(day, 1), { quantity: '1:30' })]);
    expect(saved['status']).toBe('NOT_INVOICED');
    expect(entriesOf(saved)).toMatchObject([
      { quantity: '8', unitPrice: '91.2', amount: '729.6', rateKind: 'Client' },
      { quantity: '1.5', unitPrice: '91.2', amount: '136.8' },
    ]);
    expect(entriesOf(saved)[0]?.['rateReason']).toMatch(/rate of Northfork Energy/);
  });

  it('tells all that is wrong with its lines at their places', async () => {
    const weekStarting = nextWeek();
    const refused = refusalOf(
      await saveWeek(broker, {
        id: randomUUID(),
        weekStarting,
        entries: [line(dayOf(weekStarting, 7)), line(weekStarting, { quantity: 'much' })],
      }),
    );
    expect(refused?.code).toBe('VALIDATION');
    const noWork = await saveWeek(broker, {
      id: randomUUID(),
      weekStarting,
      entries: [line(weekStarting, { work: null, quantity: null })],
    });
    expect(refusalOf(noWork)?.fields).toEqual([
      expect.objectContaining({ path: 'entries[0].quantity' }),
      expect.objectContaining({ path: 'entries[0].work' }),
    ]);
  });

  it('keeps a line without a rate, which is deleted as such', async () => {
    const { id, entries, saved } = await newWeek((day) => [line(day, { work: 'Beekeeping' }), line(day)]);
    expect(entriesOf(saved)[0]).toMatchObject({ rateKind: 'Unknown', amount: '0' });
    const remove = (entry: unknown) =>
      call(broker, 'mutation D($ids: [ID!]!) { gone: deleteTimesheetRatePendings(ids: $ids) }', {
        ids: [entry],
      });
    expect(refusalOf(await remove(entries[1]?.['id']))?.code).toBe('BAD_INPUT');
    expect(refusalOf(await remove(entries[0]?.['id']))).toBeUndefined();
    expect(await query('select 1 from timesheet_entry where timesheet_id = $1', id)).toHaveLength(1);
  });

  it('of 25 hours in a day needs a reason before it is submitted', async () => {
    const { id, saved, weekStarting } = await newWeek((day) => [
      line(day, { quantity: '20' }),
      line(day, { quantity: '5' }),
    ]);
    expect(refusalOf(await submit(broker, id))?.fields).toEqual([
      { path: `days.${weekStarting}`, message: expect.stringMatching(/25 hours/) },
    ]);
    const days = [{ id: randomUUID(), date: weekStarting, reason: 'Night work' }];
    fieldOf(await saveWeek(broker, { id, revision: saved['revision'], days }), 'saved');
    expect(refusalOf(await submit(broker, id))).toBeUndefined();
  });

  it('is open beside lines that are submitted, which stay as they are', async () => {
    const { id, entries, saved, weekStarting } = await newWeek((day) => [line(day)]);
    await submit(broker, id);
    const change = { id, revision: saved['revision'] };
    const touched = await saveWeek(broker, { ...change, entries: [{ ...entries[0], quantity: '9' }] });
    expect(refusalOf(touched)?.fields).toEqual([
      { path: 'entries[0]', message: expect.stringMatching(/submitted/) },
    ]);
    const added = await saveWeek(broker, { ...change, entries: [line(dayOf(weekStarting, 4))] });
    expect(entriesOf(fieldOf(added, 'saved')).map(({ status }) => status)).toEqual([
      'PENDING',
      'NOT_INVOICED',
    ]);
  });

  it('is nobody else’s but of those who invoice, and not written on closed days', async () => {
    const { id, saved, weekStarting } = await newWeek((day) => [line(day)]);
    const change = { id, revision: saved['revision'], notes: 'x' };
    expect(refusalOf(await saveWeek(leader, change))?.code).toBe('FORBIDDEN');
    const superUser = await server.signIn('superuser');
    expect(refusalOf(await saveWeek(superUser, change))?.code).toBe('NOT_FOUND');
    const lock = { id: randomUUID(), fromDate: weekStarting, toDate: weekStarting, reason: 'Books closed' };
    const close = (client: TestClient) =>
      call(client, 'mutation L($input: DayLockInput!) { done: updateDayLock(input: $input) { id } }', {
        input: lock,
      });
    expect(refusalOf(await close(broker))?.code).toBe('FORBIDDEN');
    expect(refusalOf(await close(invoicing))).toBeUndefined();
    const late = await saveWeek(broker, {
      ...change,
      entries: [line(weekStarting), line(dayOf(weekStarting, 1))],
    });
    expect(refusalOf(late)?.fields).toEqual([
      { path: 'entries[0].date', message: expect.stringMatching(/Books closed/) },
    ]);
  });

  it('is deleted while it is typed, submitted only where allowed, and approved never', async () => {
    const remove = (id: string, allow: boolean) =>
      call(
        broker,
        'mutation D($ids: [ID!]!, $allow: Boolean) { gone: deleteTimesheets(ids: $ids, allowDeletePendingTimesheets: $allow) }',
        { ids: [id], allow },
      );
    const { id } = await newWeek((day) => [line(day)]);
    await submit(broker, id);
    expect(refusalOf(await remove(id, false))?.code).toBe('BAD_INPUT');
    expect(refusalOf(await remove(id, true))).toBeUndefined();
    const approved = await approvedWeek((day) => [line(day)]);
    expect(refusalOf(await remove(approved.id, true))?.code).toBe('BAD_INPUT');
  });
});

describe('approval', () => {
  it('is for approvers of the company, sends back with a reason, and the history tells it', async () => {
    const { id } = await newWeek((day) => [line(day)]);
    await submit(broker, id);
    expect(refusalOf(await approve(broker, id))?.code).toBe('FORBIDDEN');
    const elsewhere = await server.signIn('approver');
    expect(fieldOf(await approve(elsewhere, id), 'done')['lineCount']).toBe(0);
    const back = await call(
      leader,
      `mutation B($ids: [ID!]!) { done: sendBackTime(selection: { timesheetIds: $ids }, reason: "Which owner?") { lineCount } }`,
      { ids: [id] },
    );
    expect(fieldOf(back, 'done')).toEqual({ lineCount: 1 });
    const { data } = await call(broker, `query T($id: ID!) { found: timesheet(id: $id) { ${week} } }`, {
      id,
    });
    expect(data?.['found']).toMatchObject({
      status: 'NOT_INVOICED',
      entries: [{ status: 'NOT_INVOICED', sentBackReason: 'Which owner?', lock: '' }],
    });
    const [last] = await historyOf(broker, 'TIMESHEET_REVIEW', id);
    expect(last?.changes).toEqual([
      expect.objectContaining({ field: 'sentBack', after: expect.stringMatching(/Which owner/) }),
    ]);
  });

  it('leaves one’s own where the company says so', async () => {
    await query(`update company set bars_own_approval = true where code = 'RLS'`);
    const weekStarting = nextWeek();
    const saved = fieldOf(
      await saveWeek(leader, { id: randomUUID(), weekStarting, entries: [line(weekStarting)] }),
      'saved',
    );
    await submit(leader, String(saved['id']));
    expect(fieldOf(await approve(leader, String(saved['id'])), 'done')).toMatchObject({
      lineCount: 0,
      leftCount: 1,
    });
    await query(`update company set bars_own_approval = false where code = 'RLS'`);
    expect(fieldOf(await approve(leader, String(saved['id'])), 'done')).toMatchObject({
      lineCount: 1,
      leftCount: 0,
    });
  });
});

describe('an invoice', () => {
  it('bills approved lines once, is finalized, and taken back gives them back at their age', async () => {
    const { entryIds } = await approvedWeek((day) => [line(day, { quantity: '3.25' }), line(dayOf(day, 1))]);
    const before = await work();
    const made = fieldOf(await draft(entryIds), 'made');
    expect(made).toMatchObject({
      status: 'PENDING',
      number: null,
      subtotal: '1026',
      tax: '51.3',
      total: '1077.3',
    });
    const meanwhile = refusalOf(await draft(entryIds));
    expect(meanwhile).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/Ingrid Voss.*draft/),
    });
    const final = fieldOf(await finalize(made['id'], made['revision']), 'made');
    expect(final).toMatchObject({ status: 'FINALIZED', number: expect.stringMatching(/^2027-\d{4}$/) });
    expect(refusalOf(await draft(entryIds))?.message).toContain(String(final['number']));
    expect(refusalOf(await finalize(final['id'], final['revision']))?.code).toBe('BAD_INPUT');
    const back = fieldOf(await reverse(final['id'], final['revision']), 'made');
    expect(back).toMatchObject({
      kind: 'Reversal',
      subtotal: '-1026',
      tax: '-51.3',
      total: '-1077.3',
      reverses: { id: final['id'] },
    });
    expect(refusalOf(await reverse(final['id'], Number(final['revision']) + 1))?.code).toBe('BAD_INPUT');
    expect(refusalOf(await reverse(back['id'], back['revision']))?.code).toBe('BAD_INPUT');
    expect(await work()).toEqual(before);
    expect(fieldOf(await draft(entryIds), 'made')['total']).toBe('1077.3');
  });

  it('is deleted as a draft and never after, and needs invoice access', async () => {
    const { entryIds } = await approvedWeek((day) => [line(day)]);
    const remove = (client: TestClient, id: unknown) =>
      call(client, 'mutation D($ids: [ID!]!) { gone: deleteInvoices(ids: $ids) }', { ids: [id] });
    const first = fieldOf(await draft(entryIds), 'made');
    expect(refusalOf(await remove(broker, first['id']))?.code).toBe('FORBIDDEN');
    expect(refusalOf(await remove(invoicing, first['id']))).toBeUndefined();
    const made = fieldOf(await draft(entryIds), 'made');
    await finalize(made['id'], made['revision']);
    expect(refusalOf(await remove(invoicing, made['id']))?.code).toBe('BAD_INPUT');
  });

  it('of sixteen that are finalized at once has one of sixteen numbers, without gaps', async () => {
    const { entryIds } = await approvedWeek((day) =>
      Array.from({ length: 16 }, (_, place) => line(dayOf(day, place % 5), { quantity: '1' })),
    );
    const drafts: Values[] = [];
    for (const id of entryIds) drafts.push(fieldOf(await draft([id]), 'made'));
    const answers = await sixteenAtOnce((place) =>
      finalize(drafts[place]?.['id'], drafts[place]?.['revision']),
    );
    expect(answers.map((answer) => refusalOf(answer))).toEqual(answers.map(() => undefined));
    const [series] = await query<{ last: number; count: number; most: number }>(
      `select s.last_number as last, count(i.id)::int as count, max(i.series_number) as most from invoice_series s
       join invoice i on i.product_client_id = s.product_client_id and i.series_year = s.year
       where s.year = 2027 group by s.last_number`,
    );
    expect(series?.count).toBe(series?.last);
    expect(series?.most).toBe(series?.last);
  });

  it('that two finalize at once is finalized by one', async () => {
    const { entryIds } = await approvedWeek((day) => [line(day)]);
    const made = fieldOf(await draft(entryIds), 'made');
    const answers = await sixteenAtOnce(() => finalize(made['id'], made['revision']));
    const codes = answers.map((answer) => refusalOf(answer)?.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([undefined, 'CONFLICT']));
  });

  it('goes to accounting once, unless it is to go again', async () => {
    const send = (again: boolean) =>
      call(
        invoicing,
        `mutation E($id: ID!, $again: Boolean) { made: createAccountingExport(id: $id, fromDate: "2027-01-01",
          toDate: "2027-12-31", again: $again) { id invoiceCount isRepeated } }`,
        { id: randomUUID(), again },
      );
    const first = fieldOf(await send(false), 'made');
    expect(first['isRepeated']).toBe(false);
    expect(refusalOf(await send(false))?.code).toBe('BAD_INPUT');
    expect(fieldOf(await send(true), 'made')).toMatchObject({
      isRepeated: true,
      invoiceCount: first['invoiceCount'],
    });
    const file = await invoicing.get(`/api/accounting-exports/${String(first['id'])}`);
    expect(file.statusCode).toBe(200);
    const amounts = file.body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => Number(row.split(',').at(-1)));
    const [sum] = await query<{ total: string }>(
      `select sum(total) as total from invoice where invoice_date between '2027-01-01' and '2027-12-31' and number is not null`,
    );
    expect(amounts.reduce((one, other) => one + other, 0)).toBeCloseTo(Number(sum?.total), 2);
    const workbook = await invoicing.get(`/api/accounting-exports/${String(first['id'])}?format=xlsx`);
    const { sheets } = await readXlsx(workbook.rawPayload);
    expect(sheets[0]?.rows.slice(1).map((row) => row.at(-1))).toEqual(amounts);
    expect((await broker.get(`/api/accounting-exports/${String(first['id'])}`)).statusCode).toBe(403);
  });
});

describe('work in progress', () => {
  it('tells each line why it is not billed, and sums what it lists', async () => {
    const typed = await newWeek((day) => [line(day)]);
    const ready = await approvedWeek((day) => [line(day), line(day)]);
    await call(
      invoicing,
      `mutation H($ids: [ID!]!) { done: holdTime(selection: { entryIds: $ids }, reason: "Asked for maps") { lineCount } }`,
      { ids: [ready.entryIds[0]] },
    );
    const found = await work('2030-12-31');
    const lines = found['lines'] as readonly Values[];
    const of = (id: unknown) => lines.find((one) => one['id'] === id);
    expect(of(typed.entries[0]?.['id'])).toMatchObject({
      hindrance: 'NOT_SUBMITTED',
      sentence: expect.stringMatching(/Brooke Hanson/),
    });
    expect(of(ready.entryIds[0])).toMatchObject({
      hindrance: 'ON_HOLD',
      sentence: 'On hold by Ingrid Voss: Asked for maps',
    });
    expect(of(ready.entryIds[1])).toMatchObject({ hindrance: 'READY' });
    const all = found['all'] as Values;
    const total = (rows: unknown, name: string) =>
      (rows as readonly Values[]).reduce((sum, row) => sum + Number(row[name]), 0);
    expect(all['lineCount']).toBe(lines.length);
    for (const [rows, name] of [
      [lines, 'amount'],
      [found['groups'], 'total'],
      [found['hindrances'], 'total'],
    ] as const)
      expect(total(rows, name)).toBeCloseTo(Number(all['total']), 4);
    expect(refusalOf(await call(broker, '{ workInProgress { all { total } } }'))?.code).toBe('FORBIDDEN');
  });
});
