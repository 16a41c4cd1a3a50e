import { randomUUID } from 'node:crypto';
import { dayAfter } from 'shared-contracts/days';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { type BillingDesk, call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { billingServer } from '../../testing/billing-server.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import type { TestClient, TestServer } from '../../testing/test-server.ts';

const office = billingServer();
let server: TestServer;
let desk: BillingDesk;

beforeAll(() => {
  ({ server, desk } = office());
});

/** Each test gets a Monday in a year of its own, so that its numbers and closed days do not affect other tests. */
let year = 2003;
const mondayOf = (of: number): string => {
  const first = new Date(Date.UTC(of, 0, 1));
  return dayAfter(first.toISOString().slice(0, 10), (8 - first.getUTCDay()) % 7);
};
const aMonday = () => {
  year += 1;
  return mondayOf(year);
};

/**
 * An approved week with a number of days from a Monday on, each with expenses of 100.10; returns the ids of its lines.
 */
async function work(monday: string, days: number): Promise<readonly string[]> {
  const entries = Array.from({ length: days }, (_, place) =>
    desk.line(dayAfter(monday, place), {
      ...{ kind: 'Expense', work: null, quantity: null, cost: '100.10', description: 'Survey pins' },
    }),
  );
  const id = randomUUID();
  fieldOf(await desk.saveWeek(desk.broker, { id, weekStarting: monday, entries }), 'saved');
  for (const answer of [await desk.submit(desk.broker, id), await desk.approve(desk.leader, id)])
    expect(refusalOf(answer)).toBeUndefined();
  return entries.map((entry) => entry.id);
}

const finalize = (made: Values, dateReason: string | null, client: TestClient = desk.invoicing) =>
  call(
    client,
    `mutation F($id: ID!, $revision: Int!, $dateReason: String) {
      made: finalizeInvoice(id: $id, revision: $revision, dateReason: $dateReason) { id revision number invoiceDate dateReason } }`,
    { id: made['id'], revision: made['revision'], dateReason },
  );

const drafted = async (entryIds: readonly string[], invoiceDate: string) =>
  fieldOf(await desk.draft(entryIds, { invoiceDate }), 'made');

/** The fields at which an answer refuses a save. */
const keysOf = (answer: Awaited<ReturnType<typeof call>>) =>
  (refusalOf(answer)?.fields as readonly Values[] | undefined)?.map(({ path }) => path);

const hindrancesOf = async (made: Values) => {
  const answer = await call(
    desk.invoicing,
    'query H($id: ID!) { found: invoiceHindrances(id: $id) { sentence isOfDate } }',
    { id: made['id'] },
  );
  return answer.data?.['found'] as readonly Values[];
};

const close = (fromDate: string, toDate: string) =>
  call(desk.invoicing, 'mutation C($input: DayLockInput!) { made: updateDayLock(input: $input) { id } }', {
    input: { id: randomUUID(), fromDate, toDate, reason: 'The books of this month are closed' },
  });

describe('the date of an invoice that gets its number', () => {
  it('is not before its last work, unless an administrator says why', async () => {
    const monday = aMonday();
    const made = await drafted(await work(monday, 3), dayAfter(monday, 1));
    expect(await hindrancesOf(made)).toEqual([
      { sentence: expect.stringMatching(/last work was done/), isOfDate: true },
    ]);
    expect(keysOf(await finalize(made, 'The client asked for it'))).toEqual(['beforeWork']);
    const admin = await server.signIn('admin');
    expect(keysOf(await finalize(made, '  ', admin))).toEqual(['beforeWork']);
    const bill = fieldOf(await finalize(made, 'The client asked for it', admin), 'made');
    expect(bill).toMatchObject({ number: `${year}-0001`, dateReason: 'The client asked for it' });
  });

  it('is not within closed days, and not before the invoice with the number before it; a refusal takes no number', async () => {
    const monday = aMonday();
    const [one, two, three] = await work(monday, 3);
    const first = await drafted([one ?? ''], dayAfter(monday, 60));
    expect(fieldOf(await finalize(first, null), 'made')['number']).toBe(`${year}-0001`);
    const second = await drafted([two ?? ''], dayAfter(monday, 30));
    expect(keysOf(await finalize(second, null))).toEqual(['outOfOrder']);
    fieldOf(await close(dayAfter(monday, 61), dayAfter(monday, 70)), 'made');
    const third = await drafted([three ?? ''], dayAfter(monday, 65));
    expect(keysOf(await finalize(third, null))).toEqual(['closedDay']);
    const moved = fieldOf(
      await desk.saveInvoice({
        id: third['id'],
        revision: third['revision'],
        invoiceDate: dayAfter(monday, 71),
      }),
      'made',
    );
    const bill = fieldOf(await finalize(moved, null), 'made');
    expect(bill).toMatchObject({ number: `${year}-0002`, dateReason: null });
    const back = await call(
      desk.invoicing,
      `mutation R($id: ID!, $revision: Int!, $by: ID!, $date: Date!) { made: reverseInvoice(id: $id, revision: $revision,
        reversalId: $by, date: $date, reason: "Wrong AFE") { number } }`,
      { id: first['id'], revision: 2, by: randomUUID(), date: dayAfter(monday, 69) },
    );
    expect(keysOf(back)).toEqual(['date', 'date']);
  });

  it('is no year that was mistyped', async () => {
    const entryIds = await work(aMonday(), 1);
    const answer = await desk.draft(entryIds, { invoiceDate: '9999-12-31' });
    expect(refusalOf(answer)?.fields).toEqual([
      { path: 'invoiceDate', message: 'An invoice is dated at most 10 years after today.' },
    ]);
    const made = await drafted(entryIds, `${year}-12-01`);
    const saved = await desk.saveInvoice({
      id: made['id'],
      revision: made['revision'],
      invoiceDate: '9999-12-31',
    });
    expect(refusalOf(saved)?.code).toBe('VALIDATION');
  });

  it('that sixteen finalize at once leaves no gap and no step back in the numbers', async () => {
    const monday = aMonday();
    const entryIds: string[] = [];
    for (let week = 0; week < 4; week += 1) entryIds.push(...(await work(dayAfter(monday, week * 7), 4)));
    const drafts: Values[] = [];
    // The dates go up and down, so some must be refused; which ones depends on the order of arrival.
    for (const [place, entryId] of entryIds.entries())
      drafts.push(await drafted([entryId], dayAfter(monday, 100 + ((place * 7) % 16))));
    let place = 0;
    const answers = await sixteenAtOnce(async () => {
      const mine = drafts[place];
      place += 1;
      return finalize(mine ?? {}, null);
    });
    expect(answers.some((answer) => refusalOf(answer) === undefined)).toBe(true);
    for (const answer of answers) if (refusalOf(answer)) expect(keysOf(answer)).toEqual(['outOfOrder']);
    const rows = await desk.query<{ place: number; day: string }>(
      `select series_number as place, invoice_date::text as day from invoice
       where series_year = $1 and product_client_id = (select id from company where code = 'RLS') order by series_number`,
      year,
    );
    expect(rows.map((row) => row.place)).toEqual(rows.map((_, at) => at + 1));
    expect(rows.map(({ day }) => day)).toEqual(rows.map(({ day }) => day).toSorted());
  });
});

describe('work in progress as of a day that is over', () => {
  /** The lines and the total of a client's unbilled work on a day. */
  async function asOf(day: string) {
    const { lines, all } = (await desk.work(day)) as {
      readonly lines: readonly Values[];
      readonly all: Values;
    };
    return { ids: lines.map(({ id }) => id).toSorted(), total: all['total'], count: all['lineCount'] };
  }

  it('is that day’s: what is billed, reversed or worked later changes nothing of it', async () => {
    const monday = mondayOf(1999);
    const [one, two, three] = await work(monday, 3);
    const end = dayAfter(monday, 20);
    const before = await asOf(end);
    // Three days of 100.10.
    expect(before).toMatchObject({ count: 3, total: '300.3' });
    expect((await asOf(dayAfter(monday, 1))).count).toBe(2);

    const made = await drafted([one ?? '', two ?? ''], dayAfter(monday, 21));
    expect(await asOf(end)).toEqual(before);
    const bill = fieldOf(await finalize(made, null), 'made');
    expect(await asOf(end)).toEqual(before);
    expect(await asOf(dayAfter(monday, 21))).toEqual({ ids: [three], total: '100.1', count: 1 });

    const reversed = await call(
      desk.invoicing,
      `mutation R($id: ID!, $revision: Int!, $by: ID!, $date: Date!) { made: reverseInvoice(id: $id, revision: $revision,
        reversalId: $by, date: $date, reason: "Wrong AFE") { number } }`,
      { id: bill['id'], revision: bill['revision'], by: randomUUID(), date: dayAfter(monday, 23) },
    );
    expect(refusalOf(reversed)).toBeUndefined();
    expect((await asOf(dayAfter(monday, 22))).count).toBe(1);
    expect(await asOf(dayAfter(monday, 23))).toEqual(before);
    await work(dayAfter(monday, 28), 1);
    expect(await asOf(end)).toEqual(before);
  });

  it('says of what was billed since that it was not billed then', async () => {
    const monday = mondayOf(1997);
    const [one] = await work(monday, 1);
    fieldOf(await finalize(await drafted([one ?? ''], dayAfter(monday, 9)), null), 'made');
    const { lines } = (await desk.work(dayAfter(monday, 8))) as { readonly lines: readonly Values[] };
    expect(lines).toMatchObject([
      { id: one, hindrance: 'BILLED_SINCE', sentence: 'It was not billed on this day; it is by now.' },
    ]);
  });
});

describe('what a bill relieves of work in progress', () => {
  it('is its lines of time, unrounded: the rounding of its lines is told apart, and a reversal takes both back', async () => {
    // Three times twenty minutes at 91.20: 3 x 0.33 h = 0.99 h, 3 x 30.096 = 90.288; the line is 90.29.
    const { entryIds } = await desk.approvedWeek((day) =>
      [0, 1, 2].map((place) => desk.line(dayAfter(day, place), { quantity: '0.33' })),
    );
    const held = Number(((await desk.work())['all'] as Values)['total']);
    const made = fieldOf(await desk.draft(entryIds), 'made');
    const bill = fieldOf(await desk.finalize(made['id'], made['revision']), 'made');
    const after = Number(((await desk.work())['all'] as Values)['total']);
    const relieved = async (id: unknown) =>
      fieldOf(
        await call(
          desk.invoicing,
          'query I($id: ID!) { found: invoice(id: $id) { subtotal workRelieved } }',
          { id },
        ),
        'found',
      );
    expect(await relieved(bill['id'])).toEqual({ subtotal: '90.29', workRelieved: '90.288' });
    expect(held - after).toBeCloseTo(90.288, 4);
    const back = fieldOf(await desk.reverse(bill['id'], bill['revision']), 'made');
    expect(await relieved(back['id'])).toEqual({ subtotal: '-90.29', workRelieved: '-90.288' });
  });
});
