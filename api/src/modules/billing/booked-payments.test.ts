import { randomUUID } from 'node:crypto';
import { parseCsv } from 'hucre/csv';
import { today } from 'shared-contracts/days';
import { beforeAll, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { readByAwk } from '../../testing/read-iif.ts';

const office = billingServer();
let desk: BillingDesk;

const fields = 'id revision number openAmount payments { id receivedOn amount takenBackOn }';

const exported = (fromDate = '2020-01-01', toDate = '2028-12-31', again = false) =>
  call(
    desk.invoicing,
    `mutation E($id: ID!, $fromDate: Date!, $toDate: Date!, $again: Boolean!) {
      made: createAccountingExport(id: $id, fromDate: $fromDate, toDate: $toDate, again: $again) {
        id batch invoiceCount total paymentCount paid isRepeated } }`,
    { id: randomUUID(), fromDate, toDate, again },
  );

const batchTakenBack = (made: Values) =>
  call(
    desk.invoicing,
    'mutation T($id: ID!) { made: takeBackAccountingExport(id: $id, reason: "Wrong month") { id } }',
    { id: made['id'] },
  );

const receive = async ({ id, revision }: Values, amount: string, date: string, reference: string | null) =>
  fieldOf(
    await call(
      desk.invoicing,
      `mutation R($id: ID!, $revision: Int!, $paymentId: ID!, $date: Date!, $amount: Decimal!, $reference: String) {
        made: receivePayment(id: $id, revision: $revision, paymentId: $paymentId, date: $date, amount: $amount,
          reference: $reference) { ${fields} } }`,
      { id, revision, paymentId: randomUUID(), date, amount, reference },
    ),
    'made',
  );

const takenBack = async ({ id, revision }: Values, payment: Values | undefined, reason: string) =>
  fieldOf(
    await call(
      desk.invoicing,
      `mutation T($id: ID!, $revision: Int!, $paymentId: ID!, $reason: String!) {
        made: takeBackPayment(id: $id, revision: $revision, paymentId: $paymentId, reason: $reason) { ${fields} } }`,
      { id, revision, paymentId: payment?.['id'], reason },
    ),
    'made',
  );

const paid = async ({ id, revision }: Values, date: string | null) =>
  fieldOf(
    await call(
      desk.invoicing,
      `mutation P($id: ID!, $revision: Int!, $date: Date) { made: payInvoice(id: $id, revision: $revision, date: $date) {
        ${fields} } }`,
      { id, revision, date },
    ),
    'made',
  );

const paymentsOf = (bill: Values) => bill['payments'] as readonly Values[];

/** An exported bill for an expense of 100 dollars: 105.00 with 5 % GST. */
async function aBookedBill(): Promise<Values> {
  const { entryIds } = await desk.approvedWeek((day) => [
    desk.line(day, { kind: 'Expense', work: null, quantity: null, cost: '100', description: 'Pins' }),
  ]);
  const made = fieldOf(await desk.draft(entryIds), 'made');
  const bill = fieldOf(await desk.finalize(made['id'], made['revision']), 'made');
  fieldOf(await exported(), 'made');
  return bill;
}

/** The kind, day, account, debit and credit of each row in a batch. */
async function rowsOf(made: Values): Promise<readonly string[]> {
  const file = await desk.invoicing.get(`/api/accounting-exports/${String(made['id'])}`);
  const [heads = [], ...rows] = parseCsv(file.body.replace('\uFEFF', ''));
  const at = (row: readonly unknown[], head: string) => String(row[heads.indexOf(head)]);
  return rows.map((row) =>
    ['Kind', 'Date', 'Account', 'Debit', 'Credit', 'Description'].map((head) => at(row, head)).join(' | '),
  );
}

async function awkOf(made: Values) {
  const file = await desk.invoicing.get(`/api/accounting-exports/${String(made['id'])}?format=iif`);
  return readByAwk(file.rawPayload);
}

beforeAll(async () => {
  ({ desk } = office());
  // The demo's own entries are exported first, so that the batches below contain only those of this file.
  await desk.query(
    'delete from book_account where company_id <> (select id from company where code = $1)',
    'RLS',
  );
  await exported();
});

it('goes by its day against what the client owes, each once, and another program reads debit = credit', async () => {
  const bill = await aBookedBill();
  const part = await receive(bill, '40.50', '2027-11-10', 'EFT 12');
  await receive(part, '64.50', '2027-12-02', null);
  const november = fieldOf(await exported('2027-11-01', '2027-11-30'), 'made');
  expect(november).toMatchObject({ invoiceCount: 0, total: '0', paymentCount: 1, paid: '40.5' });
  expect(await rowsOf(november)).toEqual([
    'Payment | 2027-11-10 | 1010 Chequing account | 40.50 |  | EFT 12',
    'Payment | 2027-11-10 | 1200 Accounts Receivable |  | 40.50 | EFT 12',
  ]);
  expect(await awkOf(november)).toEqual([
    ['EFT 12', 'PAYMENT', '1010 Chequing account', '4050', '0', '11/10/27', '', '1'],
  ]);
  // 105.00 - 40.50 = 64.50, in December.
  const rest = fieldOf(await exported(), 'made');
  expect(rest).toMatchObject({ invoiceCount: 0, paymentCount: 1, paid: '64.5', isRepeated: false });
  expect(await awkOf(rest)).toEqual([
    ['', 'PAYMENT', '1010 Chequing account', '6450', '0', '12/02/27', '', '1'],
  ]);
  expect(refusalOf(await exported())?.message).toMatch(/no payment of these days/);
  const again = fieldOf(await exported('2027-11-01', '2027-12-31', true), 'made');
  expect(again).toMatchObject({ invoiceCount: 0, paymentCount: 2, paid: '105', isRepeated: true });
});

it('that is taken back is booked back on that day, if the books have it; else neither goes', async () => {
  const bill = await aBookedBill();
  const first = await receive(bill, '105', '2027-11-10', 'Cheque 7');
  fieldOf(await exported(), 'made');
  const back = await takenBack(first, paymentsOf(first)[0], 'No funds');
  // Entered and taken back before any export, so it never reaches the books.
  const second = await receive(back, '20', '2027-11-11', null);
  await takenBack(second, paymentsOf(second)[1], 'Another client');
  const made = fieldOf(await exported(), 'made');
  expect(made).toMatchObject({ paymentCount: 1, paid: '-105' });
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  const rows = (await rowsOf(made)).map((row) => row.split(' | '));
  expect(rows).toEqual([
    ['Return', day, '1200 Accounts Receivable', '105.00', '', 'No funds'],
    ['Return', day, '1010 Chequing account', '', '105.00', 'No funds'],
  ]);
  // The date in the company's zone, which may be the day before this computer's date.
  expect(Math.abs(Date.parse(rows[0]?.[1] ?? '') - Date.parse(today()))).toBeLessThanOrEqual(86_400_000);
  expect(
    (await awkOf(made)).map(([number, type, account, first, sum]) => [number, type, account, first, sum]),
  ).toEqual([['Cheque 7', 'GENERAL JOURNAL', '1200 Accounts Receivable', '10500', '0']]);
});

it('is owed again from the day on which it was taken back, where the books have it, else from the beginning', async () => {
  const owedOn = async (asOf: string) => {
    const answer = await call(
      desk.invoicing,
      'query B($asOf: Date!) { found: clientBalances(asOf: $asOf) { clientId total } }',
      { asOf },
    );
    const balances = answer.data?.['found'] as readonly Values[];
    return balances.find(({ clientId }) => clientId === desk.project.client)?.['total'] ?? '0';
  };
  const before = new Map<string, unknown>();
  for (const asOf of ['2027-12-31', '2028-01-31']) before.set(asOf, await owedOn(asOf));
  const bill = await aBookedBill();
  const first = await receive(bill, '60', '2027-11-10', 'Cheque 8');
  fieldOf(await exported(), 'made');
  const back = await takenBack(first, paymentsOf(first)[0], 'No funds');
  const second = await receive(back, '20', '2027-11-11', null);
  const again = await takenBack(second, paymentsOf(second)[1], 'Another client');
  // Whole marks of payment are taken back without naming them.
  fieldOf(await exported(), 'made');
  const marked = await paid(again, '2027-11-20');
  fieldOf(await exported(), 'made');
  await paid(marked, null);
  const kept = await desk.query<{ amount: string; day: string | null }>(
    `select trim_scale(amount)::text as amount, recovered_on::text as day from invoice_payment
     where invoice_id = $1 order by sequence`,
    bill['id'],
  );
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(kept).toEqual([
    { amount: '60', day },
    { amount: '20', day: null },
    { amount: '105', day },
  ]);
  // As if they had been taken back in the next year.
  await desk.query(
    `update invoice_payment set recovered_on = case amount when 60 then '2028-01-05'::date else '2027-11-25' end
     where invoice_id = $1 and recovered_on is not null`,
    bill['id'],
  );
  // 105 less 60 at the end of the year, and 105 once the cheque had come back.
  const since = async (asOf: string) => Number(await owedOn(asOf)) - Number(before.get(asOf));
  expect(await since('2027-12-31')).toBeCloseTo(45);
  expect(await since('2028-01-31')).toBeCloseTo(105);
});

it('of a reversed bill that is paid out is booked from the bank', async () => {
  const bill = await aBookedBill();
  const whole = await receive(bill, '105', '2027-11-10', null);
  const back = fieldOf(await desk.reverse(whole['id'], whole['revision']), 'made');
  await paid(back, '2027-12-05');
  const made = fieldOf(await exported(), 'made');
  // The reversal of 105.00; the payments are 105.00 received less 105.00 paid out.
  expect(made).toMatchObject({ invoiceCount: 1, total: '-105', paymentCount: 2, paid: '0' });
  expect((await rowsOf(made)).filter((row) => /^(?:Payment|Refund)/.test(row))).toEqual([
    'Payment | 2027-11-10 | 1010 Chequing account | 105.00 |  | ',
    'Payment | 2027-11-10 | 1200 Accounts Receivable |  | 105.00 | ',
    'Refund | 2027-12-05 | 1200 Accounts Receivable | 105.00 |  | ',
    'Refund | 2027-12-05 | 1010 Chequing account |  | 105.00 | ',
  ]);
});

it('that moves to another day is booked back and anew once the books have it; before that it moves alone', async () => {
  const bill = await aBookedBill();
  const noted = await paid(bill, '2027-11-10');
  const moved = await paid(noted, '2027-11-12');
  expect(paymentsOf(moved).map(({ receivedOn }) => receivedOn)).toEqual(['2027-11-12']);
  fieldOf(await exported(), 'made');
  const same = await paid(moved, '2027-11-12');
  expect(paymentsOf(same)).toHaveLength(1);
  const other = await paid(same, '2027-11-15');
  expect(other['openAmount']).toBe('0');
  expect(paymentsOf(other).map(({ receivedOn, takenBackOn }) => [receivedOn, takenBackOn === null])).toEqual([
    ['2027-11-12', false],
    ['2027-11-15', true],
  ]);
  const made = fieldOf(await exported(), 'made');
  expect(made).toMatchObject({ paymentCount: 2, paid: '0' });
  const days = (await rowsOf(made)).map((row) => row.split(' | ').slice(0, 2));
  expect(days.filter(([kind]) => kind === 'Payment')).toEqual([
    ['Payment', '2027-11-15'],
    ['Payment', '2027-11-15'],
  ]);
});

it('goes once more with the batch that was taken back, and once of sixteen exports at once', async () => {
  const bill = await aBookedBill();
  const whole = await receive(bill, '105', '2027-11-10', 'EFT 99');
  const answers = await sixteenAtOnce(() => exported());
  const made = answers.filter((answer) => refusalOf(answer) === undefined);
  expect(made).toHaveLength(1);
  const first = fieldOf(made[0] ?? {}, 'made');
  expect(first).toMatchObject({ paymentCount: 1, paid: '105' });
  await expect(
    desk.query(
      `insert into exported_payment select invoice_payment_id, is_taken_back, accounting_export_id from exported_payment
       where accounting_export_id = $1`,
      first['id'],
    ),
  ).rejects.toThrow(/exported_payment_pkey/);
  fieldOf(await batchTakenBack(first), 'made');
  const second = fieldOf(await exported(), 'made');
  expect(second).toMatchObject({ paymentCount: 1, paid: '105', isRepeated: false });
  // The batch that reversed the payment stays and the batch that booked it is taken back, so it is booked once more.
  await takenBack(whole, paymentsOf(whole)[0], 'No funds');
  fieldOf(await exported(), 'made');
  fieldOf(await batchTakenBack(second), 'made');
  expect(fieldOf(await exported(), 'made')).toMatchObject({ paymentCount: 1, paid: '105' });
  expect(refusalOf(await exported())?.code).toBe('BAD_INPUT');
});

it('is booked to Bank where no account is administered, and stays as it was booked', async () => {
  const bill = await aBookedBill();
  await receive(bill, '105', '2027-11-10', null);
  const made = fieldOf(await exported(), 'made');
  const before = await rowsOf(made);
  await desk.query('delete from book_account');
  expect(await rowsOf(made)).toEqual(before);
  const other = await aBookedBill();
  await receive(other, '105', '2027-11-11', null);
  expect(await rowsOf(fieldOf(await exported(), 'made'))).toEqual([
    'Payment | 2027-11-11 | Bank | 105.00 |  | ',
    'Payment | 2027-11-11 | Accounts Receivable |  | 105.00 | ',
  ]);
});
