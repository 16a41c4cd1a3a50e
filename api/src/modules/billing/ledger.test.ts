import { randomUUID } from 'node:crypto';
import { parseCsv } from 'hucre/csv';
import { dayAfter } from 'shared-contracts/days';
import { beforeAll, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { readByAwk } from '../../testing/read-iif.ts';

const office = billingServer();
let desk: BillingDesk;

beforeAll(() => {
  ({ desk } = office());
});

const exported = (again = false) =>
  call(
    desk.invoicing,
    `mutation E($id: ID!, $again: Boolean!) { made: createAccountingExport(id: $id, fromDate: "2027-01-01",
      toDate: "2027-12-31", again: $again) { id batch invoiceCount total isRepeated takenBackReason takenBackOn } }`,
    { id: randomUUID(), again },
  );

const takenBack = (id: unknown, reason = 'Wrong month', client = desk.invoicing) =>
  call(
    client,
    `mutation T($id: ID!, $reason: String!) { made: takeBackAccountingExport(id: $id, reason: $reason) {
      id takenBackOn takenBackReason takenBackBy { fullName } } }`,
    { id, reason },
  );

/** A finalized bill for hours, kilometres and an expense. */
async function aBill(): Promise<Values> {
  const { entryIds } = await desk.approvedWeek((day) => [
    desk.line(day, { quantity: '7.25' }),
    desk.line(dayAfter(day, 1), { kind: 'Kilometres', work: 'Kilometres', quantity: '123.4' }),
    desk.line(dayAfter(day, 2), {
      ...{ kind: 'Expense', work: null, quantity: null, cost: '33.33', description: 'Pins, "long"' },
    }),
  ]);
  const made = fieldOf(await desk.draft(entryIds), 'made');
  return fieldOf(await desk.finalize(made['id'], made['revision']), 'made');
}

const fileOf = (made: Values, format = '') =>
  desk.invoicing.get(`/api/accounting-exports/${String(made['id'])}${format && `?format=${format}`}`);

const cents = (amount: unknown) => String(Math.round(Number(amount) * 100));

it('is double entry that another program reads back: each invoice is zero and opens with what its client owes', async () => {
  const bill = await aBill();
  const other = await aBill();
  const back = fieldOf(await desk.reverse(other['id'], other['revision']), 'made');
  const made = fieldOf(await exported(), 'made');
  expect(made).toMatchObject({ batch: 1, invoiceCount: 3, isRepeated: false, takenBackOn: null });
  const file = await fileOf(made, 'iif');
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-disposition']).toMatch(/\.iif"$/);
  const of = (one: Values, type: string, due: string) => [
    ...[one['number'], type, '1200 Accounts Receivable', cents(one['total']), '0', '10/31/27', due, '4'],
  ];
  // Four distributions: hours, kilometres, an expense without a ledger code, and GST. A reversal is not due.
  expect(readByAwk(file.rawPayload)).toEqual([
    of(bill, 'INVOICE', '11/30/27'),
    of(other, 'INVOICE', '11/30/27'),
    of(back, 'CREDIT MEMO', ''),
  ]);

  const [heads = [], ...rows] = parseCsv((await fileOf(made)).body.replace('\uFEFF', ''));
  const place = (head: string) => heads.indexOf(head);
  const sum = (head: string) => rows.reduce((all, row) => all + Number(row[place(head)]) * 100, 0);
  expect(Math.round(sum('Debit'))).toBe(Math.round(sum('Credit')));
  const own = rows.filter((row) => row[place('Invoice')] === bill['number']);
  expect(own.map((row) => [row[place('Account')], row[place('Debit')], row[place('Credit')]])).toEqual([
    ['1200 Accounts Receivable', Number(bill['total']).toFixed(2), ''],
    ['4010 Land agent services', '', expect.any(String)],
    ['4030 Mileage and travel', '', expect.any(String)],
    ['4900 Other revenue', '', '33.33'],
    ['2310 GST/HST payable', '', Number(bill['tax']).toFixed(2)],
  ]);
  expect(own[1]?.[place('AFE')]).not.toBe('');
  expect(own.every((row) => row[place('Batch')] === '1' && row[place('Due')] === '2027-11-30')).toBe(true);
});

it('books mark-up and fixed fees to accounts of their own, and tells the tax of what is earned', async () => {
  await desk.query(
    `insert into rate_schedule (id, name, rate_type, effective_date, expense_mark_up)
     values (gen_random_uuid(), 'Mark-up of ten', 'Default', '2026-12-01', 10)`,
  );
  const { entryIds } = await desk.approvedWeek((day) => [
    desk.line(day, { quantity: '10' }),
    desk.line(dayAfter(day, 1), {
      ...{ kind: 'Expense', work: null, quantity: null, cost: '100', description: 'Motel' },
    }),
    desk.line(dayAfter(day, 2), {
      ...{ kind: 'Expense', work: null, quantity: null, cost: '12', description: 'Registry fee' },
      isTaxable: false,
    }),
  ]);
  const draft = fieldOf(await desk.draft(entryIds), 'made');
  // The hours stand for a share of a fee: what they bill is booked as one amount.
  await desk.query(
    `update invoice_line set fee_schedule_id = (select id from rate_schedule where name = 'Mark-up of ten')
     where invoice_id = $1 and quantity = 10`,
    draft['id'],
  );
  const bill = fieldOf(await desk.finalize(draft['id'], draft['revision']), 'made');
  const [heads = [], ...rows] = parseCsv(
    (await fileOf(fieldOf(await exported(), 'made'))).body.replace('\uFEFF', ''),
  );
  const at = (row: readonly unknown[], head: string) => row[heads.indexOf(head)];
  const own = rows.filter((row) => at(row, 'Invoice') === bill['number']);
  const bookings = own.map((row) =>
    ['Account', 'Credit', 'Tax Codes', 'Tax'].map((head) => String(at(row, head))).join(' | '),
  );
  // Hours at the demo's rate; 10 % of 100.00 is 10.00, of 12.00 it is 1.20; GST of 5 % on everything but the registry
  // fee.
  const hours = Number(bill['subtotal']) - 100 - 10 - 12 - 1.2;
  expect(bookings).toEqual([
    '1200 Accounts Receivable |  |  | ',
    `4015 Fixed fees | ${hours.toFixed(2)} | GST | ${(hours * 0.05).toFixed(2)}`,
    '4080 Mark-up on expenses | 1.20 |  | 0.00',
    '4080 Mark-up on expenses | 10.00 | GST | 0.50',
    '4900 Other revenue | 12.00 |  | 0.00',
    '4900 Other revenue | 100.00 | GST | 5.00',
    `2310 GST/HST payable | ${(hours * 0.05 + 5.5).toFixed(2)} |  | `,
  ]);
  await desk.query("update rate_schedule set is_active = false where name = 'Mark-up of ten'");
});

it('keeps the accounts of its day, and uses those that are administered later from then on', async () => {
  const bill = await aBill();
  const first = fieldOf(await exported(), 'made');
  const before = (await fileOf(first)).body;
  await desk.query(`update book_account set account = '1100 Debtors' where purpose = 'receivable'`);
  expect((await fileOf(first)).body).toBe(before);
  const again = fieldOf(await exported(true), 'made');
  expect(again).toMatchObject({ isRepeated: true, batch: Number(first['batch']) + 1 });
  const read = readByAwk((await fileOf(again, 'iif')).rawPayload);
  expect(read.find(([number]) => number === bill['number'])?.[2]).toBe('1100 Debtors');
  // An account that is added later does not split the lines of a stored batch.
  await desk.query(
    'update invoice_line set is_mark_up = true where invoice_id = $1 and quantity = 1',
    bill['id'],
  );
  await desk.query('delete from book_account');
  expect((await fileOf(first)).body).toBe(before);
  const plain = readByAwk((await fileOf(fieldOf(await exported(true), 'made'), 'iif')).rawPayload);
  expect(plain.find(([number]) => number === bill['number'])?.[2]).toBe('Accounts Receivable');
});

it('each invoice goes once: of sixteen that export at once one does, and an index says so', async () => {
  const bill = await aBill();
  const answers = await sixteenAtOnce(() => exported());
  expect(answers.filter((answer) => refusalOf(answer) === undefined)).toHaveLength(1);
  await expect(
    desk.query(
      `insert into exported_invoice (invoice_id, accounting_export_id)
       select invoice_id, accounting_export_id from exported_invoice where invoice_id = $1`,
      bill['id'],
    ),
  ).rejects.toThrow(/exported_invoice_pkey/);
});

it('a batch that is taken back goes once more, under a number of its own; nothing is taken back twice', async () => {
  const bill = await aBill();
  const first = fieldOf(await exported(), 'made');
  expect(refusalOf(await exported())?.code).toBe('BAD_INPUT');
  expect(refusalOf(await takenBack(first['id'], ' '))?.code).toBe('VALIDATION');
  expect(refusalOf(await takenBack(first['id'], 'x', desk.broker))?.code).toBe('FORBIDDEN');
  expect(refusalOf(await takenBack(randomUUID()))?.code).toBe('NOT_FOUND');
  const answers = await sixteenAtOnce(() => takenBack(first['id']));
  expect(answers.filter((answer) => refusalOf(answer) === undefined)).toHaveLength(1);
  const read = await call(desk.invoicing, 'query I($id: ID!) { found: invoice(id: $id) { exportedOn } }', {
    id: bill['id'],
  });
  expect(fieldOf(read, 'found')['exportedOn']).toBeNull();
  expect(fieldOf(await exported(), 'made')).toMatchObject({
    batch: Number(first['batch']) + 1,
    invoiceCount: 1,
    isRepeated: false,
  });
});

it('nothing goes whose debits are not its credits', async () => {
  const bill = await aBill();
  await desk.query('update invoice set total = total + 0.01 where id = $1', bill['id']);
  expect(refusalOf(await exported())?.message).toContain(`The lines and taxes of ${String(bill['number'])}`);
  await desk.query('update invoice set total = total - 0.01 where id = $1', bill['id']);
  expect(refusalOf(await exported())).toBeUndefined();
});
