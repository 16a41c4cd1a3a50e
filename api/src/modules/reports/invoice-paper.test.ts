import { randomUUID } from 'node:crypto';
import { dayAfter } from 'shared-contracts/days';
import { reportTypes } from 'shared-contracts/forms';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAssociate, saveAssociate, savedOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import { eventually, openedDocument } from '../../testing/made-document.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { readPdf } from '../../testing/read-report.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { keepPapersOfBefore } from '../invoice-paper-store.ts';

const office = billingServer({ keepsFiles: true });
let server: TestServer;
let desk: BillingDesk;

beforeAll(() => {
  ({ server, desk } = office());
});

const invoiceFields = `number status subtotals dueDate supplierName supplierAddress otherTaxNumbers remittance buyerName
  buyerAddress taxNumber terms notes paperKept total
  lines { description projectName afeNumber costCentre purchaseOrder worker workDay quantity unitPrice amount }
  taxes { label rate taxable amount }`;

/** The content of an invoice, as the API returns it. */
const read = async (id: unknown): Promise<Values> =>
  fieldOf(
    await call(desk.invoicing, `query I($id: ID!) { found: invoice(id: $id) { ${invoiceFields} } }`, { id }),
    'found',
  );

/** The bytes of an invoice's document. */
async function bytesOf(id: unknown, language = 'en'): Promise<Buffer> {
  const answer = await desk.invoicing.post('/api/reports/run', {
    reportId: reportTypes.invoice.id,
    dataSource: { ids: [id], parentId: null },
    options: {},
    language,
  });
  expect(answer.json()).toEqual({ result: expect.any(String) });
  return openedDocument(desk.invoicing, answer.json().result);
}

const textOf = async (bytes: Uint8Array) => (await readPdf(bytes)).pages.join(' ');

async function aBill(change: Values = {}): Promise<Values> {
  const { entryIds } = await desk.approvedWeek((day) => [desk.line(day)]);
  const made = fieldOf(await desk.draft(entryIds, change), 'made');
  return fieldOf(await desk.finalize(made['id'], made['revision']), 'made');
}

/** Changes all that the paper of an invoice names: its client, its project, its company, its tax. */
async function changeAll(mark: string): Promise<void> {
  const admin = await server.signIn('admin');
  const { client } = desk.project;
  const [known] = await desk.query<{ revision: number }>(
    'select revision from business_associate where id = $1',
    client,
  );
  const saved = savedOf(
    await saveAssociate(admin, {
      id: client,
      revision: known?.revision,
      addressLine1: `${mark} Ave`,
      postalCode: 'T1T 1T1',
    }),
  );
  const other = await makeAssociate(admin, { name: `${mark} Ltd.`, addressLine2: `${mark} floor` });
  fieldOf(
    await call(
      admin,
      'mutation M($input: MergeBusinessAssociatesInput!) { done: mergeBusinessAssociates(input: $input) { id } }',
      {
        input: {
          ...{ id: randomUUID(), winnerId: client, winnerRevision: saved['revision'] },
          ...{ loserId: other.id, loserRevision: other.revision, fromLoser: ['addressLine2'] },
        },
      },
    ),
    'done',
  );
  await desk.query(
    `update surface_project set description = $2, afe_number = $3, cost_centre = $3, purchase_order = $3 where id = $1`,
    ...[desk.project.id, `${mark} project`, `AFE ${mark}`],
  );
  await desk.query(
    `update company set company_name = $2, invoice_address = $2, remittance = $2, other_tax_numbers = $2, tax_number = $2,
       payment_days = 1 where code = $1`,
    ...['RLS', `${mark} Services`],
  );
  await desk.query(`update tax_type set description = $1 where code = 'GST'`, `${mark} tax`);
  await desk.query(
    `update app_user set last_name = $1 where user_name = 'broker@rightway.test'`,
    `${mark}son`,
  );
}

describe('a finalized invoice', () => {
  it('is due by the terms that are printed on it, before the days that the company has', async () => {
    const { entryIds } = await desk.approvedWeek((day) => [desk.line(day)]);
    const draft = fieldOf(await desk.draft(entryIds), 'made');
    const saved = await call(
      desk.invoicing,
      'mutation S($input: InvoiceInput!) { saved: updateInvoice(input: $input) { id terms invoiceDate dueDate } }',
      { input: { id: draft['id'], revision: draft['revision'], terms: 'Net 15 days' } },
    );
    const { invoiceDate, dueDate } = fieldOf(saved, 'saved');
    expect(Date.parse(String(dueDate)) - Date.parse(String(invoiceDate))).toBe(15 * 86_400_000);
  });

  it('says what it said, whoever changes its client, project, company or tax; and its PDF is the same to the byte', async () => {
    const bill = await aBill();
    const [before, paper] = [await read(bill['id']), await bytesOf(bill['id'])];
    expect(before).toMatchObject({
      paperKept: 'WithNumber',
      supplierName: 'Rightway Land Services',
      supplierAddress: expect.stringMatching(/Grande Prairie/),
      otherTaxNumbers: expect.stringMatching(/^PST/),
      remittance: expect.stringMatching(/EFT/),
      buyerName: 'Northfork Energy',
      // The 31st of October and thirty days.
      dueDate: '2027-11-30',
      lines: [{ worker: 'Brooke Hanson', afeNumber: expect.stringMatching(/^AFE/) }],
    });
    await changeAll('Changed');
    expect(await read(bill['id'])).toEqual(before);
    expect((await bytesOf(bill['id'])).equals(paper)).toBe(true);
    // A PDF in a language requested for the first time is made from the stored content.
    const spanish = await textOf(await bytesOf(bill['id'], 'es'));
    expect(spanish).toContain('Brooke Hanson');
    expect(spanish).not.toMatch(/Changed/);
    const next = await read((await aBill())['id']);
    expect(next).toMatchObject({
      supplierName: 'Changed Services',
      buyerAddress: expect.stringMatching(/^Changed Ave, Changed floor/),
    });
  });

  it('is followed by a reversal that says the same, is never due, and asks for nothing', async () => {
    const bill = await aBill();
    const before = await read(bill['id']);
    await changeAll('Later');
    const back = fieldOf(await desk.reverse(bill['id'], bill['revision']), 'made');
    const after = await read(back['id']);
    for (const name of ['supplierName', 'supplierAddress', 'buyerName', 'buyerAddress', 'remittance'])
      expect(after[name]).toEqual(before[name]);
    expect(after['dueDate']).toBeNull();
    const [line] = after['lines'] as readonly Values[];
    const [original] = before['lines'] as readonly Values[];
    expect(line).toMatchObject({ worker: original?.['worker'], projectName: original?.['projectName'] });
    expect(await textOf(await bytesOf(back['id']))).not.toMatch(/Later/);
  });

  it('of before is kept once as it stands, and says so on its paper', async () => {
    const bill = await aBill();
    await desk.query(
      `update invoice set paper_kept = null, supplier_name = null, supplier_address = null, other_tax_numbers = null,
         remittance = null, due_date = null, buyer_name = null, buyer_address = null where id = $1`,
      bill['id'],
    );
    await desk.query(
      `update invoice_line set project_name = null, afe_number = null, cost_centre = null, purchase_order = null,
         worker = null, work_day = null where invoice_id = $1`,
      bill['id'],
    );
    await desk.query('update invoice_tax set label = null where invoice_id = $1', bill['id']);
    await keepPapersOfBefore(server.database.db);
    const kept = await read(bill['id']);
    expect(kept).toMatchObject({ paperKept: 'Later', buyerName: 'Northfork Energy' });
    await changeAll('Third');
    await keepPapersOfBefore(server.database.db);
    expect(await read(bill['id'])).toEqual(kept);
    expect(await textOf(await bytesOf(bill['id']))).toContain('Kept as it stood on a later day');
  });

  it('that sixteen print at once is one PDF', async () => {
    const bill = await aBill();
    const client = await server.signIn('invoicing');
    const made = await sixteenAtOnce(async () =>
      client.post('/api/reports/run', {
        reportId: reportTypes.invoice.id,
        dataSource: { ids: [bill['id']], parentId: null },
        options: {},
      }),
    );
    expect(made.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    await bytesOf(bill['id']).catch(() => undefined);
    await eventually(async () => {
      const rows = await desk.query('select language from invoice_file where invoice_id = $1', bill['id']);
      expect(rows).toEqual([{ language: 'en' }]);
    });
  });
});

describe('an invoice over several projects', () => {
  /** A week over two AFEs of one client, of two kinds of work that were typed differently. */
  async function overTwo() {
    const [other] = await desk.query<{ id: string }>(
      `select p.id from surface_project p join company c on c.id = p.broker_id
       where c.code = 'RLS' and p.client_id = $1 and not p.is_archived and p.id <> $2 and p.afe_number <> '' order by p.id limit 1`,
      ...[desk.project.client, desk.project.id],
    );
    await desk.query(
      `update surface_project set description = 'South loop', afe_number = 'AFE 24-8178', cost_centre = '4110', purchase_order = 'PO 45-1'
       where id = $1`,
      other?.id,
    );
    await desk.query(
      `update surface_project set description = 'North loop', afe_number = '24-118', cost_centre = null, purchase_order = null
       where id = $1`,
      desk.project.id,
    );
    return desk.approvedWeek((day) => [
      desk.line(day, { quantity: '7.5' }),
      desk.line(dayAfter(day, 1), { quantity: '2', work: 'land agent ' }),
      desk.line(dayAfter(day, 1), { quantity: '4', project: { id: other?.id } }),
    ]);
  }

  it('names the coding and the worker of each line, sums up by AFE, and takes two writings of a work as one', async () => {
    const { entryIds } = await overTwo();
    const made = fieldOf(await desk.draft(entryIds, { grouping: 'ByRate', subtotals: 'ByAfe' }), 'made');
    const draft = await read(made['id']);
    // 'Land agent' and 'land agent ' at 91.20: 9.5 h are 866.40; 4 h are 364.80; 1,231.20 and 5 % of it, 61.56.
    expect(draft).toMatchObject({
      subtotals: 'ByAfe',
      total: '1292.76',
      lines: [
        {
          quantity: '9.5',
          amount: '866.4',
          projectName: 'North loop',
          afeNumber: '24-118',
          costCentre: null,
        },
        {
          quantity: '4',
          amount: '364.8',
          projectName: 'South loop',
          costCentre: '4110',
          purchaseOrder: 'PO 45-1',
        },
      ],
    });
    const bill = fieldOf(await desk.finalize(made['id'], made['revision']), 'made');
    const text = await textOf(await bytesOf(bill['id']));
    for (const words of [
      'AFE 24-8178',
      'Cost centre 4110',
      'PO 45-1',
      'Total · AFE 24-118',
      '866.40',
      'Total · AFE 24-8178',
      '364.80',
      'Page 1 of 1',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    expect(text).not.toMatch(/AFE\s+AFE/);
  });

  it.each([
    ['ByDay', ['7.5', '2', '4']],
    ['ByPerson', ['9.5', '4']],
    ['ByProject', ['9.5', '4']],
    ['None', ['9.5', '4']],
  ] as const)('summed up %s has lines of one value of it, in order', async (subtotals, quantities) => {
    const { entryIds } = await overTwo();
    const made = fieldOf(await desk.draft(entryIds, { grouping: 'ByRate', subtotals }), 'made');
    const { lines } = await read(made['id']);
    expect((lines as readonly Values[]).map(({ quantity }) => quantity)).toEqual(quantities);
  });

  it('keeps three decimals of a price in sight', async () => {
    const bill = await aBill();
    await desk.query(
      `update invoice_line set unit_price = 33.333, quantity = 3, amount = 100 where invoice_id = $1`,
      bill['id'],
    );
    expect(await textOf(await bytesOf(bill['id']))).toContain('33.333');
  });
});
