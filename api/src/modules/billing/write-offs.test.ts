import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { differenceOf } from 'shared-contracts/decimal';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import { madeDocument } from '../../testing/made-document.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { projectsByProvince } from '../../testing/projects-by-province.ts';
import { addQuebecSalesTax } from '../../testing/quebec-sales-tax.ts';
import { readByAwk } from '../../testing/read-iif.ts';
import { readExcel } from '../../testing/read-report.ts';

const cases = readFileSync(join(import.meta.dirname, 'write-off-cases.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'));

const office = billingServer({ keepsFiles: true });
let desk: BillingDesk;
let projects: ReadonlyMap<string, string>;

beforeAll(async () => {
  ({ desk } = office());
  await addQuebecSalesTax(office().server, desk);
  projects = await projectsByProvince(
    desk,
    cases.map(([, province = '']) => province),
  );
});

const fields = `id revision number total openAmount paidDate lines { id amount } payments {
  id receivedOn amount reference isWriteOff takenBackOn }`;

const billDay = '2028-01-31';

/** A finalized bill of expenses, dated 31 January 2028: `1000 + 100 untaxed`. */
async function aBill(province: string, service: string, amounts: string): Promise<Values> {
  const [ledgerCode] = await desk.query('select id from ledger_code where code = $1', service);
  const { entryIds } = await desk.approvedWeek((day) =>
    amounts.split(' + ').map((text) => {
      const [cost, untaxed] = text.split(' ');
      return desk.line(day, {
        ...{ project: { id: projects.get(province) }, kind: 'Expense', work: null, quantity: null },
        ...{ cost, description: text, isTaxable: !untaxed, ledgerCode },
      });
    }),
  );
  const made = fieldOf(await desk.draft(entryIds, { invoiceDate: billDay }), 'made');
  return fieldOf(await desk.finalize(made['id'], made['revision']), 'made');
}

const writeOff = (bill: Values, amount: string, change: Values = {}, client = desk.invoicing) =>
  call(
    client,
    `mutation W($id: ID!, $revision: Int!, $paymentId: ID!, $date: Date!, $amount: Decimal!, $reason: String!) {
      made: writeOffInvoice(id: $id, revision: $revision, paymentId: $paymentId, date: $date, amount: $amount,
        reason: $reason) { ${fields} } }`,
    {
      ...{ id: bill['id'], revision: bill['revision'], paymentId: randomUUID(), date: '2028-05-10', amount },
      ...{ reason: 'Bankrupt', ...change },
    },
  );

const receive = (bill: Values, amount: string) =>
  call(
    desk.invoicing,
    `mutation R($id: ID!, $revision: Int!, $paymentId: ID!, $amount: Decimal!) {
      made: receivePayment(id: $id, revision: $revision, paymentId: $paymentId, date: "2028-03-01", amount: $amount) {
        ${fields} } }`,
    { id: bill['id'], revision: bill['revision'], paymentId: randomUUID(), amount },
  );

/** Credits the line of that amount, otherwise the first one. */
const credit = (bill: Values, amount: string) => {
  const lines = bill['lines'] as readonly Values[];
  const line = lines.find((one) => one['amount'] === amount) ?? lines[0];
  return call(
    desk.invoicing,
    `mutation C($id: ID!, $revision: Int!, $by: ID!, $lines: [CreditedLineInput!]!) { made: creditInvoice(id: $id,
      revision: $revision, creditId: $by, date: "2028-01-31", reason: "Billed twice", lines: $lines) { number } }`,
    {
      ...{ id: bill['id'], revision: bill['revision'], by: randomUUID() },
      lines: [{ id: line?.['id'], amount }],
    },
  );
};

const takeBack = (bill: Values, payment: Values | undefined) =>
  call(
    desk.invoicing,
    `mutation T($id: ID!, $revision: Int!, $paymentId: ID!) { made: takeBackPayment(id: $id, revision: $revision,
      paymentId: $paymentId, reason: "The trustee paid") { ${fields} } }`,
    { id: bill['id'], revision: bill['revision'], paymentId: payment?.['id'] },
  );

const read = async (bill: Values) =>
  fieldOf(
    await call(desk.invoicing, `query I($id: ID!) { found: invoice(id: $id) { ${fields} } }`, {
      id: bill['id'],
    }),
    'found',
  );

/** Exports what is left of all days. Returns the rows of these kinds, and how QuickBooks takes the last transaction. */
async function exported(kinds: readonly string[]) {
  const made = fieldOf(
    await call(
      desk.invoicing,
      `mutation E($id: ID!) { made: createAccountingExport(id: $id, fromDate: "2020-01-01", toDate: "2028-12-31") {
        id paid } }`,
      { id: randomUUID() },
    ),
    'made',
  );
  const file = await desk.invoicing.get(`/api/accounting-exports/${String(made['id'])}`);
  const [heads = [], ...rows] = parseCsv(file.body.replace('\uFEFF', ''));
  const at = (row: readonly unknown[], head: string) => String(row[heads.indexOf(head)]);
  const quickBooks = await desk.invoicing.get(`/api/accounting-exports/${String(made['id'])}?format=iif`);
  const booked = rows
    .filter((row) => kinds.includes(at(row, 'Kind')))
    .map((row) =>
      ['Kind', 'Account', 'Debit', 'Credit', 'Description'].map((head) => at(row, head)).join(' | '),
    );
  return { booked, paid: made['paid'], inQuickBooks: (await readByAwk(quickBooks.rawPayload)).at(-1) };
}

const taxReturn = async (fromDate: string, toDate: string) =>
  fieldOf(
    await call(
      desk.invoicing,
      `query T($fromDate: Date!, $toDate: Date!) { found: taxReturns(fromDate: $fromDate, toDate: $toDate, by: Month) {
        name period sales charged credits net } }`,
      { fromDate, toDate },
    ),
    'found',
  ) as unknown as readonly Values[];

const statementOf = async (day: string): Promise<string> =>
  JSON.stringify(
    await readExcel(
      await madeDocument(desk.invoicing, 'reports/client-statement', {
        ...{ parentId: desk.project.client, day, outputFormat: 'Excel', zone: 'America/Edmonton' },
      }),
    ),
  );

it.each(cases)(
  '%s',
  async (_name, province = '', service = '', amount = '', steps = '', taxes = '', ...more) => {
    const [badDebt, open] = more;
    let bill = await aBill(province, service, amount);
    for (const [act, dollars = ''] of steps.split('; ').map((one) => one.split(' '))) {
      if (act === 'credit') fieldOf(await credit(bill, dollars), 'made');
      else fieldOf(await (act === 'off' ? writeOff : receive)(bill, dollars), 'made');
      bill = await read(bill);
    }
    expect(bill).toMatchObject({ openAmount: open, paidDate: open === '0' ? '2028-05-10' : null });
    const parts = await desk.query<{ code: string; amount: string }>(
      `select t.code, trim_scale(w.amount)::text as amount from write_off_tax w join tax_type t on t.id = w.tax_type_id
     join invoice_payment m on m.id = w.invoice_payment_id where m.invoice_id = $1 order by m.sequence, w.sequence`,
      bill['id'],
    );
    expect(parts.map((one) => `${one.code} ${one.amount}`).join(', ')).toBe(taxes);
    const [sum] = await desk.query<{ sum: string }>(
      `select trim_scale(sum(m.amount - coalesce((select sum(w.amount) from write_off_tax w
       where w.invoice_payment_id = m.id), 0)))::text as sum
     from invoice_payment m where m.invoice_id = $1 and m.is_write_off`,
      bill['id'],
    );
    expect(sum?.sum).toBe(badDebt);
  },
);

describe('a bad debt', () => {
  it('is for people who invoice, with a reason, not before the bill, and at most what is open', async () => {
    const bill = await aBill('AB', '4050', '100');
    expect(refusalOf(await writeOff(bill, '105', {}, desk.broker))?.code).toBe('FORBIDDEN');
    expect(refusalOf(await writeOff(bill, '105', { reason: ' ' }))?.fields).toMatchObject([
      { path: 'reason' },
    ]);
    expect(refusalOf(await writeOff(bill, '105', { date: '2028-01-30' }))?.fields).toEqual([
      { path: 'date', message: 'A bill is not written off before its date.' },
    ]);
    expect(refusalOf(await writeOff(bill, '105.01'))?.fields).toMatchObject([{ path: 'amount' }]);
    const answers = await sixteenAtOnce(() => writeOff(bill, '105'));
    expect(answers.filter((answer) => refusalOf(answer) === undefined)).toHaveLength(1);
    const [first] = (await read(bill))['payments'] as readonly Values[];
    expect(first).toMatchObject({ isWriteOff: true, amount: '105', reference: 'Bankrupt' });
  });

  it('stands in the list of invoices beside what is open', async () => {
    const bill = await aBill('AB', '4050', '100');
    const inList = async () => {
      const answer = await desk.invoicing.post('/api/grids/source/invoices', {
        columns: ['number', 'openAmount', 'writtenOff', 'paidDate'].map((id) => ({ id })),
        searchCriteria: { filters: [{ column: 'number', values: [bill['number']] }] },
      });
      const rows: readonly Values[] = answer.json().result.rows;
      return rows.map((row) => [row['openAmount'], row['writtenOff'], row['paidDate']]);
    };
    const part = fieldOf(await writeOff(bill, '40'), 'made');
    expect(await inList()).toEqual([['65', '40', null]]);
    const whole = fieldOf(await writeOff(part, '65'), 'made');
    expect(await inList()).toEqual([['0', '105', '2028-05-10']]);
    fieldOf(await takeBack(whole, (whole['payments'] as readonly Values[])[0]), 'made');
    expect(await inList()).toEqual([['40', '65', null]]);
  });

  it('is neither credited nor reversed until it is taken back', async () => {
    const bill = await aBill('AB', '4050', '100');
    const off = fieldOf(await writeOff(bill, '40'), 'made');
    const reverse = (one: Values) =>
      call(
        desk.invoicing,
        `mutation R($id: ID!, $revision: Int!, $by: ID!) { made: reverseInvoice(id: $id, revision: $revision,
          reversalId: $by, date: "2028-01-31", reason: "Wrong AFE") { number } }`,
        { id: one['id'], revision: one['revision'], by: randomUUID() },
      );
    for (const answer of [await credit(off, '10'), await reverse(off)])
      expect(refusalOf(answer)?.message).toBe(
        'A part of this invoice is written off. Take the write-off back first.',
      );
    const back = fieldOf(await takeBack(off, (off['payments'] as readonly Values[])[0]), 'made');
    expect(back).toMatchObject({ openAmount: '105', paidDate: null });
    fieldOf(await reverse(back), 'made');
  });

  it('of a month that is over stays written off, though it was recovered later', async () => {
    await desk.query(
      'update invoice set paid_date = invoice_date where number is not null and paid_date is null',
    );
    const owedOn = async (asOf: string) => {
      const answer = await call(
        desk.invoicing,
        'query B($asOf: Date!) { found: clientBalances(asOf: $asOf) { clientId total } }',
        { asOf },
      );
      const all = answer.data?.['found'] as readonly Values[];
      return all.find(({ clientId }) => clientId === desk.project.client)?.['total'] ?? '0';
    };
    const [april, june] = [await owedOn('2028-04-30'), await owedOn('2028-06-30')];
    const bill = await aBill('AB', '4050', '100');
    const off = fieldOf(await writeOff(bill, '105', { date: '2028-05-10' }), 'made');
    fieldOf(await takeBack(off, (off['payments'] as readonly Values[])[0]), 'made');
    await desk.query(
      `update invoice_payment set recovered_on = '2028-08-03' where invoice_id = $1 and is_write_off`,
      bill['id'],
    );
    const more = (total: unknown, before: unknown) => differenceOf(String(total), String(before));
    expect(more(await owedOn('2028-04-30'), april)).toBe('105');
    expect(more(await owedOn('2028-06-30'), june)).toBe('0');
    expect(more(await owedOn('2028-08-03'), june)).toBe('105');
    expect(await statementOf('2028-06-01')).toContain('Written off');
  });

  it('is deducted in the return of its day and booked; recovered, both go the other way', async () => {
    await exported([]);
    const bill = await aBill('QC', '4050', '129.99');
    const off = fieldOf(await writeOff(bill, '149.46', { date: '2028-07-05' }), 'made');
    expect(await statementOf('2028-07-05')).toContain('Written off');
    expect(await taxReturn('2028-07-01', '2028-07-31')).toEqual([
      { name: 'GST/HST', period: '2028-07', sales: null, charged: '0', credits: '6.5', net: '-6.5' },
      { name: 'QST QC', period: '2028-07', sales: null, charged: '0', credits: '12.97', net: '-12.97' },
    ]);
    const writtenOff = await exported(['Write-off']);
    // It is no money that came in, and QuickBooks takes it as a journal that adds up to nothing.
    expect(writtenOff.paid).toBe('0');
    expect(writtenOff.inQuickBooks?.slice(0, 5)).toEqual([
      ...['Bankrupt', 'GENERAL JOURNAL', 'Bad Debts', '12999', '0'],
    ]);
    expect(writtenOff.booked).toEqual([
      'Write-off | Bad Debts | 129.99 |  | Bankrupt',
      'Write-off | 2310 GST/HST payable | 6.50 |  | Bankrupt',
      'Write-off | QST | 12.97 |  | Bankrupt',
      'Write-off | 1200 Accounts Receivable |  | 149.46 | Bankrupt',
    ]);
    const [written] = off['payments'] as readonly Values[];
    fieldOf(await takeBack(off, written), 'made');
    const [recovery] = await desk.query<{ day: string }>(
      'select recovered_on::text as day from invoice_payment where id = $1',
      written?.['id'],
    );
    const day = recovery?.day ?? '';
    const recovered = await taxReturn(day, day);
    expect(recovered.map(({ name, charged, credits }) => [name, charged, credits])).toContainEqual([
      ...['QST QC', '12.97', null],
    ]);
    expect((await exported(['Recovery'])).booked).toEqual([
      'Recovery | 1200 Accounts Receivable | 149.46 |  | The trustee paid',
      'Recovery | Bad Debts |  | 129.99 | The trustee paid',
      'Recovery | 2310 GST/HST payable |  | 6.50 | The trustee paid',
      'Recovery | QST |  | 12.97 | The trustee paid',
    ]);
  });
});
