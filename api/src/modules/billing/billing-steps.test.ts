import { randomUUID } from 'node:crypto';
import { dayAfter } from 'shared-contracts/days';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, entriesOf, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

const office = billingServer();
let server: TestServer;
let desk: BillingDesk;

beforeAll(() => {
  ({ server, desk } = office());
});

/** A draft with one day of work, and its line of time. */
async function aDraft(change: Values = {}) {
  const { entryIds } = await desk.approvedWeek((day) => [desk.line(day)]);
  return { entryIds, made: fieldOf(await desk.draft(entryIds, change), 'made') };
}

async function aBill() {
  const { entryIds, made } = await aDraft();
  return { entryIds, made: fieldOf(await desk.finalize(made['id'], made['revision']), 'made') };
}

const linesOf = (made: Values) => made['lines'] as readonly Values[];

describe('a draft', () => {
  it('is edited in its words and dates, and charged anew where its day has other taxes', async () => {
    const { made } = await aDraft();
    const [one] = linesOf(made);
    const saved = fieldOf(
      await desk.saveInvoice({
        ...{ id: made['id'], revision: made['revision'], invoiceDate: '2007-12-31', terms: 'Net 15 days' },
        lines: [{ id: one?.['id'], description: 'Owner visits' }],
      }),
      'made',
    );
    // The first dated row of GST applies from 2008 on.
    expect(saved).toMatchObject({ terms: 'Net 15 days', tax: '0', total: made['subtotal'], taxes: [] });
    expect(linesOf(saved)).toMatchObject([{ description: 'Owner visits', amount: one?.['amount'] }]);
  });

  it('keeps the lines of its time, and is not changed by who saw another one', async () => {
    const { made } = await aDraft();
    const change = { id: made['id'], revision: made['revision'] };
    const lines = [{ id: randomUUID(), description: 'More' }];
    expect(refusalOf(await desk.saveInvoice({ ...change, lines }))?.message).toMatch(/lines of a draft/);
    fieldOf(await desk.saveInvoice({ ...change, notes: 'First' }), 'made');
    expect(refusalOf(await desk.saveInvoice({ ...change, notes: 'Second' }))?.code).toBe('CONFLICT');
    expect(refusalOf(await desk.finalize(made['id'], made['revision']))?.code).toBe('CONFLICT');
  });

  it('is neither sent, paid nor reversed', async () => {
    const { made } = await aDraft();
    const { id, revision } = made;
    expect(refusalOf(await desk.settle('sendInvoice', id, revision, '2027-04-01'))?.code).toBe('BAD_INPUT');
    expect(refusalOf(await desk.settle('payInvoice', id, revision, '2027-04-01'))?.code).toBe('BAD_INPUT');
    expect(refusalOf(await desk.reverse(id, revision))?.code).toBe('BAD_INPUT');
  });

  it('without terms from $500 on tells it, and is not finalized', async () => {
    const { made } = await aDraft();
    const saved = fieldOf(
      await desk.saveInvoice({ id: made['id'], revision: made['revision'], terms: null }),
      'made',
    );
    const answer = await call(
      desk.invoicing,
      'query H($id: ID!) { found: invoiceHindrances(id: $id) { sentence path } }',
      { id: made['id'] },
    );
    expect(answer.data?.['found']).toEqual([
      { sentence: expect.stringMatching(/From \$500 on/), path: `invoices/${String(made['id'])}/details` },
    ]);
    const refused = refusalOf(await desk.finalize(saved['id'], saved['revision']));
    expect(refused?.fields).toEqual([{ path: 'terms', message: expect.stringMatching(/terms/) }]);
  });

  it('bills what is asked for: a project, an AFE number and a period', async () => {
    const week = await desk.approvedWeek((day) => [desk.line(day), desk.line(dayAfter(day, 2))]);
    const filters = { entryIds: null, surfaceProjectId: desk.project.id };
    const on = (day: string) => ({ ...filters, periodStart: day, periodEnd: day });
    const first = fieldOf(await desk.draft([], on(week.weekStarting)), 'made');
    expect(linesOf(first)).toMatchObject([{ quantity: '8' }]);
    const none = await desk.draft([], { ...on(dayAfter(week.weekStarting, 2)), afeNumber: 'no such AFE' });
    expect(refusalOf(none)?.message).toMatch(/nothing to bill/);
    expect(refusalOf(await desk.draft([], on(week.weekStarting)))?.message).toMatch(/nothing to bill/);
  });

  it.each([
    ['as the project has it', 'AFE 24-9911'],
    ['as an invoice prints it', '24-9911'],
    ['in small letters', 'afe-24-9911'],
  ])('finds an AFE number %s', async (_title, afeNumber) => {
    await desk.query(
      'update surface_project set afe_number = $2 where id = $1',
      desk.project.id,
      'AFE 24-9911',
    );
    const week = await desk.approvedWeek((day) => [desk.line(day)]);
    const day = week.weekStarting;
    const made = await desk.draft([], { entryIds: null, periodStart: day, periodEnd: day, afeNumber });
    expect(linesOf(fieldOf(made, 'made'))).toMatchObject([{ quantity: '8' }]);
  });

  it('groups its lines as the client had them last', async () => {
    const lines = (day: string) => [desk.line(day), desk.line(dayAfter(day, 1))];
    const last = { invoiceDate: '2028-01-31' };
    const first = await desk.approvedWeek(lines);
    const made = fieldOf(await desk.draft(first.entryIds, { ...last, grouping: 'ByDay' }), 'made');
    expect(linesOf(made)).toHaveLength(2);
    const second = await desk.approvedWeek(lines);
    expect(linesOf(fieldOf(await desk.draft(second.entryIds, last), 'made'))).toHaveLength(2);
  });
});

describe('a bill', () => {
  it('is sent and paid on days, which are taken back, and is edited no more', async () => {
    const { made } = await aBill();
    const { id } = made;
    const sent = fieldOf(await desk.settle('sendInvoice', id, made['revision'], '2027-04-02'), 'made');
    expect(sent).toMatchObject({ status: 'FINALIZED', sentDate: '2027-04-02' });
    const paid = fieldOf(await desk.settle('payInvoice', id, sent['revision'], '2027-04-30'), 'made');
    expect(paid).toMatchObject({ sentDate: '2027-04-02', paidDate: '2027-04-30' });
    const unpaid = fieldOf(await desk.settle('payInvoice', id, paid['revision'], null), 'made');
    expect(unpaid['paidDate']).toBeNull();
    expect(refusalOf(await desk.settle('payInvoice', id, made['revision'], null))?.code).toBe('CONFLICT');
    const edit = await desk.saveInvoice({ id, revision: unpaid['revision'], notes: 'x' });
    expect(refusalOf(edit)?.message).toMatch(/stays as it is/);
  });

  it('is of one company: those who invoice elsewhere never meet it', async () => {
    const { made } = await aBill();
    await desk.query(`update app_user set can_access_invoice = true where user_name like 'prairie@%'`);
    const elsewhere = await server.signIn('prairie');
    const found = await call(elsewhere, 'query I($id: ID!) { found: invoice(id: $id) { total } }', {
      id: made['id'],
    });
    expect(refusalOf(found)?.code).toBe('NOT_FOUND');
    const paid = await call(
      elsewhere,
      'mutation P($id: ID!) { made: payInvoice(id: $id, revision: 2, date: "2027-05-01") { id } }',
      { id: made['id'] },
    );
    expect(refusalOf(paid)?.code).toBe('NOT_FOUND');
  });

  it('that sixteen reverse at once is reversed by one, and its time is free once', async () => {
    const { entryIds, made } = await aBill();
    const answers = await sixteenAtOnce(() => desk.reverse(made['id'], made['revision']));
    expect(answers.filter((answer) => refusalOf(answer) === undefined)).toHaveLength(1);
    const [series] = await desk.query<{ last: number; count: number }>(
      `select s.last_number as last, count(i.id)::int as count from invoice_series s join invoice i
       on i.product_client_id = s.product_client_id and i.series_year = s.year where s.year = 2027 group by 1`,
    );
    expect(series?.count).toBe(series?.last);
    const drafts = await sixteenAtOnce(() => desk.draft(entryIds));
    expect(drafts.filter((answer) => refusalOf(answer) === undefined)).toHaveLength(1);
  });
});

describe('lines of time', () => {
  it('that are on hold are billed once they are released', async () => {
    const { entryIds } = await desk.approvedWeek((day) => [desk.line(day)]);
    const decide = (text: string) => call(desk.invoicing, text, { ids: entryIds });
    const held = await decide(
      'mutation H($ids: [ID!]!) { done: holdTime(selection: { entryIds: $ids }, reason: "Maps") { lineCount } }',
    );
    expect(fieldOf(held, 'done')).toEqual({ lineCount: 1 });
    expect(refusalOf(await desk.draft(entryIds))?.code).toBe('BAD_INPUT');
    const free = await decide(
      'mutation R($ids: [ID!]!) { done: releaseTime(selection: { entryIds: $ids }) { lineCount } }',
    );
    expect(fieldOf(free, 'done')).toEqual({ lineCount: 1 });
    expect(refusalOf(await desk.draft(entryIds))).toBeUndefined();
  });

  it('without a rate get it once there is one, those in a draft stay', async () => {
    const work = `Drone survey ${randomUUID()}`;
    const { entryIds } = await desk.approvedWeek((day) => [desk.line(day, { work }), desk.line(day)]);
    fieldOf(await desk.draft(entryIds.slice(1)), 'made');
    await desk.query(
      `insert into rate_type (id, rate_schedule_id, sequence, rate, description, is_taxable, category_id, ledger_code_id,
         unit_of_measurement_id, rate_type)
       select gen_random_uuid(), rate_schedule_id, 99, 120.5, $1, is_taxable, category_id, ledger_code_id,
         unit_of_measurement_id, rate_type from rate_type r where rate_type = 'Default' and exists (
           select 1 from rate_schedule s where s.id = r.rate_schedule_id and s.is_active and s.end_date is null) limit 1`,
      work,
    );
    const rated = await call(
      desk.invoicing,
      'mutation A($ids: [ID!]!) { done: applyRates(selection: { entryIds: $ids }) { lineCount leftCount } }',
      { ids: entryIds },
    );
    expect(fieldOf(rated, 'done')).toEqual({ lineCount: 1, leftCount: 1 });
    const [line] = await desk.query<{ amount: string }>(
      'select trim_scale(amount)::text as amount from timesheet_entry where id = $1',
      entryIds[0],
    );
    expect(line?.amount).toBe('964');
  });

  it('that somebody billed meanwhile are left, with the invoice named', async () => {
    const { entryIds } = await desk.approvedWeek((day) => [
      desk.line(day),
      desk.line(dayAfter(day, 1)),
      desk.line(dayAfter(day, 2)),
    ]);
    const made = fieldOf(await desk.draft(entryIds.slice(0, 1)), 'made');
    const bill = fieldOf(await desk.finalize(made['id'], made['revision']), 'made');
    fieldOf(await desk.draft(entryIds.slice(1, 2)), 'made');
    const decide = (client: TestClient, step: string, reason = '') =>
      call(
        client,
        `mutation D($ids: [ID!]!) { done: ${step}(selection: { entryIds: $ids }${reason}) { lineCount leftCount reasons } }`,
        { ids: entryIds },
      );
    const hindrance = `2 lines stay as they are: invoice ${String(bill['number'])}, a draft invoice bill them.`;
    const held = fieldOf(await decide(desk.invoicing, 'holdTime', ', reason: "Maps"'), 'done');
    expect(held).toEqual({ lineCount: 1, leftCount: 2, reasons: [hindrance] });
    const back = fieldOf(await decide(desk.leader, 'sendBackTime', ', reason: "Maps"'), 'done');
    expect(back).toEqual({ lineCount: 1, leftCount: 2, reasons: [hindrance] });
  });

  it('are released where they are on hold, the others are left alone', async () => {
    const { entryIds } = await desk.approvedWeek((day) => [desk.line(day), desk.line(dayAfter(day, 1))]);
    await desk.query(
      `update timesheet_entry set hold_reason = 'Maps', held_by_id = user_id where id = $1`,
      entryIds[0],
    );
    const freed = await call(
      desk.invoicing,
      'mutation R($ids: [ID!]!) { done: releaseTime(selection: { entryIds: $ids }) { lineCount } }',
      { ids: entryIds },
    );
    expect(fieldOf(freed, 'done')).toEqual({ lineCount: 1 });
  });

  it('of a submitted expense keep their cost: another one is refused, not dropped', async () => {
    const { id, entries, saved } = await desk.newWeek((day) => [
      desk.line(day, { kind: 'Expense', work: null, quantity: null, cost: '40', description: 'Ferry' }),
    ]);
    await desk.submit(desk.broker, id);
    const save = (cost: string) =>
      desk.saveWeek(desk.broker, {
        ...{ id, revision: saved['revision'], notes: `Ferry ${cost}`, entries: [{ ...entries[0], cost }] },
      });
    expect(refusalOf(await save('45'))?.fields).toEqual([
      { path: 'entries[0]', message: expect.stringMatching(/submitted/) },
    ]);
    expect(refusalOf(await save('40'))).toBeUndefined();
  });
});

describe('weeks and rates', () => {
  it('names who has not submitted, and the days without time', async () => {
    const { weekStarting } = await desk.newWeek((day) => [desk.line(day), desk.line(dayAfter(day, 3))]);
    const ask = (from: string, to: string) =>
      call(
        desk.leader,
        `query M($from: Date!, $to: Date!) { found: missingWeeks(fromWeek: $from, toWeek: $to) {
          weekStarting openLineCount missingDays user { fullName } } }`,
        { from, to },
      );
    const found = (await ask(weekStarting, weekStarting)).data?.['found'] as readonly Values[];
    expect(found).toContainEqual({
      weekStarting,
      openLineCount: 2,
      missingDays: [1, 2, 4].map((days) => dayAfter(weekStarting, days)),
      user: { fullName: 'Brooke Hanson' },
    });
    expect(refusalOf(await ask(weekStarting, dayAfter(weekStarting, 84)))?.code).toBe('BAD_INPUT');
    const refused = await call(
      desk.broker,
      'query M($day: Date!) { found: missingWeeks(fromWeek: $day, toWeek: $day) { id } }',
      { day: weekStarting },
    );
    expect(refusalOf(refused)?.code).toBe('FORBIDDEN');
  });

  it('tells the rates of a day: the client’s before the default, and none once they ended', async () => {
    const ask = async (date: string) => {
      const answer = await call(
        desk.broker,
        `query R($id: ID!, $date: Date!) { found: ratesOnDay(surfaceProjectId: $id, date: $date) {
          work price rateKind reason rate { rate } } }`,
        { id: desk.project.id, date },
      );
      return answer.data?.['found'] as readonly Values[];
    };
    const agent = (found: readonly Values[]) => found.find(({ work }) => work === 'Land agent');
    expect(agent(await ask('2027-01-04'))).toMatchObject({
      rateKind: 'Client',
      price: expect.stringMatching(/^\$91\.20 \/ \w/),
      rate: { rate: '91.2' },
      reason: expect.stringMatching(/Northfork Energy/),
    });
    expect(await ask('1999-01-01')).toEqual([]);
    await desk.query(`update rate_schedule set end_date = '2029-12-31' where client_id is not null`);
    expect(agent(await ask('2030-01-07'))).toMatchObject({ rateKind: 'Default' });
    const saved = fieldOf(
      await desk.saveWeek(desk.broker, {
        ...{ id: randomUUID(), weekStarting: '2030-01-07' },
        entries: [desk.line('2030-01-07')],
      }),
      'saved',
    );
    expect(entriesOf(saved)).toMatchObject([
      { rateKind: 'Default', rateReason: expect.stringMatching(/default/) },
    ]);
    await desk.query('update rate_schedule set end_date = null');
  });
});
