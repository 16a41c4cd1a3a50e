import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';

const office = billingServer();
let desk: BillingDesk;

beforeAll(() => {
  ({ desk } = office());
});

const receipt = (date: string, change: Values = {}) =>
  desk.line(date, {
    ...{ kind: 'Expense', work: null, quantity: null, cost: '186.4', description: 'Hotel' },
    ...{ receiptTax: '8.88', supplierTaxNumber: '80123 4567 RT0001', ...change },
  });

const readWeek = async (id: string) => {
  const answer = await call(
    desk.broker,
    `query W($id: ID!) { found: timesheet(id: $id) { revision entries {
      id unitPrice amount receiptTax supplierTaxNumber unit quantity } } }`,
    { id },
  );
  return fieldOf(answer, 'found') as Values & { readonly entries: readonly Values[] };
};

it('a receipt is billed without its tax, which is charged once and comes back with a reversal', async () => {
  const { id, entryIds } = await desk.approvedWeek((day) => [receipt(day)]);
  expect((await readWeek(id)).entries).toEqual([
    expect.objectContaining({
      ...{ unitPrice: '177.52', amount: '177.52', receiptTax: '8.88' },
      supplierTaxNumber: '80123 4567 RT0001',
    }),
  ]);
  const bill = fieldOf(await desk.draft(entryIds), 'made');
  // 5 % of 177.52 is 8.876.
  expect(bill).toMatchObject({ subtotal: '177.52', tax: '8.88', total: '186.4' });
  const final = fieldOf(await desk.finalize(bill['id'], bill['revision']), 'made');
  const back = fieldOf(await desk.reverse(final['id'], final['revision']), 'made');
  expect(back).toMatchObject({ subtotal: '-177.52', tax: '-8.88', total: '-186.4' });
  const taxes = await desk.query<{ tax: string }>(
    'select trim_scale(receipt_tax)::text as tax from invoice_line where invoice_id = any ($1) order by receipt_tax',
    [final['id'], back['id']],
  );
  expect(taxes.map(({ tax }) => tax)).toEqual(['-8.88', '8.88']);
});

it.each([
  ['more than 15 of 115', { receiptTax: '24.32' }, 'entries[0].receiptTax'],
  ['a tax of nothing', { receiptTax: '0' }, 'entries[0].receiptTax'],
  ['no number from $100 on', { supplierTaxNumber: null }, 'entries[0].supplierTaxNumber'],
])('is refused with %s', async (_, change, path) => {
  const weekStarting = desk.nextWeek();
  const refused = refusalOf(
    await desk.saveWeek(desk.broker, {
      ...{ id: randomUUID(), weekStarting, entries: [receipt(weekStarting, change)] },
    }),
  );
  expect(refused?.code).toBe('VALIDATION');
  expect(refused?.fields).toEqual([{ path, message: expect.any(String) }]);
});

it('a page of the version before, which does not know the tax, keeps it', async () => {
  const { id, entries } = await desk.newWeek((day) => [receipt(day)]);
  const { receiptTax: _, supplierTaxNumber: __, ...known } = entries[0] as Values;
  // The price was entered as the cost.
  const saved = await desk.saveWeek(desk.broker, {
    ...{ id, revision: 1, entries: [{ ...known, cost: '177.52', description: 'Hotel, one night' }] },
  });
  expect(refusalOf(saved)).toBeUndefined();
  expect((await readWeek(id)).entries).toEqual([
    expect.objectContaining({ unitPrice: '177.52', receiptTax: '8.88' }),
  ]);
  const cleared = await desk.saveWeek(desk.broker, {
    ...{ id, revision: 2, entries: [{ ...known, receiptTax: null, supplierTaxNumber: null }] },
  });
  expect(refusalOf(cleared)).toBeUndefined();
  expect((await readWeek(id)).entries).toEqual([
    expect.objectContaining({ unitPrice: '186.4', receiptTax: null, supplierTaxNumber: null }),
  ]);
});

it('a taxable line of a project without a province keeps its bill from a number, and says where to choose one', async () => {
  const { entryIds } = await desk.approvedWeek((day) => [desk.line(day)]);
  const made = fieldOf(await desk.draft(entryIds), 'made');
  const [area] = await desk.query<{ id: string }>(
    'select area_id as id from surface_project where id = $1',
    desk.project.id,
  );
  await desk.query('update surface_project set area_id = null where id = $1', desk.project.id);
  const answer = await call(
    desk.invoicing,
    'query H($id: ID!) { found: invoiceHindrances(id: $id) { sentence path } }',
    { id: made['id'] },
  );
  expect(answer.data?.['found']).toEqual([
    {
      sentence: expect.stringMatching(/has no area with a province, so its taxes are not known/),
      path: `surface-project/${desk.project.id}/details`,
    },
  ]);
  const refused = refusalOf(await desk.finalize(made['id'], made['revision']));
  expect(refused?.fields).toEqual([{ path: 'province', message: expect.any(String) }]);
  await desk.query('update surface_project set area_id = $2 where id = $1', desk.project.id, area?.id);
  expect(refusalOf(await desk.finalize(made['id'], made['revision']))).toBeUndefined();
});

it('is charged anew by the exemptions of the day that a draft is moved to', async () => {
  const { entryIds } = await desk.approvedWeek((day) => [desk.line(day)]);
  await desk.query(
    `insert into tax_exemption (id, tax_type_id, sequence, client_id, certificate, valid_from, valid_to)
     select gen_random_uuid(), id, 1, $1, 'Certificate 7', '2027-12-01', '2027-12-31' from tax_type where code = 'GST'`,
    desk.project.client,
  );
  const made = fieldOf(await desk.draft(entryIds), 'made');
  expect(Number(made['tax'])).toBeGreaterThan(0);
  const moved = fieldOf(
    await desk.saveInvoice({ id: made['id'], revision: made['revision'], invoiceDate: '2027-12-01' }),
    'made',
  );
  expect(moved).toMatchObject({ tax: '0', total: moved['subtotal'] });
  expect(moved['taxes']).toEqual([{ rate: '0', taxable: moved['subtotal'], amount: '0' }]);
});

describe('time that is submitted', () => {
  const submitted = (id: string, more = '') =>
    call(desk.broker, `mutation S($ids: [ID!]!) { done: submitTimesheets(ids: $ids${more}) { lineCount } }`, {
      ids: [id],
    });

  it('of days to come is refused unless it is allowed', async () => {
    const { id } = await desk.newWeek((day) => [desk.line(day, { quantity: '7.5' })]);
    const refused = refusalOf(await submitted(id));
    expect(refused?.code).toBe('BAD_INPUT');
    expect(refused?.message).toMatch(
      /^Days to come are submitted only if you confirm them: \w{3}-\d\d-2027\./,
    );
    expect(fieldOf(await submitted(id, ', allowDaysAhead: true'), 'done')).toEqual({ lineCount: 1 });
  });

  it('counts title searches by the piece: thirty of them and a day of hours need no reason', async () => {
    const { id } = await desk.newWeek((day) => [
      desk.line(day, { quantity: '8' }),
      desk.line(day, { work: 'Title search', quantity: '30' }),
    ]);
    expect((await readWeek(id)).entries.map(({ unit, quantity }) => `${quantity} ${unit}`)).toEqual([
      '8 hour',
      '30 each',
    ]);
    expect(refusalOf(await submitted(id, ', allowDaysAhead: true'))).toBeUndefined();
    const over = await desk.newWeek((day) => [desk.line(day, { quantity: '25' })]);
    expect(refusalOf(await submitted(over.id, ', allowDaysAhead: true'))?.code).toBe('VALIDATION');
  });
});
