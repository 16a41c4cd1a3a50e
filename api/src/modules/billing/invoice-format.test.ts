import { randomUUID } from 'node:crypto';
import { parseCsv } from 'hucre/csv';
import { sumOf } from 'shared-contracts/decimal';
import { reportTypes } from 'shared-contracts/forms';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdf } from '../../demo/demo-files.ts';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import { openedDocument } from '../../testing/made-document.ts';
import { readExcel, readPdf } from '../../testing/read-report.ts';
import type { TestServer } from '../../testing/test-server.ts';

const office = billingServer({ keepsFiles: true });
let server: TestServer;
let desk: BillingDesk;

beforeAll(() => {
  ({ server, desk } = office());
});

/** Sets the form in which the client of the desk's project requires invoices, in place of the demo's. */
async function takes(
  columns: readonly (readonly [heading: string, value: string, required?: boolean])[],
  more: Values = {},
) {
  await desk.query('delete from invoice_format');
  const [ledgerCode] = await desk.query('select id from ledger_code where code = $1', '4010');
  const saved = await call(
    await server.signIn('admin'),
    `mutation S($input: InvoiceFormatInput!) { saved: updateInvoiceFormat(input: $input) {
      columns { heading value isRequired } coding { major minor ledgerCode { code } } } }`,
    {
      input: {
        ...{ id: randomUUID(), code: 'Form of the client', isActive: true, vendorNumber: 'V-1' },
        ...{ client: { id: desk.project.client }, reviewer: 'D. Whitford', bindsReceipts: true },
        columns: columns.map(([heading, value, isRequired = false]) => ({
          ...{ id: randomUUID(), heading, value, isRequired },
        })),
        coding: [{ id: randomUUID(), ledgerCode, major: '9210', minor: '110' }],
        ...more,
      },
    },
  );
  return fieldOf(saved, 'saved');
}

const setCostCentre = (costCentre: string) =>
  desk.query('update surface_project set cost_centre = $2 where id = $1', desk.project.id, costCentre);

const aDraft = async (): Promise<Values> => {
  const { entryIds } = await desk.approvedWeek((day) => [
    desk.line(day),
    desk.line(day, { work: 'Administration' }),
  ]);
  return fieldOf(await desk.draft(entryIds), 'made');
};

const fileOf = (id: unknown, format = 'csv', client = desk.invoicing) =>
  client.get(`/api/invoice-files/${String(id)}?format=${format}`);

/** A finalized invoice for an expense with a receipt, for a client that requires receipts as one PDF. */
async function aBillWithReceipt(name: string, bytes: Uint8Array): Promise<Values> {
  await takes([]);
  const [ledgerCode] = await desk.query('select id from ledger_code where code = $1', '4050');
  const weekStarting = desk.nextWeek();
  const meal = {
    ...{ id: randomUUID(), kind: 'Expense', date: weekStarting, project: { id: desk.project.id } },
    ...{ cost: '42.5', description: 'Lunch', ledgerCode, isTaxable: true, receiptTax: null },
  };
  const week = fieldOf(
    await desk.saveWeek(desk.broker, { id: randomUUID(), weekStarting, entries: [meal] }),
    'saved',
  );
  const upload = await desk.broker.upload('/api/files', name, bytes);
  const attached = await call(
    desk.broker,
    'mutation S($input: [DocumentInput!]!) { saved: updateDocuments(input: $input, parentType: Timesheet) { id } }',
    {
      input: [
        {
          ...{ id: randomUUID(), fileGuid: upload.json().result.guid },
          ...{ parentId: week['id'], timesheetEntryId: meal.id },
        },
      ],
    },
  );
  expect(refusalOf(attached)).toBeUndefined();
  fieldOf(await desk.submit(desk.broker, String(week['id'])), 'done');
  fieldOf(await desk.approve(desk.leader, String(week['id'])), 'done');
  const draft = fieldOf(await desk.draft([meal.id]), 'made');
  return fieldOf(await desk.finalize(draft['id'], draft['revision']), 'made');
}

const lunch = () => pdf('lunch.pdf', 'Lunch 42.50').bytes;

const mail = (bill: Values, to: string) =>
  call(
    desk.invoicing,
    `mutation M($id: ID!, $revision: Int!, $to: String!) {
      made: mailInvoice(id: $id, revision: $revision, to: $to) { sentDate receiptCount } }`,
    { id: bill['id'], revision: bill['revision'], to },
  );

describe('an invoice for an operator', () => {
  beforeEach(async () => {
    await setCostCentre('');
  });

  it('is refused without the coding that the operator asks for, and names the line', async () => {
    await takes([
      ['Cost centre', 'costCentre', true],
      ['Major', 'major', true],
      ['AFE', 'afeNumber', true],
    ]);
    const draft = await aDraft();
    const hindered = await call(
      desk.invoicing,
      'query H($id: ID!) { found: invoiceHindrances(id: $id) { sentence isOfDate } }',
      { id: draft['id'] },
    );
    const sentence =
      "'Form of the client' is not kept: line 1 (Administration) has no Cost centre, Major; line 2 (Land agent) has no Cost centre. Enter it with the project, or in the format's coding of ledger codes.";
    expect(hindered.data?.['found']).toEqual([{ sentence, isOfDate: false }]);
    const refused = await desk.finalize(draft['id'], draft['revision']);
    expect(refusalOf(refused)).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'format', message: sentence }],
    });
    const answer = await fileOf(draft['id']);
    expect([answer.statusCode, answer.json()['message']]).toEqual([
      400,
      'Only a finalized invoice has a file: finalize it first.',
    ]);
  });

  it('goes as a file by its columns once all is there, and adds up to what it bills', async () => {
    const saved = await takes([
      ...([
        ['Vendor', 'vendorNumber'],
        ['Inv', 'invoiceNumber', true],
        ['Line', 'lineNumber'],
      ] as const),
      ...([
        ['AFE', 'afeNumber', true],
        ['CC', 'costCentre', true],
        ['Major', 'major'],
        ['Minor', 'minor'],
      ] as const),
      ...([
        ['Text', 'description'],
        ['Who', 'worker'],
        ['Amount', 'amount'],
        ['Total', 'invoiceTotal'],
      ] as const),
      ['Reviewer', 'reviewer'],
    ]);
    expect(saved['coding']).toEqual([{ major: '9210', minor: '110', ledgerCode: { code: '4010' } }]);
    await setCostCentre('=CC 77');
    const draft = await aDraft();
    const bill = fieldOf(await desk.finalize(draft['id'], draft['revision']), 'made');
    const [heads, ...rows] = parseCsv((await fileOf(bill['id'])).body.replace('\uFEFF', ''));
    expect(heads).toEqual([
      'Vendor',
      'Inv',
      'Line',
      'AFE',
      'CC',
      'Major',
      'Minor',
      'Text',
      'Who',
      'Amount',
      'Total',
      'Reviewer',
    ]);
    expect(rows).toHaveLength(2);
    expect(rows.map(([vendor, number, line]) => [vendor, number, line])).toEqual([
      ['V-1', bill['number'], '1'],
      ['V-1', bill['number'], '2'],
    ]);
    // Text that a spreadsheet would run as a formula stays text; only the second line has a code.
    expect(rows.map((row) => row[4])).toEqual(["'=CC 77", "'=CC 77"]);
    expect(rows.map((row) => [row[5], row[6], row[7]])).toEqual([
      ['', '', 'Administration'],
      ['9210', '110', 'Land agent'],
    ]);
    expect(Number(sumOf(rows.map((row) => String(Number(row[9])))))).toBe(Number(bill['subtotal']));
    expect(rows.map((row) => Number(row[10]))).toEqual([Number(bill['total']), Number(bill['total'])]);
    const workbook = await readExcel((await fileOf(bill['id'], 'xlsx')).rawPayload);
    expect(JSON.stringify(workbook)).toContain('D. Whitford');
    // What the operator requires later also applies to this file.
    await takes([['PO', 'purchaseOrder', true]]);
    await desk.query("update invoice_line set purchase_order = '' where invoice_id = $1", bill['id']);
    const refused = await fileOf(bill['id']);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()['message']).toMatch(
      /line 1 \(Administration\) has no PO; line 2 \(Land agent\) has no PO\./,
    );
  });

  it('has the usual columns where none are administered', async () => {
    await takes([]);
    const draft = await aDraft();
    const bill = fieldOf(await desk.finalize(draft['id'], draft['revision']), 'made');
    const [heads] = parseCsv((await fileOf(bill['id'])).body.replace('\uFEFF', ''));
    expect(heads?.slice(0, 5)).toEqual(['Invoice', 'Date', 'Vendor', 'Line', 'AFE']);
  });

  it('is for those who invoice in its company', async () => {
    await takes([]);
    const draft = await aDraft();
    const bill = fieldOf(await desk.finalize(draft['id'], draft['revision']), 'made');
    expect((await fileOf(bill['id'], 'csv', desk.broker)).statusCode).toBe(403);
    expect((await fileOf(randomUUID())).statusCode).toBe(404);
  });

  it('comes as one PDF with the receipts of what it bills', async () => {
    const bill = await aBillWithReceipt('lunch.pdf', lunch());
    const begun = await desk.invoicing.post('/api/reports/run', {
      ...{ reportId: reportTypes.invoice.id, dataSource: { ids: [bill['id']], parentId: null } },
      ...{ options: {}, language: 'en' },
    });
    const bytes = await openedDocument(desk.invoicing, begun.json().result);
    const { pages } = await readPdf(bytes);
    expect(pages[0]).toContain(String(bill['number']));
    expect(pages.at(-1)).toContain('Lunch 42.50');
  });
});

describe('the mail of an invoice', () => {
  it('brings one PDF in which the receipts follow, and says so', async () => {
    const bill = await aBillWithReceipt('lunch.pdf', lunch());
    const sent = fieldOf(await mail(bill, 'one@operator.test'), 'made');
    expect(sent['receiptCount']).toBe(1);
    const [message] = await server.mailsTo('one@operator.test');
    expect(message?.text).toContain('as a PDF, followed by its receipt.');
    expect(message?.attachments?.map(({ filename }) => filename)).toEqual([`${String(bill['number'])}.pdf`]);
    const { pages } = await readPdf(message?.attachments?.[0]?.content ?? new Uint8Array());
    expect(pages[0]).toContain(String(bill['number']));
    expect(pages.at(-1)).toContain('Lunch 42.50');
  });

  it('brings receipts that cannot be pages as files beside it', async () => {
    const bill = await aBillWithReceipt('lunch.txt', new TextEncoder().encode('Lunch 42.50'));
    fieldOf(await mail(bill, 'two@operator.test'), 'made');
    const [message] = await server.mailsTo('two@operator.test');
    expect(message?.attachments?.map(({ filename }) => filename)).toEqual([
      `${String(bill['number'])}.pdf`,
      'lunch.txt',
    ]);
    expect(String(message?.attachments?.[1]?.content)).toBe('Lunch 42.50');
  });

  it('is refused with more receipts than a mail takes, and leaves the invoice unsent', async () => {
    const bill = await aBillWithReceipt('lunch.pdf', lunch());
    await desk.query(
      `update stored_file set size = 16000000 where id in (select d.stored_file_id from related_document d
        join invoice_line_entry x on x.timesheet_entry_id = d.timesheet_entry_id
        join invoice_line l on l.id = x.invoice_line_id where l.invoice_id = $1)`,
      bill['id'],
    );
    expect(refusalOf(await mail(bill, 'three@operator.test'))).toMatchObject({
      message:
        'Its receipts have 16 MB, and a mail takes 15. Download the PDF with Generate, and mark the invoice as sent.',
    });
    expect(await server.mailsTo('three@operator.test')).toEqual([]);
  });

  it('is the invoice alone for a client that does not want receipts', async () => {
    const bill = await aBillWithReceipt('lunch.pdf', lunch());
    await desk.query('update invoice_format set binds_receipts = false');
    expect(fieldOf(await mail(bill, 'four@operator.test'), 'made')['receiptCount']).toBe(0);
    const [message] = await server.mailsTo('four@operator.test');
    expect(message?.text).toContain('as a PDF.');
    const { pages } = await readPdf(message?.attachments?.[0]?.content ?? new Uint8Array());
    expect(pages.join(' ')).not.toContain('Lunch 42.50');
  });
});
