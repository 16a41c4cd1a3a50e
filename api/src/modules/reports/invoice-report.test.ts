import { dayAfter } from 'shared-contracts/days';
import { reportTypes } from 'shared-contracts/forms';
import { beforeAll, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import { openedDocument } from '../../testing/made-document.ts';
import { readPdf } from '../../testing/read-report.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

const office = billingServer({ keepsFiles: true });
let server: TestServer;
let desk: BillingDesk;

beforeAll(() => {
  ({ server, desk } = office());
});

const run = (ids: readonly unknown[], client: TestClient = desk.invoicing) =>
  client.post('/api/reports/run', {
    reportId: reportTypes.invoice.id,
    dataSource: { ids, parentId: null },
    options: {},
  });

/** The text of an invoice's document. */
async function paperOf(id: unknown): Promise<string> {
  const answer = await run([id]);
  expect(answer.json()).toEqual({ result: expect.any(String) });
  const bytes = await openedDocument(desk.invoicing, answer.json().result);
  return (await readPdf(bytes)).pages.join(' ');
}

/** Dollars as the paper writes them. */
const shown = (amount: unknown) =>
  Number(amount).toLocaleString('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const linesOf = (made: Values, name: string) => made[name] as readonly Values[];

/** A draft of hours with cents, kilometres and an expense. */
async function aDraft(): Promise<Values> {
  const { entryIds } = await desk.approvedWeek((day) => [
    desk.line(day, { quantity: '7.25' }),
    desk.line(dayAfter(day, 1), { kind: 'Kilometres', work: 'Kilometres', quantity: '123.4' }),
    desk.line(dayAfter(day, 2), {
      ...{ kind: 'Expense', work: null, quantity: null, cost: '33.33', description: 'Survey pins' },
    }),
    desk.line(dayAfter(day, 3), {
      ...{ kind: 'Expense', work: null, quantity: null, cost: '12', description: 'Registry fee' },
      isTaxable: false,
    }),
  ]);
  return fieldOf(await desk.draft(entryIds), 'made');
}

it('an invoice read back from its PDF is the invoice to the cent, with what the law asks of it', async () => {
  const draft = await aDraft();
  const bill = fieldOf(await desk.finalize(draft['id'], draft['revision']), 'made');
  const text = await paperOf(bill['id']);
  const amounts = [
    ...linesOf(bill, 'lines').map(({ amount }) => amount),
    ...linesOf(bill, 'taxes').flatMap(({ taxable, amount }) => [taxable, amount]),
    ...[bill['subtotal'], bill['total']],
  ];
  expect(amounts.length).toBeGreaterThan(6);
  for (const amount of amounts) expect(text).toContain(shown(amount));
  for (const words of [
    `Invoice ${String(bill['number'])}`,
    'Rightway Land Services',
    '81234 5678 RT0001',
    'Northfork Energy',
    'Oct-31-2027',
    'Survey pins',
    'Registry fee · not taxed',
    `Total ${shown(bill['total'])}`,
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('This is a draft');
});

it('a draft says that it is none, and a reversal what it takes back, with the other sign', async () => {
  const draft = await aDraft();
  expect(await paperOf(draft['id'])).toContain('This is a draft and no invoice');
  const bill = fieldOf(await desk.finalize(draft['id'], draft['revision']), 'made');
  const back = fieldOf(await desk.reverse(bill['id'], bill['revision']), 'made');
  const text = await paperOf(back['id']);
  expect(text).toContain(shown(back['total']));
  expect(Number(back['total'])).toBeLessThan(0);
  expect(text).toContain(String(bill['number']));
  expect(text).toContain('Wrong AFE');
});

it('is made for those who invoice in the company of the invoice, of one at a time', async () => {
  const draft = await aDraft();
  expect((await run([draft['id']], desk.broker)).statusCode).toBe(403);
  expect((await run([])).statusCode).toBe(400);
  expect((await run([draft['id'], draft['id']])).statusCode).toBe(400);
  await desk.query(`update app_user set can_access_invoice = true where user_name like 'prairie@%'`);
  expect((await run([draft['id']], await server.signIn('prairie'))).statusCode).toBe(404);
});

it('goes out by mail as the PDF that it is, and is sent from then on', async () => {
  const draft = await aDraft();
  const mail = (made: Values, to: string) =>
    call(
      desk.invoicing,
      'mutation M($id: ID!, $revision: Int!, $to: String!) { made: mailInvoice(id: $id, revision: $revision, to: $to) { sentDate } }',
      { id: made['id'], revision: made['revision'], to },
    );
  expect(refusalOf(await mail(draft, 'ap@northfork.test'))?.code).toBe('BAD_INPUT');
  const bill = fieldOf(await desk.finalize(draft['id'], draft['revision']), 'made');
  expect(refusalOf(await mail(bill, 'nobody'))?.fields).toEqual([
    { path: 'to', message: expect.stringMatching(/not valid/) },
  ]);
  const sent = fieldOf(await mail(bill, 'ap@northfork.test, land@northfork.test'), 'made');
  expect(sent['sentDate']).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const address of ['ap@northfork.test', 'land@northfork.test']) {
    const [message] = await server.mailsTo(address);
    expect(message?.subject).toBe(`Invoice ${String(bill['number'])} from Rightway Land Services`);
    const [file] = message?.attachments ?? [];
    expect(file?.filename).toBe(`${String(bill['number'])}.pdf`);
    const { pages } = await readPdf(file?.content ?? new Uint8Array());
    expect(pages.join(' ')).toContain(shown(bill['total']));
  }
});
