import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';

const office = billingServer();
let desk: BillingDesk;

beforeAll(async () => {
  ({ desk } = office());
  // The demo's invoices are marked as paid, so that the balances come only from this file.
  await desk.query(`update invoice set paid_date = invoice_date where number is not null`);
});

const fields = `id revision number total openAmount paidDate status payments {
  id sequence receivedOn amount reference notedBy { fullName } takenBackReason takenBackBy { fullName } }`;

const receive = (bill: Values, amount: string, date = '2027-11-10', change: Values = {}) =>
  call(
    desk.invoicing,
    `mutation R($id: ID!, $revision: Int!, $paymentId: ID!, $date: Date!, $amount: Decimal!, $reference: String) {
      made: receivePayment(id: $id, revision: $revision, paymentId: $paymentId, date: $date, amount: $amount,
        reference: $reference) { ${fields} } }`,
    { id: bill['id'], revision: bill['revision'], paymentId: randomUUID(), date, amount, ...change },
  );

const takenBack = (bill: Values, paymentId: unknown, reason = 'The cheque came back') =>
  call(
    desk.invoicing,
    `mutation T($id: ID!, $revision: Int!, $paymentId: ID!, $reason: String!) {
      made: takeBackPayment(id: $id, revision: $revision, paymentId: $paymentId, reason: $reason) { ${fields} } }`,
    { id: bill['id'], revision: bill['revision'], paymentId, reason },
  );

const paid = (bill: Values, date: string | null) =>
  call(
    desk.invoicing,
    `mutation P($id: ID!, $revision: Int!, $date: Date) { made: payInvoice(id: $id, revision: $revision, date: $date) {
      ${fields} } }`,
    { id: bill['id'], revision: bill['revision'], date },
  );

/** A bill for an expense of 100 dollars: 105 with GST, dated 2027-10-31 and due 2027-11-30. */
async function aBill(): Promise<Values> {
  const { entryIds } = await desk.approvedWeek((day) => [
    desk.line(day, { kind: 'Expense', work: null, quantity: null, cost: '100', description: 'Pins' }),
  ]);
  const made = fieldOf(await desk.draft(entryIds), 'made');
  return fieldOf(await desk.finalize(made['id'], made['revision']), 'made');
}

const paymentsOf = (bill: Values) => bill['payments'] as readonly Values[];

describe('a payment', () => {
  it('in parts leaves the rest open, and the last one pays the bill', async () => {
    const bill = await aBill();
    const first = fieldOf(await receive(bill, '40.5', '2027-11-10', { reference: 'EFT 12' }), 'made');
    expect(first).toMatchObject({ openAmount: '64.5', paidDate: null });
    expect(paymentsOf(first)).toEqual([
      expect.objectContaining({
        ...{ receivedOn: '2027-11-10', amount: '40.5', reference: 'EFT 12', takenBackReason: null },
        notedBy: { fullName: 'Ingrid Voss' },
      }),
    ]);
    expect(refusalOf(await receive(first, '64.51'))?.fields).toEqual([
      { path: 'amount', message: expect.stringMatching(/^Only \$64\.50 is open\./) },
    ]);
    for (const amount of ['0', '-1', '1.005'])
      expect([amount, refusalOf(await receive(first, amount))?.code]).toEqual([amount, 'VALIDATION']);
    const last = fieldOf(await receive(first, '64.5', '2027-12-02'), 'made');
    expect(last).toMatchObject({ openAmount: '0', paidDate: '2027-12-02' });
    expect(refusalOf(await receive(last, '0.01'))?.code).toBe('VALIDATION');
  });

  it('that was noted by mistake is taken back once, with a reason; the bill is open again', async () => {
    const whole = fieldOf(await receive(await aBill(), '105'), 'made');
    const [payment] = paymentsOf(whole);
    expect(whole['paidDate']).toBe('2027-11-10');
    expect(refusalOf(await takenBack(whole, payment?.['id'], ' '))?.code).toBe('VALIDATION');
    const answers = await sixteenAtOnce(() => takenBack(whole, payment?.['id']));
    expect(answers.filter((answer) => refusalOf(answer) === undefined)).toHaveLength(1);
    const open = fieldOf(
      await call(desk.invoicing, `query I($id: ID!) { found: invoice(id: $id) { ${fields} } }`, {
        id: whole['id'],
      }),
      'found',
    );
    expect(open).toMatchObject({ openAmount: '105', paidDate: null });
    expect(paymentsOf(open)[0]).toMatchObject({ takenBackReason: 'The cheque came back' });
    expect(refusalOf(await takenBack(open, payment?.['id']))?.message).toMatch(/taken back already/);
    expect(refusalOf(await takenBack(open, randomUUID()))?.code).toBe('BAD_INPUT');
  });

  it('of sixteen that note all of it at once is noted once, and by one id once', async () => {
    const bill = await aBill();
    const answers = await sixteenAtOnce(() => receive(bill, '105'));
    expect(answers.filter((answer) => refusalOf(answer) === undefined)).toHaveLength(1);
    const [sum] = await desk.query<{ paid: string }>(
      'select trim_scale(sum(amount))::text as paid from invoice_payment where invoice_id = $1',
      bill['id'],
    );
    expect(sum?.paid).toBe('105');
    const other = await aBill();
    const paymentId = randomUUID();
    const part = fieldOf(await receive(other, '5', '2027-11-10', { paymentId }), 'made');
    expect(refusalOf(await receive(part, '5', '2027-11-10', { paymentId }))?.code).toBe('BAD_INPUT');
  });

  it('is what is open where a bill is marked as paid, and goes with the mark; parts stay', async () => {
    const part = fieldOf(await receive(await aBill(), '5'), 'made');
    const whole = fieldOf(await paid(part, '2027-12-01'), 'made');
    expect(whole).toMatchObject({ openAmount: '0', paidDate: '2027-12-01' });
    expect(paymentsOf(whole).map(({ amount }) => amount)).toEqual(['5', '100']);
    const moved = fieldOf(await paid(whole, '2027-12-03'), 'made');
    expect(paymentsOf(moved).map(({ receivedOn }) => receivedOn)).toEqual(['2027-11-10', '2027-12-03']);
    const open = fieldOf(await paid(moved, null), 'made');
    expect(open).toMatchObject({ openAmount: '100', paidDate: null });
  });

  const credited = (bill: Values, amount: string) =>
    call(
      desk.invoicing,
      `mutation C($id: ID!, $revision: Int!, $creditId: ID!, $lines: [CreditedLineInput!]!) {
        made: creditInvoice(id: $id, revision: $revision, creditId: $creditId, date: "2027-10-31",
          reason: "Wrong hours", lines: $lines) { ${fields} } }`,
      {
        ...{ id: bill['id'], revision: bill['revision'], creditId: randomUUID() },
        lines: [{ id: (bill['lines'] as readonly Values[])[0]?.['id'], amount }],
      },
    );

  const seen = async (bill: Values) =>
    fieldOf(
      await call(desk.invoicing, `query I($id: ID!) { found: invoice(id: $id) { ${fields} lines { id } } }`, {
        id: bill['id'],
      }),
      'found',
    );

  /** What was paid and paid out of invoices, in dollars. */
  const moneyOf = async (...ids: readonly unknown[]) =>
    (
      await desk.query<{ amount: string }>(
        `select trim_scale(amount)::text as amount from invoice_payment
        where invoice_id = any ($1) and taken_back_on is null order by received_on, amount desc`,
        ids,
      )
    ).map(({ amount }) => amount);

  it('that was noted singly is not gone with the mark: the bill stays paid', async () => {
    const whole = fieldOf(await receive(await aBill(), '105'), 'made');
    expect(refusalOf(await paid(whole, null))?.message).toMatch(/noted one by one/);
    expect(await seen(whole)).toMatchObject({ openAmount: '0', paidDate: '2027-11-10' });
  });

  it('out of a reversal is what its bill had received, and nothing where that is nothing', async () => {
    const part = fieldOf(await receive(await aBill(), '40'), 'made');
    const back = fieldOf(await desk.reverse(part['id'], part['revision']), 'made');
    fieldOf(await paid(back, '2027-12-05'), 'made');
    expect(await moneyOf(part['id'], back['id'])).toEqual(['40', '-40']);
    const unpaid = await aBill();
    const voided = fieldOf(await desk.reverse(unpaid['id'], unpaid['revision']), 'made');
    expect(refusalOf(await paid(voided, '2027-12-05'))?.message).toMatch(/nothing to pay out/);
    expect((await seen(voided))['paidDate']).toBeNull();
  });

  it('out of a credit note is what was received beyond the rest of its bill', async () => {
    // 50 of 100 are credited: 52.50 with GST. Of 105.00 are 60.00 paid: 7.50 more than the 52.50 that are left.
    const part = await seen(fieldOf(await receive(await aBill(), '60'), 'made'));
    const note = fieldOf(await credited(part, '50'), 'made');
    fieldOf(await paid(note, '2027-12-05'), 'made');
    expect(await moneyOf(part['id'], note['id'])).toEqual(['60', '-7.5']);
    const open = await seen(await aBill());
    const other = fieldOf(await credited(open, '20'), 'made');
    expect(refusalOf(await paid(other, '2027-12-05'))?.message).toMatch(/nothing to pay out/);
    expect((await seen(open))['openAmount']).toBe('84');
  });

  it('is none of a bill of which all was credited', async () => {
    const bill = await seen(await aBill());
    fieldOf(await credited(bill, '100'), 'made');
    const open = await seen(bill);
    expect(open['openAmount']).toBe('0');
    expect(refusalOf(await paid(open, '2027-12-05'))?.message).toMatch(/Nothing of this invoice is open/);
    expect(await seen(bill)).toMatchObject({ openAmount: '0', paidDate: null });
  });

  it('is for those who invoice, and for bills alone that are finalized', async () => {
    const bill = await aBill();
    const refused = await call(
      desk.broker,
      `mutation R($id: ID!, $revision: Int!) { made: receivePayment(id: $id, revision: $revision,
        paymentId: "5b0c1c9e-0000-4000-8000-0000000000aa", date: "2027-11-10", amount: "1") { id } }`,
      { id: bill['id'], revision: bill['revision'] },
    );
    expect(refusalOf(refused)?.code).toBe('FORBIDDEN');
    const { entryIds } = await desk.approvedWeek((day) => [desk.line(day)]);
    const draft = fieldOf(await desk.draft(entryIds), 'made');
    expect(refusalOf(await receive(draft, '1'))?.code).toBe('BAD_INPUT');
    const back = fieldOf(await desk.reverse(bill['id'], bill['revision']), 'made');
    expect(refusalOf(await receive(back, '1'))?.code).toBe('VALIDATION');
  });
});

describe('the open balance of a client', () => {
  const ages = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const;

  /** The balance of the client on a day: the age groups that are not empty, then the total. */
  const balanceOn = async (asOf: string) => {
    const answer = await call(
      desk.invoicing,
      `query B($asOf: Date!) { found: clientBalances(asOf: $asOf) { clientId invoiceCount ${ages.join(' ')} total } }`,
      { asOf },
    );
    const balances = answer.data?.['found'] as readonly Values[] | undefined;
    const found = balances?.find(({ clientId }) => clientId === desk.project.client);
    return (
      found && [
        ...ages.filter((age) => found[age] !== '0').map((age) => `${age} ${found[age]}`),
        found['total'],
      ]
    );
  };

  it('is what its bills come to without what was paid by a day, by days overdue; a reversal takes its bill out', async () => {
    await desk.query('update invoice set paid_date = invoice_date where number is not null');
    await desk.query('update invoice_payment set taken_back_on = now()');
    expect(await balanceOn('2027-12-31')).toBeUndefined();
    const bill = await aBill();
    // Dated 2027-10-31, due on 2027-11-30.
    expect(await balanceOn('2027-10-30')).toBeUndefined();
    expect(await balanceOn('2027-11-30')).toEqual(['notDue 105', '105']);
    expect(await balanceOn('2027-12-01')).toEqual(['upTo30 105', '105']);
    expect(await balanceOn('2027-12-30')).toEqual(['upTo30 105', '105']);
    expect(await balanceOn('2027-12-31')).toEqual(['upTo60 105', '105']);
    // Sixty days after 30 November is 29 January, ninety 28 February.
    expect(await balanceOn('2028-01-29')).toEqual(['upTo60 105', '105']);
    expect(await balanceOn('2028-01-30')).toEqual(['upTo90 105', '105']);
    expect(await balanceOn('2028-02-28')).toEqual(['upTo90 105', '105']);
    expect(await balanceOn('2028-02-29')).toEqual(['over90 105', '105']);
    expect(await balanceOn('2028-03-01')).toEqual(['over90 105', '105']);
    const part = fieldOf(await receive(bill, '40', '2027-12-10'), 'made');
    expect(await balanceOn('2027-12-09')).toEqual(['upTo30 105', '105']);
    expect(await balanceOn('2027-12-10')).toEqual(['upTo30 65', '65']);
    const second = await aBill();
    expect(await balanceOn('2027-12-10')).toEqual(['upTo30 170', '170']);
    // It is reversed on its own day: it was never owed, and what was paid for the other one stays.
    await desk.reverse(second['id'], second['revision']);
    expect(await balanceOn('2027-12-10')).toEqual(['upTo30 65', '65']);
    // A paid bill that is reversed leaves a credit.
    await desk.reverse(part['id'], part['revision']);
    expect(await balanceOn('2027-12-10')).toEqual(['upTo30 -40', '-40']);
    expect(refusalOf(await call(desk.broker, '{ clientBalances { total } }'))?.code).toBe('FORBIDDEN');
  });
});
