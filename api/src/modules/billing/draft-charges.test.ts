import { randomUUID } from 'node:crypto';
import { parseCsv } from 'hucre/csv';
import { differenceOf, sumOf } from 'shared-contracts/decimal';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';

const office = billingServer();
let desk: BillingDesk;
let ledgerId: string;

beforeAll(async () => {
  ({ desk } = office());
  await desk.query('update invoice set paid_date = invoice_date where number is not null');
  const [ledger] = await desk.query<{ id: string }>("select id from ledger_code where code = '4010'");
  ledgerId = ledger?.id ?? '';
});

const fields = `id revision number kind status subtotal tax total discount discountPercent openAmount workRelieved notes
  credits { id number } creditNotes { id number total } reversalReason
  lines { id description quantity unitPrice amount isByHand adjustment adjustmentReason discountPercent discount
    sharedDiscount credited projectName } taxes { taxable amount }`;

const on = (bill: Values) => ({ id: bill['id'], revision: bill['revision'] });
const linesOf = (bill: Values) => bill['lines'] as readonly Values[];

const put = (bill: Values, change: Values = {}, client = desk.invoicing) =>
  call(
    client,
    `mutation P($id: ID!, $revision: Int!, $line: HandLineInput!) { made: putInvoiceLine(id: $id, revision: $revision,
      line: $line) { ${fields} } }`,
    {
      ...on(bill),
      line: {
        ...{ id: randomUUID(), description: 'Fixed fee', project: { id: desk.project.id } },
        ...{ ledgerCode: { id: ledgerId }, quantity: '1', unitPrice: '250', isTaxable: true, ...change },
      },
    },
  );

const remove = (bill: Values, lineId: unknown) =>
  call(
    desk.invoicing,
    `mutation R($id: ID!, $revision: Int!, $lineId: ID!) { made: removeInvoiceLine(id: $id, revision: $revision,
      lineId: $lineId) { ${fields} } }`,
    { ...on(bill), lineId },
  );

const adjust = (bill: Values, change: Values, lineId = linesOf(bill)[0]?.['id']) =>
  call(
    desk.invoicing,
    `mutation A($id: ID!, $revision: Int!, $lineId: ID!, $adjustment: Decimal, $reason: String, $percent: Decimal) {
      made: adjustInvoiceLine(id: $id, revision: $revision, lineId: $lineId, adjustment: $adjustment,
        adjustmentReason: $reason, discountPercent: $percent) { ${fields} } }`,
    { ...on(bill), lineId, ...change },
  );

const discount = (bill: Values, change: Values) =>
  call(
    desk.invoicing,
    `mutation D($id: ID!, $revision: Int!, $percent: Decimal, $amount: Decimal) { made: discountInvoice(id: $id,
      revision: $revision, percent: $percent, amount: $amount) { ${fields} } }`,
    { ...on(bill), ...change },
  );

const credit = (bill: Values, lines: readonly Values[], change: Values = {}) =>
  call(
    desk.invoicing,
    `mutation C($id: ID!, $revision: Int!, $creditId: ID!, $date: Date!, $reason: String!, $lines: [CreditedLineInput!]!) {
      made: creditInvoice(id: $id, revision: $revision, creditId: $creditId, date: $date, reason: $reason, lines: $lines) {
        ${fields} } }`,
    {
      ...{
        ...on(bill),
        creditId: randomUUID(),
        date: '2027-10-31',
        reason: 'Billed twice',
        lines,
        ...change,
      },
    },
  );

const read = async (id: unknown) =>
  fieldOf(
    await call(desk.invoicing, `query I($id: ID!) { found: invoice(id: $id) { ${fields} } }`, { id }),
    'found',
  );

/** A draft with an expense of 300 dollars. */
async function aDraft(costs: readonly string[] = ['300']): Promise<Values> {
  const { entryIds } = await desk.approvedWeek((day) =>
    costs.map((cost) =>
      desk.line(day, { kind: 'Expense', work: null, quantity: null, cost, description: `Pins ${cost}` }),
    ),
  );
  return read(fieldOf(await desk.draft(entryIds), 'made')['id']);
}

const finalized = async (draft: Values) =>
  read(fieldOf(await desk.finalize(draft['id'], draft['revision']), 'made')['id']);

/** What the client owes on a day. */
async function balanceOn(asOf: string): Promise<string> {
  const answer = await call(
    desk.invoicing,
    'query B($asOf: Date!) { found: clientBalances(asOf: $asOf) { clientId total } }',
    { asOf },
  );
  const balances = (answer.data?.['found'] ?? []) as readonly Values[];
  return String(balances.find(({ clientId }) => clientId === desk.project.client)?.['total'] ?? '0');
}

const faultsOf = (answer: Awaited<ReturnType<typeof call>>) =>
  (refusalOf(answer)?.fields as readonly Values[] | undefined)?.map(({ path }) => path);

describe('a line by hand', () => {
  it('is charged, taxed and changed on a draft, and bills no time; it goes again', async () => {
    const draft = await aDraft();
    // 300 + 250 = 550; GST 5 % = 27.50.
    const added = fieldOf(await put(draft), 'made');
    expect(added).toMatchObject({ subtotal: '550', tax: '27.5', total: '577.5', workRelieved: '300' });
    const [, line] = linesOf(added);
    expect(line).toMatchObject({ isByHand: true, amount: '250', description: 'Fixed fee' });
    expect(line?.['projectName']).toEqual(expect.any(String));
    // 2.5 x 33.33 = 83.325 -> 83.33; untaxed: GST on 300 = 15.
    const changed = fieldOf(
      await put(added, { id: line?.['id'], quantity: '2.5', unitPrice: '33.33', isTaxable: false }),
      'made',
    );
    expect(changed).toMatchObject({ subtotal: '383.33', tax: '15', total: '398.33' });
    expect(linesOf(changed)).toHaveLength(2);
    expect(refusalOf(await remove(changed, linesOf(changed)[0]?.['id']))?.code).toBe('BAD_INPUT');
    const gone = fieldOf(await remove(changed, line?.['id']), 'made');
    expect(gone).toMatchObject({ subtotal: '300', total: '315' });
  });

  it('is refused without what it needs, for another client, on what is finalized, and to who does not invoice', async () => {
    const draft = await aDraft();
    expect(
      faultsOf(await put(draft, { description: ' ', project: null, ledgerCode: null, quantity: '0' })),
    ).toEqual(expect.arrayContaining(['description', 'project', 'ledgerCode', 'quantity']));
    const [other] = await desk.query<{ id: string }>(
      `select p.id from surface_project p join company c on c.id = p.broker_id where c.code = 'RLS'
         and p.client_id <> $1 and not p.is_archived order by p.id limit 1`,
      desk.project.client,
    );
    expect(faultsOf(await put(draft, { project: { id: other?.id } }))).toEqual(['project']);
    expect(faultsOf(await put(draft, { project: { id: randomUUID() } }))).toEqual(['project']);
    expect(faultsOf(await put(draft, { ledgerCode: { id: randomUUID() } }))).toEqual(['ledgerCode']);
    expect(refusalOf(await put(draft, { id: linesOf(draft)[0]?.['id'] }))?.code).toBe('BAD_INPUT');
    expect(refusalOf(await put(draft, {}, desk.broker))?.code).toBe('FORBIDDEN');
    const bill = await finalized(draft);
    expect(refusalOf(await put(bill))?.code).toBe('BAD_INPUT');
    expect(refusalOf(await put({ ...bill, revision: 1 }))?.code).toBe('CONFLICT');
  });

  it('stays while the words of the draft are saved, and its time is back with a reversal', async () => {
    const draft = fieldOf(await put(await aDraft()), 'made');
    const saved = fieldOf(
      await desk.saveInvoice({
        ...on(draft),
        lines: linesOf(draft).map(({ id, description }) => ({ id, description: `${description}!` })),
      }),
      'made',
    );
    expect(saved).toMatchObject({ subtotal: '550', total: '577.5' });
    const bill = fieldOf(await desk.finalize(saved['id'], saved['revision']), 'made');
    const back = fieldOf(await desk.reverse(bill['id'], bill['revision']), 'made');
    expect(back).toMatchObject({ subtotal: '-550', total: '-577.5' });
  });
});

describe('a line that is written up or down', () => {
  it('keeps its time, tells why, and is taxed at what is billed', async () => {
    const draft = await aDraft();
    expect(faultsOf(await adjust(draft, { adjustment: '-50' }))).toEqual(['adjustmentReason']);
    expect(faultsOf(await adjust(draft, { adjustment: '-300.01', reason: 'Rework' }))).toEqual([
      'adjustment',
    ]);
    // 300 - 50 = 250, less 10 % = 25: 225; GST 11.25.
    const down = fieldOf(await adjust(draft, { adjustment: '-50', reason: 'Rework', percent: '10' }), 'made');
    expect(down).toMatchObject({ subtotal: '225', tax: '11.25', total: '236.25', workRelieved: '300' });
    expect(linesOf(down)[0]).toMatchObject({ adjustment: '-50', adjustmentReason: 'Rework', discount: '25' });
    const whole = fieldOf(await adjust(down, {}), 'made');
    expect(whole).toMatchObject({ subtotal: '300', total: '315' });
    expect(linesOf(whole)[0]).toMatchObject({
      adjustment: '0',
      adjustmentReason: null,
      discountPercent: null,
    });
    const history = await call(
      desk.invoicing,
      `query H($id: ID!) { history(recordKind: INVOICE, recordId: $id) { changes { field after } } }`,
      { id: draft['id'] },
    );
    expect(JSON.stringify(history.data)).toContain('Rework');
  });

  it('is discounted with the whole invoice, each line and tax its part', async () => {
    const draft = await aDraft(['66.67', '33.38']);
    expect(faultsOf(await discount(draft, { percent: '10', amount: '5' }))).toEqual(['amount']);
    expect(faultsOf(await discount(draft, { amount: '100.06' }))).toEqual(['amount']);
    // 10 % of 100.05 = 10.005 -> 10.01; 90.04 with GST 4.502 -> 4.50.
    const off = fieldOf(await discount(draft, { percent: '10' }), 'made');
    expect(off).toMatchObject({ discount: '10.01', subtotal: '90.04', tax: '4.5', total: '94.54' });
    expect(linesOf(off).map((line) => [line['amount'], line['sharedDiscount']])).toEqual([
      ['33.38', '3.34'],
      ['66.67', '6.67'],
    ]);
    const dollars = fieldOf(await discount(off, { amount: '0.05' }), 'made');
    expect(dollars).toMatchObject({ discount: '0.05', discountPercent: null, subtotal: '100' });
    expect(fieldOf(await discount(dollars, {}), 'made')).toMatchObject({ discount: '0', subtotal: '100.05' });
  });

  it('a date that is changed charges the same again, discount and all', async () => {
    const off = fieldOf(await discount(await aDraft(), { percent: '10' }), 'made');
    const moved = fieldOf(await desk.saveInvoice({ ...on(off), invoiceDate: '2027-11-02' }), 'made');
    expect(moved).toMatchObject({ subtotal: '270', tax: '13.5', total: '283.5' });
  });
});

describe('a credit note', () => {
  it('names its bill, takes a part of a line back with its tax, and leaves the rest open', async () => {
    const bill = await finalized(await aDraft(['300', '100']));
    const [small, large] = linesOf(bill).toSorted(
      (one, other) => Number(one['amount']) - Number(other['amount']),
    );
    expect(faultsOf(await credit(bill, []))).toEqual(['lines']);
    expect(faultsOf(await credit(bill, [{ id: small?.['id'], amount: '1' }], { reason: ' ' }))).toEqual([
      'reason',
    ]);
    expect(
      faultsOf(await credit(bill, [{ id: small?.['id'], amount: '1' }], { date: '2027-10-30' })),
    ).toEqual(['date']);
    expect(
      faultsOf(
        await credit(bill, [
          { id: large?.['id'], amount: '1' },
          { id: small?.['id'], amount: '100.01' },
        ]),
      ),
    ).toEqual(['lines[1].amount']);
    // 120 before tax, GST 20 x 120 / 400 = 6.
    const note = fieldOf(await credit(bill, [{ id: large?.['id'], amount: '120' }]), 'made');
    expect(note).toMatchObject({
      ...{ kind: 'Credit', status: 'FINALIZED', subtotal: '-120', tax: '-6', total: '-126', openAmount: '0' },
      ...{ credits: { id: bill['id'], number: bill['number'] }, reversalReason: 'Billed twice' },
      notes: `Credit for invoice ${bill['number']}`,
    });
    expect(String(note['number'])).not.toBe(String(bill['number']));
    const after = await read(bill['id']);
    expect(after).toMatchObject({ status: 'FINALIZED', total: '420', openAmount: '294' });
    expect(after['creditNotes']).toEqual([{ id: note['id'], number: note['number'], total: '-126' }]);
    expect(refusalOf(await desk.reverse(after['id'], after['revision']))?.message).toMatch(
      /Credit what is left/,
    );
    expect(refusalOf(await credit(note, [{ id: linesOf(note)[0]?.['id'], amount: '1' }]))?.code).toBe(
      'BAD_INPUT',
    );
    // The rest: 180 + 100 before tax, GST 20 - 6 = 14.
    const rest = fieldOf(
      await credit(after, [
        { id: large?.['id'], amount: '180' },
        { id: small?.['id'], amount: '100' },
      ]),
      'made',
    );
    expect(rest).toMatchObject({ subtotal: '-280', tax: '-14', total: '-294' });
    const none = await read(bill['id']);
    expect(none).toMatchObject({ openAmount: '0' });
    expect(faultsOf(await credit(none, [{ id: small?.['id'], amount: '0.01' }]))).toEqual([
      'lines[0].amount',
    ]);
  });

  it('of sixteen that credit all of it at once is made once, also where each has seen the bill as it is', async () => {
    const bill = await finalized(await aDraft());
    const lines = [{ id: linesOf(bill)[0]?.['id'], amount: '300' }];
    const answers = await sixteenAtOnce(() => credit(bill, lines));
    expect(answers.filter((answer) => refusalOf(answer) === undefined)).toHaveLength(1);
    const second = await finalized(await aDraft());
    const parts = await sixteenAtOnce(async () => {
      for (;;) {
        const answer = await credit(await read(second['id']), [
          { id: linesOf(second)[0]?.['id'], amount: '100' },
        ]);
        if (refusalOf(answer)?.code !== 'CONFLICT') return answer;
      }
    });
    expect(parts.filter((answer) => refusalOf(answer) === undefined)).toHaveLength(3);
    expect((await read(second['id']))['openAmount']).toBe('0');
    const numbers = await desk.query<{ count: string }>(
      `select count(*)::text as count from invoice_series s where s.last_number <> (select count(*) from invoice i
         where i.product_client_id = s.product_client_id and i.series_year = s.year) and s.year = 2027`,
    );
    expect(numbers[0]?.count).toBe('0');
  });

  it('leaves what was paid as a credit of the client, and a bill that is paid in part as paid', async () => {
    const [early, late] = [await balanceOn('2027-10-31'), await balanceOn('2027-11-10')];
    const bill = await finalized(await aDraft());
    const pay = (seen: Values, amount: string) =>
      call(
        desk.invoicing,
        `mutation R($id: ID!, $revision: Int!, $paymentId: ID!, $amount: Decimal!) { made: receivePayment(id: $id,
          revision: $revision, paymentId: $paymentId, date: "2027-11-10", amount: $amount) { ${fields} paidDate } }`,
        { ...on(seen), paymentId: randomUUID(), amount },
      );
    const part = fieldOf(await pay(bill, '210'), 'made');
    const lines = (amount: string) => [{ id: linesOf(bill)[0]?.['id'], amount }];
    // 315 - 210 = 105 open, which is 100 with its GST of 5.
    fieldOf(await credit(part, lines('100')), 'made');
    const settled = await read(bill['id']);
    expect(settled).toMatchObject({ openAmount: '0' });
    expect(refusalOf(await pay(settled, '0.01'))?.code).toBe('VALIDATION');
    fieldOf(await credit(settled, lines('200')), 'made');
    // The effect of this bill: it is credited on its own day, and the 210 that were paid later are a credit of the
    // client.
    expect(differenceOf(await balanceOn('2027-10-31'), early)).toBe('0');
    expect(differenceOf(await balanceOn('2027-11-10'), late)).toBe('-210');
  });
});

it('a discounted bill and its credit are booked with debits that are credits, and as much as they come to', async () => {
  const off = fieldOf(
    await discount(fieldOf(await put(await aDraft(['66.67', '33.38'])), 'made'), { percent: '10' }),
    'made',
  );
  const bill = await finalized(off);
  const [line] = linesOf(bill);
  const note = fieldOf(await credit(bill, [{ id: line?.['id'], amount: '10' }]), 'made');
  const made = fieldOf(
    await call(
      desk.invoicing,
      `mutation E($id: ID!) { made: createAccountingExport(id: $id, fromDate: "2027-10-01", toDate: "2027-12-31") { id } }`,
      { id: randomUUID() },
    ),
    'made',
  );
  const file = await desk.invoicing.get(`/api/accounting-exports/${String(made['id'])}`);
  const [heads = [], ...rows] = parseCsv(file.body.replace('\uFEFF', ''));
  for (const { number, total } of [bill, note]) {
    const own = rows.filter((row) => row[heads.indexOf('Invoice')] === number);
    const side = (head: string) => sumOf(own.map((row) => String(row[heads.indexOf(head)] || '0')));
    expect([number, side('Debit')]).toEqual([number, side('Credit')]);
    const receivable = own.filter((row) => row[heads.indexOf('Account')] === '1200 Accounts Receivable');
    const of = (head: string) => sumOf(receivable.map((row) => String(row[heads.indexOf(head)] || '0')));
    expect([number, sumOf([of('Debit'), `-${of('Credit')}`].filter((text) => text !== '-0'))]).toEqual([
      number,
      total,
    ]);
  }
});
