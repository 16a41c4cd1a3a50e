import { randomUUID } from 'node:crypto';
import { parseCsv } from 'hucre/csv';
import { daysOfWeek } from 'shared-contracts/billing';
import { sumOf } from 'shared-contracts/decimal';
import { beforeAll, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import { projectsByProvince } from '../../testing/projects-by-province.ts';
import { addQuebecSalesTax } from '../../testing/quebec-sales-tax.ts';
import { type MoneyCase, moneyCases as westernCases } from './money-cases.ts';
import { quebecCases } from './quebec-cases.ts';

const moneyCases = [...westernCases, ...quebecCases];

const office = billingServer();
let desk: BillingDesk;
let projects: ReadonlyMap<string, string>;
let entriesOf: ReadonlyMap<string, readonly string[]>;

const worked = /^(?<quantity>[\d.]+) (?<unit>\w+) x (?<price>[\d.]+) @(?<ledger>\d+)(?<untaxed> untaxed)?$/;
const spent = /^cost (?<cost>[\d.]+)(?: with (?<tax>[\d.]+))? @(?<ledger>\d+)(?<untaxed> untaxed)?$/;

/** Adds a rate for what a line counts; returns the name of the work. */
async function workOf(line: Readonly<Record<string, string | undefined>>): Promise<string> {
  const work = `Case ${randomUUID()}`;
  await desk.query(
    `insert into rate_type (id, rate_schedule_id, sequence, rate, description, is_taxable, category_id, ledger_code_id,
       unit_of_measurement_id, rate_type)
     select gen_random_uuid(), r.rate_schedule_id, 99, $1, $2, $3, r.category_id,
       (select id from ledger_code where code = $4), (select id from unit_of_measurement where unit = $5), r.rate_type
     from rate_type r where r.rate_type = 'Default' order by r.id limit 1`,
    ...[line['price'], work, line['untaxed'] === undefined, line['ledger'], line['unit']],
  );
  return work;
}

async function entryOf(text: string, projectId: string, date: string): Promise<Values> {
  const base = { id: randomUUID(), date, project: { id: projectId }, description: text };
  const work = worked.exec(text)?.groups;
  if (work)
    return {
      ...{ ...base, work: await workOf(work), quantity: work['quantity'] },
      kind: work['unit'] === 'km' ? 'Kilometres' : 'Time',
    };
  const receipt = spent.exec(text)?.groups;
  if (!receipt) throw new Error(`This line is not understood: ${text}`);
  const [ledger] = await desk.query<{ id: string }>(
    'select id from ledger_code where code = $1',
    receipt['ledger'],
  );
  return {
    ...{ ...base, kind: 'Expense', cost: receipt['cost'], receiptTax: receipt['tax'] ?? null },
    ...{ supplierTaxNumber: '80123 4567 RT0001', ledgerCode: ledger },
    isTaxable: receipt['untaxed'] === undefined,
  };
}

beforeAll(async () => {
  const { server } = office();
  ({ desk } = office());
  await addQuebecSalesTax(server, desk);
  projects = await projectsByProvince(
    desk,
    moneyCases.map(({ province }) => province),
  );
  const ids = new Map<string, readonly string[]>();
  const weekStarting = desk.nextWeek();
  const entries: Values[] = [];
  for (const { name, province, lines } of moneyCases) {
    const own: string[] = [];
    for (const line of lines) {
      const entry = await entryOf(line, projects.get(province) ?? '', weekStarting);
      entries.push(entry);
      own.push(String(entry['id']));
    }
    ids.set(name, own);
  }
  const days = daysOfWeek(weekStarting).map((date) => ({
    id: randomUUID(),
    date,
    reason: 'Cases of a table',
  }));
  const week = fieldOf(
    await desk.saveWeek(desk.broker, { id: randomUUID(), weekStarting, entries, days }),
    'saved',
  );
  for (const answer of [
    await desk.submit(desk.broker, String(week['id'])),
    await desk.approve(desk.leader, String(week['id'])),
  ])
    expect(refusalOf(answer)).toBeUndefined();
  entriesOf = ids;
});

/** The name of a tax in the table: its code and its province. */
const taxText = ({ taxType, stateOrProvince, amount }: Values) =>
  [(taxType as Values)['code'], (stateOrProvince as Values | null)?.['code'], amount]
    .filter(Boolean)
    .join(' ');

const chargedFields = 'id revision lines { id amount }';

/** Applies one step to a draft; returns the changed draft. */
const charged = async (draft: Values, step: string, types: string, variables: Values): Promise<Values> =>
  fieldOf(
    await call(
      desk.invoicing,
      `mutation C($id: ID!, $revision: Int!, ${types}) { made: ${step} { ${chargedFields} } }`,
      { id: draft['id'], revision: draft['revision'], ...variables },
    ),
    'made',
  );

const byHand = /^(?<quantity>[\d.]+) x (?<price>[\d.]+) @(?<ledger>\d+)(?<untaxed> untaxed)?$/;
const adjusted = /^(?<amount>[\d.]+): (?<adjustment>-?[\d.]+)(?: less (?<percent>[\d.]+))?$/;

/** Adds the manual lines of a case, writes its line up or down, and deducts its discount. */
async function chargedBy(
  { province, hand = [], adjust, discount }: MoneyCase,
  start: Values,
): Promise<Values> {
  let draft = start;
  for (const text of hand) {
    const line = byHand.exec(text)?.groups ?? {};
    const [ledger] = await desk.query('select id from ledger_code where code = $1', line['ledger']);
    draft = await charged(
      draft,
      'putInvoiceLine(id: $id, revision: $revision, line: $line)',
      '$line: HandLineInput!',
      {
        line: {
          ...{
            id: randomUUID(),
            description: text,
            project: { id: projects.get(province) },
            ledgerCode: ledger,
          },
          ...{
            quantity: line['quantity'],
            unitPrice: line['price'],
            isTaxable: line['untaxed'] === undefined,
          },
        },
      },
    );
  }
  const change = adjust === undefined ? undefined : adjusted.exec(adjust)?.groups;
  if (change) {
    const lines = draft['lines'] as readonly Values[];
    draft = await charged(
      draft,
      'adjustInvoiceLine(id: $id, revision: $revision, lineId: $lineId, adjustment: $by, adjustmentReason: "Case", discountPercent: $off)',
      '$lineId: ID!, $by: Decimal, $off: Decimal',
      {
        lineId: lines.find(({ amount }) => amount === change['amount'])?.['id'],
        ...{ by: change['adjustment'], off: change['percent'] ?? null },
      },
    );
  }
  if (discount === undefined) return draft;
  const [, percent] = /^([\d.]+) %$/.exec(discount) ?? [];
  return charged(
    draft,
    'discountInvoice(id: $id, revision: $revision, percent: $percent, amount: $amount)',
    '$percent: Decimal, $amount: Decimal',
    { percent: percent ?? null, amount: percent === undefined ? discount : null },
  );
}

async function billOf(one: MoneyCase): Promise<Values> {
  const { name, exempt = [] } = one;
  for (const code of exempt)
    await desk.query(
      `insert into tax_exemption (id, tax_type_id, sequence, client_id, certificate, valid_from)
       select gen_random_uuid(), id, 1, $1, 'Certificate 12', '2027-01-01' from tax_type where code = $2`,
      ...[desk.project.client, code],
    );
  const drafted = await chargedBy(one, fieldOf(await desk.draft(entriesOf.get(name) ?? []), 'made'));
  if (exempt.length > 0) await desk.query('delete from tax_exemption');
  fieldOf(await desk.finalize(drafted['id'], drafted['revision']), 'made');
  const read = await call(
    desk.invoicing,
    `query B($id: ID!) { found: invoice(id: $id) { number subtotal tax total
      taxes { taxType { code } stateOrProvince { code } amount exemption label } } }`,
    { id: drafted['id'] },
  );
  return fieldOf(read, 'found');
}

const numbers = new Map<string, MoneyCase>();

it.each(moneyCases)('$name: $byHand', async (one) => {
  const bill = await billOf(one);
  const taxes = bill['taxes'] as readonly Values[];
  expect({
    subtotal: bill['subtotal'],
    taxes: taxes.map(taxText),
    total: bill['total'],
  }).toEqual({ subtotal: one.subtotal, taxes: one.taxes, total: one.total });
  for (const { exemption, label } of taxes.filter((tax) =>
    one.exempt?.includes(String((tax['taxType'] as Values)['code'])),
  )) {
    expect(exemption).toBe('Certificate 12');
    expect(label).toMatch(/ · Certificate 12$/);
  }
  numbers.set(String(bill['number']), one);
});

it('there are as many as an accountant would ask for, and all of them are booked to the cent', async () => {
  expect(moneyCases.length).toBeGreaterThanOrEqual(120);
  const made = fieldOf(
    await call(
      desk.invoicing,
      `mutation E($id: ID!) { made: createAccountingExport(id: $id, fromDate: "2027-01-01", toDate: "2027-12-31") { id } }`,
      { id: randomUUID() },
    ),
    'made',
  );
  const file = await desk.invoicing.get(`/api/accounting-exports/${String(made['id'])}`);
  const [heads = [], ...rows] = parseCsv(file.body.replace('\uFEFF', ''));
  const place = (head: string) => heads.indexOf(head);
  for (const [number, { name, total, credits = '0' }] of numbers) {
    const own = rows.filter((row) => row[place('Invoice')] === number);
    const side = (head: string, account?: string) =>
      sumOf(
        own
          .filter((row) => account === undefined || row[place('Account')] === account)
          .map((row) => String(row[place(head)] || '0')),
      );
    expect([name, side('Debit')]).toEqual([name, side('Credit')]);
    expect([name, side('Debit', '1200 Accounts Receivable')]).toEqual([name, total]);
    expect([name, side('Debit', '2315 Input tax credits')]).toEqual([name, credits]);
    expect([name, side('Credit', '5400 Reimbursable expenses')]).toEqual([name, credits]);
  }
});
