import { randomUUID } from 'node:crypto';
import { dayAfter } from 'shared-contracts/days';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, entriesOf, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import type { TestClient } from '../../testing/test-server.ts';
import { markUpCases, type TermCase, termCases } from './term-cases.ts';

const office = billingServer();
let desk: BillingDesk;
let admin: TestClient;

beforeAll(async () => {
  ({ desk } = office());
  admin = await office().server.signIn('admin');
});

/** Saves a schedule with its terms and rates, as an administrator does; returns the answer. */
async function schedule(terms: Values, rates: readonly Values[]) {
  const [known] = await desk.query<{ category: string; ledger: string }>(
    `select category_id as category, ledger_code_id as ledger from rate_type where description = 'Land agent' limit 1`,
  );
  const unitOf = async (unit: unknown) =>
    (await desk.query('select id from unit_of_measurement where unit = $1', unit))[0];
  const rows = [];
  for (const { unit, ...rate } of rates)
    rows.push({
      ...{ id: randomUUID(), category: { id: known?.category }, ledgerCode: { id: known?.ledger } },
      ...{ unitOfMeasurement: await unitOf(unit), isTaxable: true, isActive: true, ...rate },
    });
  return call(
    admin,
    'mutation S($input: RateScheduleInput!) { saved: updateRateSchedule(input: $input) { id revision } }',
    {
      input: {
        ...{ id: randomUUID(), name: `Terms ${randomUUID()}`, rateType: 'Default', isActive: true },
        ...{ effectiveDate: '2026-12-01', ...terms, rates: rows },
      },
    },
  );
}

/** Makes a schedule for one work; returns the name of the work. */
async function workWith({ terms = {}, rate }: Pick<TermCase, 'rate' | 'terms'>): Promise<string> {
  const work = `Work ${randomUUID()}`;
  fieldOf(await schedule(terms, [{ ...rate, description: work }]), 'saved');
  return work;
}

const linesOf = (monday: string, work: string, worked: readonly string[]) =>
  worked.map((text) => {
    const [place, quantity] = text.split(' ');
    return desk.line(dayAfter(monday, Number(place)), { work, quantity });
  });

const readWeek = async (id: string) =>
  entriesOf(
    fieldOf(
      await call(
        desk.broker,
        `query T($id: ID!) { found: timesheet(id: $id) { entries { id date unit quantity amount chargedQuantity
          minimumQuantity overtimeQuantity overtimePrice doubleTimeQuantity doubleTimePrice rateReason } } }`,
        { id },
      ),
      'found',
    ),
  );

it.each(termCases)('$name: $byHand', async (one) => {
  const work = await workWith(one);
  const week = await desk.approvedWeek((monday) => linesOf(monday, work, one.worked));
  const drafted = fieldOf(await desk.draft(week.entryIds), 'made');
  const lines = drafted['lines'] as readonly Values[];
  expect(lines.map(({ quantity, unitPrice }) => `${quantity} x ${unitPrice}`).toSorted()).toEqual(
    [...one.billed].toSorted(),
  );
  expect({ subtotal: drafted['subtotal'], total: drafted['total'] }).toEqual({
    subtotal: one.subtotal,
    total: one.total,
  });
  const { number } = fieldOf(await desk.finalize(drafted['id'], drafted['revision']), 'made');
  expect(number).toMatch(/^2027-/);
  // What leaves work in progress is what was billed: nothing counts twice.
  const read = await call(desk.invoicing, 'query B($id: ID!) { found: invoice(id: $id) { workRelieved } }', {
    id: drafted['id'],
  });
  expect(fieldOf(read, 'found')).toEqual({ workRelieved: one.subtotal });
});

describe('a line that is charged by terms', () => {
  const daily = { overtimeAfterDay: '8', overtimeAfterWeek: '44', overtimeFactor: '1.5' };

  it('says why', async () => {
    const rate = { rate: '96', unit: 'hour', minimumHours: '4' } as const;
    const work = await workWith({ terms: daily, rate });
    const { id } = await desk.newWeek((monday) => linesOf(monday, work, ['0 10', '1 2.5']));
    const [long, short] = await readWeek(id);
    expect(long).toMatchObject({ amount: '1056', overtimeQuantity: '2', overtimePrice: '144' });
    expect(long?.['rateReason']).toMatch(
      /2 hours are overtime at \$144\.00: more than 8 a day or 44 a week\.$/,
    );
    expect(short).toMatchObject({ amount: '384', chargedQuantity: null, minimumQuantity: '1.5' });
    expect(short?.['rateReason']).toMatch(/1\.5 hours are added: at least 4 hours a day is agreed\.$/);
    const days = await workWith({
      rate: { rate: '850', unit: 'day', dayHours: '10', halfDayHours: '5' },
    });
    const week = await desk.newWeek((monday) => linesOf(monday, days, ['0 4.5']));
    expect(await readWeek(week.id)).toMatchObject([
      {
        ...{ unit: 'hour', quantity: '4.5', chargedQuantity: '0.5', amount: '425' },
        rateReason: expect.stringMatching(
          /4\.5 hours are 0\.5 of a day: a day has 10 hours, half a day up to 5\.$/,
        ),
      },
    ]);
  });

  it('counts what was approved before it, and leaves that as it is', async () => {
    const work = await workWith({ terms: daily, rate: { rate: '96', unit: 'hour' } });
    const week = await desk.approvedWeek((monday) => linesOf(monday, work, ['0 6']));
    const late = desk.line(week.weekStarting, { work, quantity: '5' });
    const [kept] = week.entries;
    const saved = await desk.saveWeek(desk.broker, {
      ...{ id: week.id, revision: week.saved['revision'], entries: [kept, late] },
    });
    fieldOf(saved, 'saved');
    const [first, second] = await readWeek(week.id);
    expect(first).toMatchObject({ quantity: '6', amount: '576', overtimeQuantity: null });
    // 6 hours are there already, so 2 of the 5 are within 8 hours and 3 are above: 2 x 96 + 3 x 144 = 624.
    expect(second).toMatchObject({
      ...{ chargedQuantity: '2', overtimeQuantity: '3', amount: '624' },
    });
  });

  it('tells double time, and counts hours that were approved before it', async () => {
    const terms = { ...daily, doubleTimeAfterDay: '12', doubleTimeFactor: '2' };
    const work = await workWith({ terms, rate: { rate: '96', unit: 'hour' } });
    const week = await desk.approvedWeek((monday) => linesOf(monday, work, ['0 9']));
    const late = desk.line(week.weekStarting, { work, quantity: '5' });
    const saved = await desk.saveWeek(desk.broker, {
      ...{ id: week.id, revision: week.saved['revision'], entries: [week.entries[0], late] },
    });
    fieldOf(saved, 'saved');
    const [, second] = await readWeek(week.id);
    // Nine hours are there: three of five are overtime at 144, two beyond twelve at 192.
    expect(second).toMatchObject({
      ...{ chargedQuantity: '0', overtimeQuantity: '3', doubleTimeQuantity: '2', doubleTimePrice: '192' },
      amount: '816',
    });
    expect(second?.['rateReason']).toMatch(/2 hours are double time at \$192\.00: more than 12 a day\.$/);
  });

  it('counts the hours of the schedule that its contract had before within the week', async () => {
    const monday = desk.nextWeek();
    const work = `Work ${randomUUID()}`;
    const client = { rateType: 'Client', client: { id: desk.project.client } };
    for (const [price, from] of [
      ['96', 0],
      ['110', 3],
    ] as const)
      fieldOf(
        await schedule({ ...daily, ...client, effectiveDate: dayAfter(monday, from) }, [
          { description: work, rate: price, unit: 'hour' },
        ]),
        'saved',
      );
    const id = randomUUID();
    const days = ['0 8', '1 8', '2 8', '3 8', '4 8', '5 8'];
    const week = { id, weekStarting: monday, entries: linesOf(monday, work, days) };
    fieldOf(await desk.saveWeek(desk.broker, week), 'saved');
    // 48 hours are four over 44: 4 x 110 + 4 x 165 on Saturday.
    expect((await readWeek(id)).map(({ amount }) => amount)).toEqual([
      ...['768', '768', '768', '880', '880', '1100'],
    ]);
  });

  it('counts the hours of its contract alone', async () => {
    const [one, other] = [
      await workWith({ terms: daily, rate: { rate: '96', unit: 'hour' } }),
      await workWith({ terms: daily, rate: { rate: '80', unit: 'hour' } }),
    ];
    const { id } = await desk.newWeek((monday) => [
      ...linesOf(monday, one, ['0 6']),
      ...linesOf(monday, other, ['0 6']),
    ]);
    expect((await readWeek(id)).map(({ amount }) => amount).toSorted()).toEqual(['480', '576']);
  });

  it('is charged anew once the terms are found again', async () => {
    const work = `Work ${randomUUID()}`;
    const { id } = await desk.newWeek((monday) => linesOf(monday, work, ['0 6', '0 5']));
    fieldOf(await schedule(daily, [{ description: work, rate: '96', unit: 'hour' }]), 'saved');
    const apply =
      'mutation A($ids: [ID!]!) { done: applyRates(selection: { timesheetIds: $ids }) { lineCount } }';
    expect(fieldOf(await call(desk.invoicing, apply, { ids: [id] }), 'done')).toEqual({ lineCount: 2 });
    expect((await readWeek(id)).map(({ amount }) => amount)).toEqual(['576', '624']);
    // Nothing is left to change.
    expect(fieldOf(await call(desk.invoicing, apply, { ids: [id] }), 'done')).toEqual({ lineCount: 0 });
  });
});

/** Sets the mark-up of one schedule for all companies, and removes the demo's schedules of the client. */
async function agreeOn(markUp: string | null): Promise<void> {
  await desk.query("delete from rate_schedule where name like 'Mark-up %'");
  if (markUp !== null)
    fieldOf(await schedule({ name: `Mark-up ${randomUUID()}`, expenseMarkUp: markUp }, []), 'saved');
}

async function expense(date: string, text: string, isTaxable = true): Promise<Values> {
  const [, cost, tax] = /^([\d.]+)(?: with ([\d.]+))?$/.exec(text) ?? [];
  const [ledgerCode] = await desk.query('select id from ledger_code where code = $1', '4050');
  return {
    ...{ id: randomUUID(), kind: 'Expense', date, project: { id: desk.project.id }, description: 'Motel' },
    ...{ cost, receiptTax: tax ?? null, supplierTaxNumber: '80123 4567 RT0001', ledgerCode, isTaxable },
  };
}

/** A week of the broker with expenses; approved if wanted. */
async function spent(texts: readonly string[], isTaxable: boolean) {
  const monday = desk.nextWeek();
  const entries = await Promise.all(texts.map((text) => expense(monday, text, isTaxable)));
  const week = { id: randomUUID(), weekStarting: monday, entries };
  fieldOf(await desk.saveWeek(desk.broker, week), 'saved');
  return { id: week.id, entryIds: entries.map(({ id }) => id) };
}

describe('an expense', () => {
  it.each(markUpCases)('$name: $byHand', async ({ markUp, spent: texts, isTaxable = true, ...one }) => {
    await agreeOn(markUp);
    const { id, entryIds } = await spent(texts, isTaxable);
    fieldOf(await desk.submit(desk.broker, id), 'done');
    fieldOf(await desk.approve(desk.leader, id), 'done');
    const drafted = fieldOf(await desk.draft(entryIds), 'made');
    const lines = drafted['lines'] as readonly Values[];
    expect(lines.map(({ quantity, unitPrice }) => `${quantity} x ${unitPrice}`).toSorted()).toEqual(
      [...one.billed].toSorted(),
    );
    expect({ subtotal: drafted['subtotal'], total: drafted['total'] }).toEqual({
      subtotal: one.subtotal,
      total: one.total,
    });
    expect(lines.filter(({ description }) => String(description).includes('mark-up'))).toHaveLength(
      one.billed.length - texts.length,
    );
  });

  it('has the client’s mark-up before the default one, says it, and gets it with the rates', async () => {
    await agreeOn('10');
    const { id } = await spent(['105 with 5'], true);
    const [first] = await readWeek(id);
    expect(first?.['rateReason']).toBe(
      'An expense: billed at what it cost. 10 % are added by the contract: $10.00.',
    );
    const own = { rateType: 'Client', client: { id: desk.project.client }, expenseMarkUp: '20' };
    fieldOf(await schedule({ ...own, name: `Mark-up ${randomUUID()}` }, []), 'saved');
    expect((await readWeek(id))[0]).toMatchObject({ amount: '110' });
    const applied = await call(
      desk.invoicing,
      'mutation A($ids: [ID!]!) { done: applyRates(selection: { timesheetIds: $ids }) { lineCount } }',
      { ids: [id] },
    );
    expect(fieldOf(applied, 'done')).toEqual({ lineCount: 1 });
    expect((await readWeek(id))[0]).toMatchObject({ amount: '120' });
  });

  it('is not marked up by more than 100 %', async () => {
    const refused = await schedule({ expenseMarkUp: '100.5' }, []);
    expect(refusalOf(refused)).toMatchObject({ code: 'VALIDATION', fields: [{ path: 'expenseMarkUp' }] });
  });
});
