import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import { madeDocument } from '../../testing/made-document.ts';
import { readExcel, readPdf } from '../../testing/read-report.ts';
import type { TestServer } from '../../testing/test-server.ts';

const office = billingServer({ keepsFiles: true });
let server: TestServer;
let desk: BillingDesk;

/** A bill of an expense before 5 % GST. */
async function aBill(cost: string, invoiceDate: string): Promise<Values> {
  const { entryIds } = await desk.approvedWeek((day) => [
    desk.line(day, { kind: 'Expense', work: null, quantity: null, cost, description: 'Pins' }),
  ]);
  const made = fieldOf(await desk.draft(entryIds, { invoiceDate }), 'made');
  return fieldOf(await desk.finalize(made['id'], made['revision']), 'made');
}

const numbers: Record<string, string> = {};

beforeAll(async () => {
  ({ server, desk } = office());
  // What the demo billed is paid long before, so that the statement is of this file's bills.
  await desk.query('delete from invoice_payment');
  await desk.query('update invoice set paid_date = invoice_date where number is not null');
  const pay = async (
    { id, revision }: Values,
    amount: string,
    date: string,
    reference: string | null = null,
  ) => {
    const answer = await call(
      desk.invoicing,
      `mutation R($id: ID!, $revision: Int!, $paymentId: ID!, $date: Date!, $amount: Decimal!, $reference: String) {
        made: receivePayment(id: $id, revision: $revision, paymentId: $paymentId, date: $date, amount: $amount,
          reference: $reference) { id revision } }`,
      { id, revision, paymentId: randomUUID(), date, amount, reference },
    );
    return fieldOf(answer, 'made');
  };
  const part = await aBill('100', '2027-10-31');
  const before = await aBill('100', '2027-11-01');
  const settled = await aBill('300', '2027-11-10');
  const reversed = await aBill('400', '2027-12-01');
  const credited = await aBill('200', '2027-12-15');
  const later = await aBill('500', '2028-01-01');
  Object.assign(
    numbers,
    Object.fromEntries(
      Object.entries({ part, before, settled, reversed, credited, later }).map(([name, bill]) => [
        name,
        bill['number'],
      ]),
    ),
  );
  // Paid after the day of the statement too, which is not on it.
  await pay(await pay(part, '40.5', '2027-11-10', 'EFT 12'), '64.5', '2028-01-03');
  await pay(before, '105', '2027-11-30');
  await pay(settled, '315', '2027-12-05', 'Cheque 881');
  const back = await call(
    desk.invoicing,
    `mutation R($id: ID!, $revision: Int!, $by: ID!) { made: reverseInvoice(id: $id, revision: $revision,
      reversalId: $by, date: "2028-01-01", reason: "Wrong AFE") { number } }`,
    { id: reversed['id'], revision: reversed['revision'], by: randomUUID() },
  );
  expect(refusalOf(back)).toBeUndefined();
  const [line] = credited['lines'] as readonly Values[];
  const credit = await call(
    desk.invoicing,
    `mutation C($id: ID!, $revision: Int!, $creditId: ID!, $lines: [CreditedLineInput!]!) { made: creditInvoice(id: $id,
      revision: $revision, creditId: $creditId, date: "2028-01-01", reason: "Two pins", lines: $lines) { number total } }`,
    {
      id: credited['id'],
      revision: credited['revision'],
      creditId: randomUUID(),
      lines: [{ id: line?.['id'], amount: '50' }],
    },
  );
  numbers['credit'] = String(fieldOf(credit, 'made')['number']);
  numbers['reversal'] = String(fieldOf(back, 'made')['number']);
});

const bodyOf = (day: string, change: Values = {}) => ({
  ...{ parentId: desk.project.client, day, outputFormat: 'Excel', language: 'en' },
  ...change,
});

/** The rows of a statement from the first that begins with a text on, without those below the next empty one. */
const rowsFrom = (rows: readonly (readonly unknown[])[], first: string, count: number) =>
  rows.slice(rows.findIndex((row) => row[0] === first)).slice(0, count);

it('adds up to the cent on a day: what is open, paid and credited by then, and how long it is overdue', async () => {
  const rows = await readExcel(
    await madeDocument(desk.invoicing, 'reports/client-statement', bodyOf('2027-12-31')),
  );
  // 100 + 5 % = 105.00; due 30 days after 31 October, so 31 days overdue on 31 December.
  // 400 + 5 % = 420.00, due on 31 December: not overdue. 200 + 5 % = 210.00, due on 14 January.
  // 105.00 - 40.50 = 64.50; 64.50 + 420.00 + 210.00 = 694.50.
  const content = JSON.stringify(rows);
  const bills = rowsFrom(rows, 'Invoice', 5).map((row) => [
    row[0],
    ...Array.from(row.slice(3), (cell) => cell ?? null),
  ]);
  expect(bills).toEqual([
    ['Invoice', 'Days overdue', 'Total', 'Paid', 'Credited', 'Open'],
    [numbers['part'], 31, 105, -40.5, 0, 64.5],
    [numbers['reversed'], null, 420, 0, 0, 420],
    [numbers['credited'], null, 210, 0, 0, 210],
    [expect.stringContaining('Total'), null, 735, -40.5, 0, 694.5],
  ]);
  expect(rowsFrom(rows, 'Not due', 2)[1]).toEqual([630, 0, 64.5, 0, 0, 694.5]);
  expect(content).toContain('EFT 12');
  // Paid on 5 December: of the month before. Paid on 30 November: of an earlier statement.
  expect(content).toContain('Cheque 881');
  expect(content).toContain(String(numbers['settled']));
  expect(content).not.toContain(String(numbers['before']));
  expect(content).not.toContain(String(numbers['later']));
});

it('takes credit notes and reversals off on their day, as a PDF that names both parties', async () => {
  const pdf = await madeDocument(
    desk.invoicing,
    'reports/client-statement',
    bodyOf('2028-01-03', { outputFormat: 'PDF' }),
  );
  const text = (await readPdf(pdf)).pages.join(' ');
  // 210.00 - 52.50 = 157.50 (50 + 5 % = 52.50), and 500 + 5 % = 525.00: 682.50. 420.00 - 420.00 is settled.
  for (const words of [
    'Statement of account',
    'Rightway Land Services',
    '81234 5678 RT0001',
    'Northfork Energy',
    'Jan-03-2028',
    `Credit note ${numbers['credit']}`,
    `Reversal ${numbers['reversal']}`,
    '-52.50',
    '157.50',
    '525.00',
    '682.50',
    'Two pins',
  ])
    expect(text).toContain(words);
});

it('says that nothing is open before the first bill, in the language that was asked for', async () => {
  const pdf = await madeDocument(
    desk.invoicing,
    'reports/client-statement',
    bodyOf('2027-10-30', { outputFormat: 'PDF', language: 'es' }),
  );
  const text = (await readPdf(pdf)).pages.join(' ');
  expect(text).toContain('Estado de cuenta');
  expect(text).toContain('Nada está pendiente en esta fecha.');
});

it('is for those who invoice, of clients that their company bills, on days of the calendar', async () => {
  const statement = (change: Values, client = desk.invoicing) =>
    client.post('/api/reports/client-statement', bodyOf('2027-12-31', change));
  expect((await statement({}, desk.broker)).statusCode).toBe(403);
  expect((await statement({ parentId: randomUUID() })).statusCode).toBe(404);
  expect((await statement({ day: '2027-02-30' })).statusCode).toBe(422);
  await desk.query(`update app_user set can_access_invoice = true where user_name like 'prairie@%'`);
  expect((await statement({}, await server.signIn('prairie'))).statusCode).toBe(404);
});
