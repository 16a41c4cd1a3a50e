import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import { madeDocument } from '../../testing/made-document.ts';
import { projectsByProvince } from '../../testing/projects-by-province.ts';
import { addQuebecSalesTax } from '../../testing/quebec-sales-tax.ts';
import { readExcel, readPdf } from '../../testing/read-report.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { firstQuarter, type TaxedBill, taxedBills, taxSums } from './tax-return-cases.ts';

const office = billingServer({ keepsFiles: true });
let server: TestServer;
let desk: BillingDesk;

/** A draft with one line: an expense, or work that is added by hand. */
async function drafted({ date, legal, receipt }: TaxedBill, projectId: string): Promise<Values> {
  const { entryIds } = await desk.approvedWeek((day) => [
    desk.line(day, {
      ...{ project: { id: projectId }, kind: 'Expense', work: null, quantity: null, description: 'Registry' },
      ...(receipt
        ? { cost: receipt.cost, receiptTax: receipt.tax, supplierTaxNumber: '80123 4567 RT0001' }
        : { cost: '0.01', isTaxable: false }),
    }),
  ]);
  const draft = fieldOf(await desk.draft(entryIds, { invoiceDate: date }), 'made');
  if (legal === undefined) return draft;
  // The cent of the expense is written off, so that the bill contains only the legal work.
  const [ledger] = await desk.query("select id from ledger_code where code = '4060'");
  const withLine = fieldOf(
    await call(
      desk.invoicing,
      `mutation P($id: ID!, $revision: Int!, $line: HandLineInput!) {
        made: putInvoiceLine(id: $id, revision: $revision, line: $line) { id revision lines { id amount } } }`,
      {
        ...{ id: draft['id'], revision: draft['revision'] },
        line: {
          ...{
            id: randomUUID(),
            description: 'Title opinion',
            project: { id: projectId },
            ledgerCode: ledger,
          },
          ...{ quantity: '1', unitPrice: legal, isTaxable: true },
        },
      },
    ),
    'made',
  );
  const cent = (withLine['lines'] as readonly Values[]).find(({ amount }) => amount === '0.01');
  return fieldOf(
    await call(
      desk.invoicing,
      `mutation A($id: ID!, $revision: Int!, $lineId: ID!) { made: adjustInvoiceLine(id: $id, revision: $revision,
        lineId: $lineId, adjustment: "-0.01", adjustmentReason: "Case") { id revision } }`,
      { id: withLine['id'], revision: withLine['revision'], lineId: cent?.['id'] },
    ),
    'made',
  );
}

const takenBack = (bill: Values, date: string) =>
  call(
    desk.invoicing,
    `mutation R($id: ID!, $revision: Int!, $by: ID!, $date: Date!) { made: reverseInvoice(id: $id, revision: $revision,
      reversalId: $by, date: $date, reason: "Wrong AFE") { number } }`,
    { id: bill['id'], revision: bill['revision'], by: randomUUID(), date },
  );

const credited = (bill: Values, { date, amount }: NonNullable<TaxedBill['credited']>) => {
  const line = (bill['lines'] as readonly Values[]).find((one) => one['amount'] !== '0');
  return call(
    desk.invoicing,
    `mutation C($id: ID!, $revision: Int!, $by: ID!, $date: Date!, $lines: [CreditedLineInput!]!) {
      made: creditInvoice(id: $id, revision: $revision, creditId: $by, date: $date, reason: "Billed twice", lines: $lines) {
        number } }`,
    {
      ...{ id: bill['id'], revision: bill['revision'], by: randomUUID(), date },
      lines: [{ id: line?.['id'], amount }],
    },
  );
};

beforeAll(async () => {
  ({ server, desk } = office());
  await addQuebecSalesTax(server, desk);
  const projects = await projectsByProvince(
    desk,
    taxedBills.map(({ province }) => province),
  );
  const later: { readonly date: string; readonly take: () => ReturnType<typeof call> }[] = [];
  for (const one of taxedBills) {
    // Numbers follow dates, so a reversal on a day must be made before the bills of later days.
    for (const { take } of later.filter(({ date }) => date < one.date))
      expect(refusalOf(await take())).toBeUndefined();
    later.splice(0, later.length, ...later.filter(({ date }) => date >= one.date));
    const draft = await drafted(one, projects.get(one.province) ?? '');
    const bill = fieldOf(await desk.finalize(draft['id'], draft['revision']), 'made');
    const { credited: credit, reversedOn } = one;
    if (credit) later.push({ date: credit.date, take: () => credited(bill, credit) });
    if (reversedOn) later.push({ date: reversedOn, take: () => takenBack(bill, reversedOn) });
  }
  for (const { take } of later) expect(refusalOf(await take())).toBeUndefined();
});

const days = { fromDate: '2028-01-01', toDate: '2028-12-31' };

const taxReturn = (change: Values = {}, client = desk.invoicing) =>
  call(
    client,
    `query T($fromDate: Date!, $toDate: Date!, $by: TaxPeriod!) {
      found: taxReturns(fromDate: $fromDate, toDate: $toDate, by: $by) {
        name period fromDate invoiceCount sales taxable charged credits net parts { tax rate taxable charged } } }`,
    { ...days, by: 'Quarter', ...change },
  );

const rowsOf = async (change: Values = {}) =>
  fieldOf(await taxReturn(change), 'found') as unknown as readonly Values[];

const figures = ['sales', 'taxable', 'charged', 'credits', 'net'];

describe('what is reported of taxes', () => {
  it.each(['Month', 'Quarter', 'Year'] as const)('by %s is what was worked by hand', async (by) => {
    const rows = await rowsOf({ by });
    expect(
      rows.map((row) => [...['name', 'period', 'invoiceCount', ...figures].map((field) => row[field])]),
    ).toEqual(taxSums[by]);
  });

  it('is told by tax, province and rate too', async () => {
    const [first] = await rowsOf();
    const parts = first?.['parts'] as readonly Values[];
    expect(parts.map(({ tax, rate, taxable, charged }) => [tax, rate, taxable, charged])).toEqual(
      firstQuarter,
    );
  });

  it('leaves out what a client is exempt from, and invoices of other days', async () => {
    await desk.query(
      `update invoice_tax set exemption = 'Certificate 12', amount = 0
       where invoice_id = (select id from invoice where invoice_date = '2028-01-10' and number is not null)`,
    );
    const [first] = await rowsOf({ toDate: '2028-01-31' });
    expect(figures.map((field) => first?.[field])).toEqual(['1000', '0', '0', '0', '0']);
    expect(first?.['parts']).toEqual([]);
    await desk.query(
      `update invoice_tax set exemption = null, amount = 50
       where invoice_id = (select id from invoice where invoice_date = '2028-01-10' and number is not null)`,
    );
  });

  it('has a list behind each sum, which adds up to it', async () => {
    for (const row of await rowsOf()) {
      const list = fieldOf(
        await call(
          desk.invoicing,
          `query I($fromDate: Date!, $toDate: Date!, $name: String!, $period: Date!) {
            found: taxedInvoices(fromDate: $fromDate, toDate: $toDate, by: Quarter, name: $name, period: $period) {
              id invoiceId number date client sales taxable charged credits net } }`,
          { ...days, name: row['name'], period: row['fromDate'] },
        ),
        'found',
      ) as unknown as readonly Values[];
      expect(list).toHaveLength(Number(row['invoiceCount']));
      expect(new Set(list.map(({ client }) => client))).toEqual(new Set(['Northfork Energy']));
      const sum = (field: string) =>
        row[field] === null ? null : String(list.reduce((all, one) => all + Number(one[field]), 0));
      expect([row['name'], row['period'], ...figures.map(sum)]).toEqual([
        ...[row['name'], row['period']],
        ...figures.map((field) => row[field]),
      ]);
    }
  });

  it('is for those who invoice, of their own company, within days that follow each other', async () => {
    expect(refusalOf(await taxReturn({}, desk.broker))?.code).toBe('FORBIDDEN');
    expect(refusalOf(await taxReturn({ fromDate: '2029-01-01' }))?.message).toMatch(/cannot be before/);
    expect(refusalOf(await taxReturn({ fromDate: '2018-12-31' }))?.message).toMatch(/10 years/);
    await desk.query(`update app_user set can_access_invoice = true where user_name like 'prairie@%'`);
    expect((await taxReturn({}, await server.signIn('prairie'))).data?.['found']).toEqual([]);
  });

  it('is a workbook and a PDF with the lines of the form and every invoice', async () => {
    const body = { ...days, by: 'Quarter', language: 'en' };
    const rows = await readExcel(
      await madeDocument(desk.invoicing, 'reports/tax-return', { ...body, outputFormat: 'Excel' }),
    );
    const quarter = rows.find((row) => row[0] === '2028-Q1');
    expect(quarter).toEqual(['2028-Q1', 3100, 3100, 315, 5, 310]);
    const pdf = await madeDocument(desk.invoicing, 'reports/tax-return', { ...body, outputFormat: 'PDF' });
    const text = (await readPdf(pdf)).pages.join(' ');
    for (const words of [
      'Revenue (line 101)',
      'Net tax (109)',
      'GST/HST · 2028-Q1',
      'HST ON',
      'PST BC',
      'QST QC · 2028-Q4',
      '39.90',
      '3,100.00',
    ])
      expect(text).toContain(words);
    const known = await desk.query<{ number: string }>(
      `select number from invoice where invoice_date between '2028-01-01' and '2028-12-31' and number is not null`,
    );
    expect(known).toHaveLength(8);
    for (const { number } of known) expect(text).toContain(number);
    const late = await desk.invoicing.post('/api/reports/tax-return', { ...body, fromDate: '2029-01-01' });
    expect(late.statusCode).toBe(400);
    expect((await desk.broker.post('/api/reports/tax-return', body)).statusCode).toBe(403);
  });
});
