import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, entriesOf, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';

const office = billingServer();
let desk: BillingDesk;

beforeAll(() => {
  ({ desk } = office());
});

interface Whose {
  readonly client?: unknown;
  readonly project?: unknown;
  readonly company?: unknown;
  readonly person?: unknown;
  readonly role?: unknown;
}

/** A schedule with one rate for a work. */
async function aRate(
  work: string,
  rate: string,
  { client, project, company, person, role }: Whose,
): Promise<void> {
  const admin = await office().server.signIn('admin');
  const [known] = await desk.query<{ category: string; ledger: string; unit: string }>(
    `select category_id as category, ledger_code_id as ledger, unit_of_measurement_id as unit from rate_type
     where description = 'Land agent' order by id limit 1`,
  );
  const named = (id: unknown) => (id === undefined ? null : { id });
  const answer = await call(
    admin,
    `mutation S($input: RateScheduleInput!) { saved: updateRateSchedule(input: $input) {
      id project { id } company { id } rates { person { id } role { id } } } }`,
    {
      input: {
        ...{
          id: randomUUID(),
          name: `${work} ${rate}`,
          rateType: client ? 'Client' : 'Default',
          client: named(client),
        },
        ...{ project: named(project), company: named(company), effectiveDate: '2026-12-01', isActive: true },
        rates: [
          {
            ...{ id: randomUUID(), description: work, rate, category: { id: known?.category } },
            ...{ unitOfMeasurement: { id: known?.unit }, ledgerCode: { id: known?.ledger } },
            ...{ person: named(person), role: named(role), isTaxable: true, isActive: true },
          },
        ],
      },
    },
  );
  const saved = fieldOf(answer, 'saved');
  expect(saved).toMatchObject({ project: named(project), company: named(company) });
  expect(saved['rates']).toEqual([{ person: named(person), role: named(role) }]);
}

const idOf = async (text: string, ...values: readonly unknown[]) =>
  (await desk.query<{ id: string }>(text, ...values))[0]?.id;

/** The price and the reason for eight hours of a work by the broker. */
async function priceOf(work: string): Promise<Values> {
  const { saved } = await desk.newWeek((day) => [desk.line(day, { work })]);
  const [line] = entriesOf(saved);
  return { price: line?.['unitPrice'], reason: line?.['rateReason'] };
}

describe('whose rate a line has', () => {
  it('is the client’s before the project’s, the company’s and the one for all, and says so', async () => {
    const work = `Work ${randomUUID()}`;
    const companyId = await idOf("select id from company where code = 'RLS'");
    const otherId = await idOf("select id from company where code <> 'RLS' order by id limit 1");
    await aRate(work, '60', {});
    expect(await priceOf(work)).toMatchObject({
      price: '60',
      reason: expect.stringMatching(/^The default rate \(/),
    });
    await aRate(work, '65', { company: otherId });
    expect(await priceOf(work)).toMatchObject({ price: '60' });
    await aRate(work, '70', { company: companyId });
    expect(await priceOf(work)).toMatchObject({
      price: '70',
      reason: expect.stringMatching(/rate of the company/),
    });
    await aRate(work, '80', { project: desk.project.id });
    expect(await priceOf(work)).toMatchObject({
      price: '80',
      reason: expect.stringMatching(/rate of this project/),
    });
    await aRate(work, '90', { client: desk.project.client });
    expect(await priceOf(work)).toMatchObject({
      price: '90',
      reason: expect.stringMatching(/a client's own goes/),
    });
    await aRate(work, '95', { client: desk.project.client, project: desk.project.id });
    expect(await priceOf(work)).toMatchObject({
      price: '95',
      reason: expect.stringMatching(/for this project/),
    });
  });

  it('is for a person or a role: others are not offered it, and typing its name finds none', async () => {
    const work = `Work ${randomUUID()}`;
    const roleOf = (name: string) => idOf('select id from task_role where name = $1', name);
    // The broker of the demo is a land agent.
    await aRate(work, '150', { role: await roleOf('Survey Coordinator') });
    expect(await priceOf(work)).toMatchObject({ price: '0', reason: expect.stringMatching(/^No rate for/) });
    const offered = await call(
      desk.broker,
      'query R($id: ID!) { found: ratesOnDay(surfaceProjectId: $id, date: "2027-01-04") { work } }',
      { id: desk.project.id },
    );
    expect(JSON.stringify(offered.data)).not.toContain(work);
    await aRate(work, '99', { role: await roleOf('Land Agent') });
    expect(await priceOf(work)).toMatchObject({
      price: '99',
      reason: expect.stringMatching(/It is for the role Land Agent\.$/),
    });
    const otherPerson = await idOf(
      `select u.id from app_user u where u.company_id <> (select id from company where code = 'RLS') order by u.id limit 1`,
    );
    const refused = await call(
      desk.broker,
      'query R($id: ID!, $userId: ID) { found: ratesOnDay(surfaceProjectId: $id, date: "2027-01-04", userId: $userId) { work } }',
      { id: desk.project.id, userId: otherPerson },
    );
    expect(refusalOf(refused)?.code).toBe('NOT_FOUND');
  });

  it('that is found again is the one of who did the work', async () => {
    const work = `Work ${randomUUID()}`;
    const made = await desk.newWeek((day) => [desk.line(day, { work })]);
    const [owner] = await desk.query<{ id: string; name: string }>(
      'select u.id, u.full_name as name from timesheet t join app_user u on u.id = t.user_id where t.id = $1',
      made.id,
    );
    await aRate(work, '60', {});
    await aRate(work, '77', { person: owner?.id });
    const applied = await call(
      desk.invoicing,
      'mutation A($ids: [ID!]!) { done: applyRates(selection: { timesheetIds: $ids }) { lineCount } }',
      { ids: [made.id] },
    );
    expect(fieldOf(applied, 'done')).toEqual({ lineCount: 1 });
    const read = await call(
      desk.broker,
      'query T($id: ID!) { found: timesheet(id: $id) { entries { unitPrice rateReason } } }',
      { id: made.id },
    );
    expect(entriesOf(fieldOf(read, 'found'))).toEqual([
      { unitPrice: '77', rateReason: expect.stringContaining(`It is for ${owner?.name} alone.`) },
    ]);
  });

  it.each([
    ['is taxable no more', { is_taxable: false }],
    ['has another ledger code', { ledger_code_id: 'another' }],
  ] as const)('that %s at the same price is applied to approved time', async (_title, change) => {
    const work = `Work ${randomUUID()}`;
    await aRate(work, '60', {});
    const week = await desk.approvedWeek((day) => [desk.line(day, { work })]);
    const another = await idOf(
      `select id from ledger_code where id not in (select ledger_code_id from rate_type where description = $1) order by id limit 1`,
      work,
    );
    const [column, given] = Object.entries(change)[0] ?? [];
    const value = given === 'another' ? another : given;
    await desk.query(`update rate_type set ${column} = $2 where description = $1`, work, value);
    const apply = async () =>
      fieldOf(
        await call(
          desk.invoicing,
          'mutation A($ids: [ID!]!) { done: applyRates(selection: { timesheetIds: $ids }) { lineCount } }',
          { ids: [week.id] },
        ),
        'done',
      )['lineCount'];
    expect([await apply(), await apply()]).toEqual([1, 0]);
    const [line] = await desk.query<Values>(
      'select is_taxable, ledger_code_id, amount::float as amount from timesheet_entry where timesheet_id = $1',
      week.id,
    );
    expect(line).toMatchObject({ [String(column)]: value, amount: 480 });
    // 8 h × $60 = $480.00; GST of 5 % is $24.00 on what is taxable.
    const made = fieldOf(await desk.draft(week.entryIds), 'made');
    expect(made).toMatchObject({ subtotal: '480', tax: column === 'is_taxable' ? '0' : '24' });
  });
});
