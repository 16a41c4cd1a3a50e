import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { dayAfter } from 'shared-contracts/days';
import { beforeAll, describe, expect, it } from 'vitest';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import {
  type BillingDesk,
  call,
  entriesOf,
  fieldOf,
  type Values,
  weekFields,
} from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

const office = billingServer();
let server: TestServer;
let desk: BillingDesk;

beforeAll(() => {
  ({ server, desk } = office());
});

describe('a week', () => {
  it('is saved as a whole, each line at the client’s rate with its reason', async () => {
    const { saved } = await desk.newWeek((day) => [
      desk.line(day),
      desk.line(dayAfter(day, 1), { quantity: '1:30' }),
    ]);
    expect(saved['status']).toBe('NOT_INVOICED');
    expect(entriesOf(saved)).toMatchObject([
      { quantity: '8', unitPrice: '91.2', amount: '729.6', rateKind: 'Client' },
      { quantity: '1.5', unitPrice: '91.2', amount: '136.8' },
    ]);
    expect(entriesOf(saved)[0]?.['rateReason']).toMatch(/rate of Northfork Energy/);
  });

  it('with a line of somebody else’s week is refused whole, and neither week changes', async () => {
    const other = await desk.newWeek((monday) => [desk.line(monday)]);
    const [taken] = other.entries;
    const weekStarting = desk.nextWeek();
    const id = randomUUID();
    const entries = [desk.line(weekStarting), desk.line(weekStarting, { id: taken?.['id'] })];
    const answer = await desk.saveWeek(desk.leader, { id, weekStarting, entries });
    expect(refusalOf(answer)).toMatchObject({
      code: 'BAD_INPUT',
      message:
        'Nothing was saved: one of the rows belongs to another record. Reload the page, and add the row again.',
    });
    const held = await server.database.pool.query(
      'select timesheet_id as id from timesheet_entry where id = $1 or timesheet_id = $2',
      [taken?.['id'], id],
    );
    expect(held.rows).toEqual([{ id: other.id }]);
  });

  it('tells all that is wrong with its lines at their places', async () => {
    const weekStarting = desk.nextWeek();
    const refused = refusalOf(
      await desk.saveWeek(desk.broker, {
        id: randomUUID(),
        weekStarting,
        entries: [desk.line(dayAfter(weekStarting, 7)), desk.line(weekStarting, { quantity: 'much' })],
      }),
    );
    expect(refused?.code).toBe('VALIDATION');
    const noWork = await desk.saveWeek(desk.broker, {
      id: randomUUID(),
      weekStarting,
      entries: [desk.line(weekStarting, { work: null, quantity: null })],
    });
    expect(refusalOf(noWork)?.fields).toEqual([
      expect.objectContaining({ path: 'entries[0].quantity' }),
      expect.objectContaining({ path: 'entries[0].work' }),
    ]);
  });

  it('keeps a line without a rate, which is deleted as such', async () => {
    const { id, entries, saved } = await desk.newWeek((day) => [
      desk.line(day, { work: 'Beekeeping' }),
      desk.line(day),
    ]);
    expect(entriesOf(saved)[0]).toMatchObject({ rateKind: 'Unknown', amount: '0' });
    const remove = (entry: unknown, client = desk.broker) =>
      call(client, 'mutation D($ids: [ID!]!) { gone: deleteTimesheetRatePendings(ids: $ids) }', {
        ids: [entry],
      });
    expect(refusalOf(await remove(entries[1]?.['id']))?.code).toBe('BAD_INPUT');
    expect(refusalOf(await remove(entries[0]?.['id']))).toBeUndefined();
    // Sent again after a lost answer it is gone, and to somebody else it never existed.
    expect((await remove(entries[0]?.['id'])).data).toEqual({ gone: [entries[0]?.['id']] });
    expect(refusalOf(await remove(entries[0]?.['id'], desk.leader))?.code).toBe('NOT_FOUND');
    expect(await desk.query('select 1 from timesheet_entry where timesheet_id = $1', id)).toHaveLength(1);
  });

  it('of 25 hours in a day needs a reason before it is submitted', async () => {
    const { id, saved, weekStarting } = await desk.newWeek((day) => [
      desk.line(day, { quantity: '20' }),
      desk.line(day, { quantity: '5' }),
    ]);
    expect(refusalOf(await desk.submit(desk.broker, id))?.fields).toEqual([
      { path: `days.${weekStarting}`, message: expect.stringMatching(/25 hours/) },
    ]);
    const days = [{ id: randomUUID(), date: weekStarting, reason: 'Night work' }];
    fieldOf(await desk.saveWeek(desk.broker, { id, revision: saved['revision'], days }), 'saved');
    expect(refusalOf(await desk.submit(desk.broker, id))).toBeUndefined();
  });

  it('is open beside lines that are submitted, which stay as they are', async () => {
    const { id, entries, saved, weekStarting } = await desk.newWeek((day) => [desk.line(day)]);
    await desk.submit(desk.broker, id);
    const change = { id, revision: saved['revision'] };
    const touched = await desk.saveWeek(desk.broker, {
      ...change,
      entries: [{ ...entries[0], quantity: '9' }],
    });
    expect(refusalOf(touched)?.fields).toEqual([
      { path: 'entries[0]', message: expect.stringMatching(/submitted/) },
    ]);
    const added = await desk.saveWeek(desk.broker, {
      ...change,
      entries: [desk.line(dayAfter(weekStarting, 4))],
    });
    expect(entriesOf(fieldOf(added, 'saved')).map(({ status }) => status)).toEqual([
      'PENDING',
      'NOT_INVOICED',
    ]);
  });

  it('is nobody else’s but of those who invoice, and not written on closed days', async () => {
    const { id, saved, weekStarting } = await desk.newWeek((day) => [desk.line(day)]);
    const change = { id, revision: saved['revision'], notes: 'x' };
    expect(refusalOf(await desk.saveWeek(desk.leader, change))?.code).toBe('FORBIDDEN');
    const superUser = await server.signIn('superuser');
    expect(refusalOf(await desk.saveWeek(superUser, change))?.code).toBe('NOT_FOUND');
    const lock = { id: randomUUID(), fromDate: weekStarting, toDate: weekStarting, reason: 'Books closed' };
    const close = (client: TestClient) =>
      call(client, 'mutation L($input: DayLockInput!) { done: updateDayLock(input: $input) { id } }', {
        input: lock,
      });
    expect(refusalOf(await close(desk.broker))?.code).toBe('FORBIDDEN');
    expect(refusalOf(await close(desk.invoicing))).toBeUndefined();
    const late = await desk.saveWeek(desk.broker, {
      ...change,
      entries: [desk.line(weekStarting), desk.line(dayAfter(weekStarting, 1))],
    });
    expect(refusalOf(late)?.fields).toEqual([
      { path: 'entries[0].date', message: expect.stringMatching(/Books closed/) },
    ]);
  });

  it('is written on closed days once they are open again, which says why and who', async () => {
    const { id, saved, weekStarting } = await desk.newWeek((day) => [desk.line(dayAfter(day, 1))]);
    const days = { id: randomUUID(), fromDate: weekStarting, toDate: weekStarting, reason: 'Books closed' };
    const put = async (change: Values) =>
      fieldOf(
        await call(
          desk.invoicing,
          `mutation L($input: DayLockInput!) { done: updateDayLock(input: $input) {
            revision reopenReason changedBy { id } changedOn } }`,
          { input: { id: days.id, ...change } },
        ),
        'done',
      );
    const closed = async (withReopened: boolean) => {
      const { data } = await call(
        desk.broker,
        'query D($withReopened: Boolean) { locks: dayLocks(withReopened: $withReopened) { id } }',
        { withReopened },
      );
      return ((data?.['locks'] ?? []) as readonly Values[]).some((lock) => lock['id'] === days.id);
    };
    const { revision } = await put(days);
    expect(await closed(false)).toBe(true);
    const reopened = await put({ revision, reopenReason: 'A late line' });
    expect(reopened).toMatchObject({
      reopenReason: 'A late line',
      changedBy: { id: expect.any(String) },
      changedOn: expect.any(String),
    });
    expect([await closed(false), await closed(true)]).toEqual([false, true]);
    const late = await desk.saveWeek(desk.broker, {
      ...{ id, revision: saved['revision'] },
      entries: [desk.line(weekStarting)],
    });
    expect(refusalOf(late)).toBeUndefined();
    const history = await historyOf(desk.invoicing, 'DAY_LOCK', days.id);
    expect(JSON.stringify(history)).toContain('A late line');
    await put({ revision: reopened['revision'], reopenReason: null });
    expect(await closed(false)).toBe(true);
    // Days that another company has closed do not matter to this company's invoices.
    await server.database.pool.query(
      `update day_lock set product_client_id = (select id from company where id <> product_client_id order by id limit 1)
       where id = $1`,
      [days.id],
    );
    const foreign = await call(
      desk.invoicing,
      'mutation L($input: DayLockInput!) { done: updateDayLock(input: $input) { id } }',
      { input: { id: days.id, revision: reopened['revision'], reason: 'Ours now' } },
    );
    expect(refusalOf(foreign)?.code).toBe('NOT_FOUND');
  });

  it('is deleted while it is typed, submitted only where allowed, and approved never', async () => {
    const remove = (id: string, allow: boolean) =>
      call(
        desk.broker,
        'mutation D($ids: [ID!]!, $allow: Boolean) { gone: deleteTimesheets(ids: $ids, allowDeletePendingTimesheets: $allow) }',
        { ids: [id], allow },
      );
    const { id } = await desk.newWeek((day) => [desk.line(day)]);
    await desk.submit(desk.broker, id);
    expect(refusalOf(await remove(id, false))?.code).toBe('BAD_INPUT');
    expect(refusalOf(await remove(id, true))).toBeUndefined();
    const approved = await desk.approvedWeek((day) => [desk.line(day)]);
    expect(refusalOf(await remove(approved.id, true))?.code).toBe('BAD_INPUT');
  });
});

describe('approval', () => {
  it('is for approvers of the company, sends back with a reason, and the history tells it', async () => {
    const { id } = await desk.newWeek((day) => [desk.line(day)]);
    await desk.submit(desk.broker, id);
    expect(refusalOf(await desk.approve(desk.broker, id))?.code).toBe('FORBIDDEN');
    const elsewhere = await server.signIn('approver');
    expect(fieldOf(await desk.approve(elsewhere, id), 'done')['lineCount']).toBe(0);
    const back = await call(
      desk.leader,
      `mutation B($ids: [ID!]!) { done: sendBackTime(selection: { timesheetIds: $ids }, reason: "Which owner?") { lineCount } }`,
      { ids: [id] },
    );
    expect(fieldOf(back, 'done')).toEqual({ lineCount: 1 });
    const { data } = await call(
      desk.broker,
      `query T($id: ID!) { found: timesheet(id: $id) { ${weekFields} } }`,
      {
        id,
      },
    );
    expect(data?.['found']).toMatchObject({
      status: 'NOT_INVOICED',
      entries: [{ status: 'NOT_INVOICED', sentBackReason: 'Which owner?', lock: '' }],
    });
    const [last] = await historyOf(desk.broker, 'TIMESHEET_REVIEW', id);
    expect(last?.changes).toEqual([
      expect.objectContaining({ field: 'sentBack', after: expect.stringMatching(/Which owner/) }),
    ]);
  });

  it('of a project and of days takes both of them in, and never what is billed', async () => {
    const { id, weekStarting: monday } = await desk.newWeek((day) =>
      [0, 1, 2, 3].map((after) => desk.line(dayAfter(day, after))),
    );
    await desk.submit(desk.broker, id);
    const [project] = await desk.query<{ id: string }>(
      'select distinct surface_project_id as id from timesheet_entry where timesheet_id = $1',
      id,
    );
    const statuses = async () =>
      (
        await desk.query<{ status: string }>(
          'select status from timesheet_entry where timesheet_id = $1 order by date',
          id,
        )
      ).map(({ status }) => status);
    const approve = (change: Values) =>
      call(
        desk.leader,
        'mutation A($s: TimeSelection!) { done: approveTime(selection: $s) { lineCount leftCount } }',
        {
          s: {
            surfaceProjectId: project?.id,
            ...{ fromDate: dayAfter(monday, 1), toDate: dayAfter(monday, 2) },
            ...change,
          },
        },
      );
    expect(fieldOf(await approve({}), 'done')).toEqual({ lineCount: 2, leftCount: 0 });
    expect(await statuses()).toEqual(['PENDING', 'APPROVED', 'APPROVED', 'PENDING']);
    await desk.query(
      `update timesheet_entry set status = 'INVOICED' where timesheet_id = $1 and status = 'APPROVED'`,
      id,
    );
    const all = { fromDate: monday, toDate: dayAfter(monday, 3) };
    expect(fieldOf(await approve(all), 'done')).toEqual({ lineCount: 2, leftCount: 0 });
    expect(await statuses()).toEqual(['APPROVED', 'INVOICED', 'INVOICED', 'APPROVED']);
  });

  it('that a line was sent back for is over once the week is submitted again', async () => {
    const { id } = await desk.newWeek((day) => [desk.line(day)]);
    await desk.submit(desk.broker, id);
    fieldOf(
      await call(
        desk.leader,
        'mutation B($ids: [ID!]!) { done: sendBackTime(selection: { timesheetIds: $ids }, reason: "Which owner?") { lineCount } }',
        { ids: [id] },
      ),
      'done',
    );
    const back = () =>
      desk.query<{ reason: string | null; isSentBack: boolean }>(
        `select sent_back_reason as reason, sent_back_by_id is not null as "isSentBack" from timesheet_entry
         where timesheet_id = $1`,
        id,
      );
    expect(await back()).toEqual([{ reason: 'Which owner?', isSentBack: true }]);
    await desk.submit(desk.broker, id);
    expect(await back()).toEqual([{ reason: null, isSentBack: false }]);
  });

  it('is taken back while no invoice holds the line: it waits again, and the history says so', async () => {
    const { id, entryIds } = await desk.approvedWeek((day) => [desk.line(day), desk.line(dayAfter(day, 1))]);
    const made = fieldOf(await desk.draft(entryIds.slice(0, 1)), 'made');
    const withdraw = (client: TestClient) =>
      call(
        client,
        'mutation W($ids: [ID!]!) { done: withdrawApproval(selection: { entryIds: $ids }) { lineCount leftCount } }',
        { ids: entryIds },
      );
    expect(refusalOf(await withdraw(desk.broker))?.code).toBe('FORBIDDEN');
    expect(fieldOf(await withdraw(desk.leader), 'done')).toEqual({ lineCount: 1, leftCount: 1 });
    expect(made['id']).toBeTruthy();
    const lines = await desk.query<{ id: string; status: string; approver: string | null }>(
      'select id, status, approved_by_id as approver from timesheet_entry where timesheet_id = $1',
      id,
    );
    const other = lines.find((line) => line.id === entryIds[1]);
    expect(other).toMatchObject({ status: 'PENDING', approver: null });
    expect(lines.find((line) => line.id === entryIds[0])?.status).toBe('APPROVED');
    const [last] = await historyOf(desk.broker, 'TIMESHEET_REVIEW', id);
    expect(last?.changes).toMatchObject([{ field: 'unapproved' }]);
  });

  it('has not come yet: a submitted week is called back by who wrote it, and by nobody else', async () => {
    const { id } = await desk.newWeek((day) => [desk.line(day), desk.line(dayAfter(day, 1))]);
    const recall = (client: TestClient) =>
      call(client, 'mutation R($ids: [ID!]!) { done: recallTimesheets(ids: $ids) { lineCount } }', {
        ids: [id],
      });
    expect(refusalOf(await recall(desk.broker))?.message).toMatch(/nothing to call back/);
    await desk.submit(desk.broker, id);
    expect(['FORBIDDEN', 'NOT_FOUND']).toContain(
      refusalOf(await recall(await server.signIn('approver')))?.code,
    );
    expect(fieldOf(await recall(desk.broker), 'done')).toEqual({ lineCount: 2 });
    await desk.submit(desk.broker, id);
    expect(fieldOf(await desk.approve(desk.leader, id), 'done')['lineCount']).toBe(2);
    expect(refusalOf(await recall(desk.broker))?.message).toMatch(/nothing to call back/);
    const [, back] = (await historyOf(desk.broker, 'TIMESHEET_REVIEW', id)).slice(1);
    expect(back?.changes).toMatchObject([{ field: 'calledBack' }]);
  });

  it('leaves one’s own where the company says so', async () => {
    await desk.query(`update company set bars_own_approval = true where code = 'RLS'`);
    const weekStarting = desk.nextWeek();
    const saved = fieldOf(
      await desk.saveWeek(desk.leader, {
        id: randomUUID(),
        weekStarting,
        entries: [desk.line(weekStarting)],
      }),
      'saved',
    );
    await desk.submit(desk.leader, String(saved['id']));
    expect(fieldOf(await desk.approve(desk.leader, String(saved['id'])), 'done')).toMatchObject({
      lineCount: 0,
      leftCount: 1,
    });
    await desk.query(`update company set bars_own_approval = false where code = 'RLS'`);
    expect(fieldOf(await desk.approve(desk.leader, String(saved['id'])), 'done')).toMatchObject({
      lineCount: 1,
      leftCount: 0,
    });
  });
});

describe('an invoice', () => {
  it('bills approved lines once, is finalized, and taken back gives them back at their age', async () => {
    const { entryIds } = await desk.approvedWeek((day) => [
      desk.line(day, { quantity: '3.25' }),
      desk.line(dayAfter(day, 1)),
    ]);
    const before = await desk.work();
    const made = fieldOf(await desk.draft(entryIds), 'made');
    expect(made).toMatchObject({
      status: 'PENDING',
      number: null,
      subtotal: '1026',
      tax: '51.3',
      total: '1077.3',
    });
    const meanwhile = refusalOf(await desk.draft(entryIds));
    expect(meanwhile).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/Ingrid Voss.*draft/),
    });
    const final = fieldOf(await desk.finalize(made['id'], made['revision']), 'made');
    expect(final).toMatchObject({ status: 'FINALIZED', number: expect.stringMatching(/^2027-\d{4}$/) });
    expect(refusalOf(await desk.draft(entryIds))?.message).toContain(String(final['number']));
    expect(refusalOf(await desk.finalize(final['id'], final['revision']))?.code).toBe('BAD_INPUT');
    const back = fieldOf(await desk.reverse(final['id'], final['revision']), 'made');
    expect(back).toMatchObject({
      kind: 'Reversal',
      subtotal: '-1026',
      tax: '-51.3',
      total: '-1077.3',
      reverses: { id: final['id'] },
    });
    expect(refusalOf(await desk.reverse(final['id'], Number(final['revision']) + 1))?.code).toBe('BAD_INPUT');
    expect(refusalOf(await desk.reverse(back['id'], back['revision']))?.code).toBe('BAD_INPUT');
    expect(await desk.work()).toEqual(before);
    expect(fieldOf(await desk.draft(entryIds), 'made')['total']).toBe('1077.3');
  });

  it('is deleted as a draft and never after, and needs invoice access', async () => {
    const { entryIds } = await desk.approvedWeek((day) => [desk.line(day)]);
    const remove = (client: TestClient, id: unknown) =>
      call(client, 'mutation D($ids: [ID!]!) { gone: deleteInvoices(ids: $ids) }', { ids: [id] });
    const first = fieldOf(await desk.draft(entryIds), 'made');
    expect(refusalOf(await remove(desk.broker, first['id']))?.code).toBe('FORBIDDEN');
    expect(refusalOf(await remove(desk.invoicing, first['id']))).toBeUndefined();
    const made = fieldOf(await desk.draft(entryIds), 'made');
    await desk.finalize(made['id'], made['revision']);
    expect(refusalOf(await remove(desk.invoicing, made['id']))?.code).toBe('BAD_INPUT');
  });

  it('of sixteen that are finalized at once has one of sixteen numbers, without gaps', async () => {
    const { entryIds } = await desk.approvedWeek((day) =>
      Array.from({ length: 16 }, (_, place) => desk.line(dayAfter(day, place % 5), { quantity: '1' })),
    );
    const drafts: Values[] = [];
    for (const id of entryIds) drafts.push(fieldOf(await desk.draft([id]), 'made'));
    const answers = await sixteenAtOnce((place) =>
      desk.finalize(drafts[place]?.['id'], drafts[place]?.['revision']),
    );
    expect(answers.map((answer) => refusalOf(answer))).toEqual(answers.map(() => undefined));
    const [series] = await desk.query<{ last: number; count: number; most: number }>(
      `select s.last_number as last, count(i.id)::int as count, max(i.series_number) as most from invoice_series s
       join invoice i on i.product_client_id = s.product_client_id and i.series_year = s.year
       where s.year = 2027 group by s.last_number`,
    );
    expect(series?.count).toBe(series?.last);
    expect(series?.most).toBe(series?.last);
  });

  it('that two finalize at once is finalized by one', async () => {
    const { entryIds } = await desk.approvedWeek((day) => [desk.line(day)]);
    const made = fieldOf(await desk.draft(entryIds), 'made');
    const answers = await sixteenAtOnce(() => desk.finalize(made['id'], made['revision']));
    const codes = answers.map((answer) => refusalOf(answer)?.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([undefined, 'CONFLICT']));
  });

  it('goes to accounting once, unless it is to go again', async () => {
    const send = (again: boolean) =>
      call(
        desk.invoicing,
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
    const file = await desk.invoicing.get(`/api/accounting-exports/${String(first['id'])}`);
    expect(file.statusCode).toBe(200);
    const workbook = await desk.invoicing.get(`/api/accounting-exports/${String(first['id'])}?format=xlsx`);
    const { sheets } = await readXlsx(workbook.rawPayload);
    const sides = (sheets[0]?.rows.slice(1) ?? []).map((row) => row.slice(-4, -2).map(Number));
    const sumOfSide = (side: number) => sides.reduce((sum, row) => sum + (row[side] ?? 0), 0);
    const [sum] = await desk.query<{ debits: string }>(
      `select sum(greatest(i.total, 0)) + sum(greatest(l.credited, 0)) + sum(greatest(-i.tax, 0)) as debits from invoice i
       join (select invoice_id, -sum(amount) as credited from invoice_line group by invoice_id) l on l.invoice_id = i.id
       where i.invoice_date between '2027-01-01' and '2027-12-31' and i.number is not null`,
    );
    expect(sumOfSide(0)).toBeCloseTo(Number(sum?.debits), 2);
    expect(sumOfSide(1)).toBeCloseTo(sumOfSide(0), 2);
    expect((await desk.broker.get(`/api/accounting-exports/${String(first['id'])}`)).statusCode).toBe(403);
  });
});

describe('work in progress', () => {
  it('tells each line why it is not billed, and sums what it lists', async () => {
    const typed = await desk.newWeek((day) => [desk.line(day)]);
    const ready = await desk.approvedWeek((day) => [desk.line(day), desk.line(day)]);
    await call(
      desk.invoicing,
      `mutation H($ids: [ID!]!) { done: holdTime(selection: { entryIds: $ids }, reason: "Asked for maps") { lineCount } }`,
      { ids: [ready.entryIds[0]] },
    );
    const found = await desk.work('2030-12-31');
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
    expect(refusalOf(await call(desk.broker, '{ workInProgress { all { total } } }'))?.code).toBe(
      'FORBIDDEN',
    );
  });
});
