import { randomUUID } from 'node:crypto';
import { workDifference } from 'shared-contracts/billing';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { feeCases } from './fee-cases.ts';

const office = billingServer();
let desk: BillingDesk;

beforeAll(() => {
  ({ desk } = office());
});

/** A project of its own with a fixed fee, set by a schedule that an administrator saves; returns both ids. */
async function projectWith(fee: string, coversExpenses = false) {
  const [project] = await desk.query<{ id: string }>(
    `update surface_project set client_id = $1, afe_number = 'AFE-' || left(id::text, 8)
     where id = (select p.id from surface_project p join company c on c.id = p.broker_id
       where c.code = 'RLS' and not p.is_archived and p.id <> $2 and not exists (
         select 1 from rate_schedule s where s.surface_project_id = p.id) order by p.id limit 1) returning id`,
    ...[desk.project.client, desk.project.id],
  );
  const [ledger] = await desk.query('select id from ledger_code where code = $1', '4010');
  const saved = await call(
    await office().server.signIn('admin'),
    'mutation S($input: RateScheduleInput!) { saved: updateRateSchedule(input: $input) { id fixedFee feeCoversExpenses feeLedgerCode { id } } }',
    {
      input: {
        ...{
          id: randomUUID(),
          name: 'Line 7 acquisition',
          rateType: 'Default',
          project: { id: project?.id },
        },
        ...{ effectiveDate: '2026-12-01', isActive: true, rates: [], fixedFee: fee, feeLedgerCode: ledger },
        feeCoversExpenses: coversExpenses,
      },
    },
  );
  expect(fieldOf(saved, 'saved')).toMatchObject({ fixedFee: fee, feeCoversExpenses: coversExpenses });
  return { projectId: String(project?.id), scheduleId: String(fieldOf(saved, 'saved')['id']) };
}

const invoiceFields = `id revision number subtotal total workRelieved discount
  lines { id description feeScheduleId fixedFee workAmount isByHand unitPrice amount adjustment discount }`;

const read = async (id: unknown) =>
  fieldOf(
    await call(desk.invoicing, `query B($id: ID!) { found: invoice(id: $id) { ${invoiceFields} } }`, { id }),
    'found',
  );

const linesOf = (invoice: Values) => invoice['lines'] as readonly Values[];

const charge = (invoice: Values, share: Values) =>
  call(
    desk.invoicing,
    `mutation C($id: ID!, $revision: Int!, $lineId: ID!, $percent: Decimal, $amount: Decimal) {
      made: chargeFixedFee(id: $id, revision: $revision, lineId: $lineId, percent: $percent, amount: $amount) { ${invoiceFields} } }`,
    {
      ...{ id: invoice['id'], revision: invoice['revision'], ...share },
      lineId: linesOf(invoice).find(({ feeScheduleId }) => feeScheduleId !== null)?.['id'],
    },
  );

const sharesOf = (share: string): Values =>
  share.endsWith(' %') ? { percent: share.slice(0, -2) } : { amount: share };

/** An approved week of work, with an expense if something was spent. */
async function work(projectId: string, hours: string, spent?: string) {
  const [ledgerCode] = await desk.query('select id from ledger_code where code = $1', '4050');
  const price = `Fee work ${randomUUID()}`;
  await desk.query(
    `insert into rate_type (id, rate_schedule_id, sequence, rate, description, is_taxable, category_id, ledger_code_id,
       unit_of_measurement_id, rate_type)
     select gen_random_uuid(), r.rate_schedule_id, 99, 96, $1, true, r.category_id, r.ledger_code_id,
       r.unit_of_measurement_id, r.rate_type
     from rate_type r join rate_schedule s on s.id = r.rate_schedule_id
     where r.description = 'Land agent' and s.client_id is null order by r.id limit 1`,
    price,
  );
  return desk.approvedWeek((day) => [
    desk.line(day, { project: { id: projectId }, work: price, quantity: hours }),
    ...(spent
      ? [
          {
            ...{ id: randomUUID(), kind: 'Expense', date: day, project: { id: projectId }, cost: spent },
            ...{ description: 'Motel', ledgerCode, isTaxable: true, receiptTax: null },
            supplierTaxNumber: '80123 4567 RT0001',
          },
        ]
      : []),
  ]);
}

const feeOf = async (scheduleId: string): Promise<Values | undefined> => {
  const answer = await call(
    desk.invoicing,
    'query F { found: fixedFees(asOf: "2027-12-31") { id fee billed left done difference projectName } }',
  );
  return ((answer.data?.['found'] ?? []) as readonly Values[]).find(({ id }) => id === scheduleId);
};

it.each(feeCases)('$name: $byHand', async (one) => {
  const { projectId, scheduleId } = await projectWith(one.fee, one.coversExpenses);
  for (const bill of one.bills) {
    const week = await work(projectId, bill.hours, bill.spent);
    let invoice = await read(fieldOf(await desk.draft(week.entryIds), 'made')['id']);
    if (bill.share) invoice = fieldOf(await charge(invoice, sharesOf(bill.share)), 'made');
    fieldOf(await desk.finalize(invoice['id'], invoice['revision']), 'made');
    invoice = await read(invoice['id']);
    expect(invoice).toMatchObject({
      ...{ subtotal: bill.subtotal, total: bill.total, workRelieved: bill.relieved },
    });
    // The difference from the fee and the one from rounding are reported separately: nothing is lost between the bill
    // and the work.
    const difference = workDifference(invoice as unknown as Parameters<typeof workDifference>[0]);
    expect(difference).toEqual({
      byHand: '0',
      adjusted: '0',
      discounted: '0',
      fees: bill.fees,
      rounding: '0',
    });
  }
  expect(await feeOf(scheduleId)).toMatchObject({
    ...{ fee: one.fee, left: one.left, done: one.done, difference: one.difference },
  });
});

describe('a fixed fee', () => {
  it('is billed before its work, where its project is named', async () => {
    const { projectId, scheduleId } = await projectWith('2000');
    const drafted = fieldOf(await desk.draft([], { entryIds: null, surfaceProjectId: projectId }), 'made');
    const invoice = fieldOf(await charge(await read(drafted['id']), { percent: '50' }), 'made');
    expect(invoice).toMatchObject({ subtotal: '1000', total: '1050', workRelieved: '0' });
    // A draft counts, so that nobody bills the same half again; it becomes a bill only with its number.
    expect(await feeOf(scheduleId)).toMatchObject({ billed: '0', left: '2000' });
    const next = fieldOf(await desk.draft([], { entryIds: null, surfaceProjectId: projectId }), 'made');
    expect(next).toMatchObject({ subtotal: '1000' });
  });

  it('is never billed beyond itself, and a reversal gives its share back', async () => {
    const { projectId } = await projectWith('1000');
    const first = await read(fieldOf(await desk.draft((await work(projectId, '1')).entryIds), 'made')['id']);
    const refused = await charge(first, { amount: '1000.01' });
    expect(refusalOf(refused)).toMatchObject({
      code: 'VALIDATION',
      fields: [
        {
          path: 'amount',
          message: 'Only $1,000.00 are left of the fixed fee: other invoices bill the rest.',
        },
      ],
    });
    const bill = fieldOf(await desk.finalize(first['id'], first['revision']), 'made');
    fieldOf(await desk.reverse(bill['id'], bill['revision']), 'made');
    const again = fieldOf(await desk.draft([], { entryIds: null, surfaceProjectId: projectId }), 'made');
    expect(again).toMatchObject({ subtotal: '1000' });
  });

  it('is billed once by sixteen at once', async () => {
    const { projectId, scheduleId } = await projectWith('1000');
    // Each has work of its own to write, so that they really run at the same time.
    const weeks: Values[] = [];
    for (let place = 0; place < 16; place += 1) weeks.push(await work(projectId, '1'));
    const answers = await sixteenAtOnce((place) =>
      desk.draft(weeks[place]?.['entryIds'] as readonly unknown[]),
    );
    const drafts = answers.map((answer) => fieldOf(answer, 'made'));
    expect(drafts.map(({ subtotal }) => subtotal).toSorted()).toEqual([...Array(15).fill('0'), '1000']);
    expect(await feeOf(scheduleId)).toMatchObject({ fee: '1000', done: '1536' });
  });

  it('is seen by those who invoice alone', async () => {
    const answer = await call(desk.broker, 'query F { found: fixedFees { id } }');
    expect(refusalOf(answer)?.code).toBe('FORBIDDEN');
  });
});
