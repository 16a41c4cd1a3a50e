import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreementOf, saveAlone } from '../../testing/agreement-calls.ts';
import { refusalOf } from '../../testing/associate-calls.ts';
import { call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly paid: string | null;
  readonly held: string | null;
  readonly closing: string | null;
  readonly as: string | null;
}

let server: TestServer;
let desk: RentDesk;
let run: Values;
let leaseId: string;

const change = (
  kind: string,
  payments: readonly Values[],
  more: Values = {},
  client: TestClient = desk.preparer,
) =>
  call(
    client,
    `mutation C($payments: [ChangedPaymentInput!]!, $change: PaymentChange!, $date: Date, $reason: String,
       $reference: String) {
      made: changePayments(payments: $payments, change: $change, date: $date, reason: $reason, reference: $reference) }`,
    { payments, change: kind, date: '2031-04-15', ...more },
  );

const settle = (outcome: string, ids: readonly string[], date: string) =>
  call(
    desk.preparer,
    `mutation S($ids: [ID!]!, $outcome: PaymentOutcome!, $date: Date!) {
      made: settlePayments(ids: $ids, outcome: $outcome, date: $date) }`,
    { ids, outcome, date },
  );

/** The payments of runs by what their numbers end with, in that order. */
async function stored(): Promise<ReadonlyMap<string, Stored>> {
  const rows = await desk.query<Stored>(
    `select id, substr(number, 12) as name, trim_scale(amount)::text as amount, paid_date::text as paid,
       held_date::text as held, closing, comes_as as "as"
     from agreement_payment where rent_id is not null order by number`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

const idOf = async (name: string): Promise<string> => (await stored()).get(name)?.id ?? '';

const paymentLines = async () =>
  [...(await stored()).values()].map(({ name, amount, paid, held, closing }) =>
    [name, amount, paid && 'paid', held && 'held', closing].filter(Boolean).join(' '),
  );

const send = async () => {
  const { revision } = fieldOf(await desk.readRun(run['id'], desk.preparer), 'found');
  run = fieldOf(await desk.send(run['id'], revision), 'made');
  return run['sendings'] as readonly Values[];
};

const amountsIn = async (sending: Values | undefined) => {
  const { body } = await desk.preparer.get(`/api/rent-files/${String(sending?.['id'])}`);
  return parseCsv(body.replace('\uFEFF', ''))
    .slice(1)
    .map((row) => `${String(row[0]).slice(11)} ${String(row[5])}`);
};

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
  const lease = await desk.lease({ effectiveDate: '2020-03-10', annual: '1000', owners: ['1/2', '1/2'] });
  leaseId = lease.id;
  await desk.lease({ effectiveDate: '2020-03-12', annual: '300.01' });
  const prepared = (await desk.prepared('2031-03-01')).run;
  run = fieldOf(await desk.approve(prepared['id'], prepared['revision']), 'made');
});

afterAll(() => server.stop());

it('is for who may change the agreements, and asks for a day and a reason', async () => {
  const payments = [{ id: await idOf('0001') }];
  const refused = async (name: 'prairie' | 'readonly') =>
    refusalOf(await change('HOLD', payments, { reason: 'x' }, await server.signIn(name)))?.code;
  expect([await refused('readonly'), await refused('prairie')]).toEqual(['FORBIDDEN', 'NOT_FOUND']);
  expect(refusalOf(await change('CANCEL', payments))?.fields).toMatchObject([{ path: 'reason' }]);
  expect(refusalOf(await change('CANCEL', payments, { reason: 'x', date: null }))?.code).toBe('BAD_INPUT');
  expect(refusalOf(await change('CANCEL', [], { reason: 'x' }))?.code).toBe('BAD_INPUT');
  const cents = [{ ...payments[0], amount: '1.005' }];
  expect(refusalOf(await change('HOLD', cents, { reason: 'x' }))?.fields).toMatchObject([
    { path: 'payments[0].amount' },
  ]);
});

it('holds an amount back, which goes out once it is released', async () => {
  const held = [{ id: await idOf('0001'), amount: '120.50' }];
  const reason = { reason: 'The gate is to be repaired' };
  expect(refusalOf(await change('HOLD', held, reason))).toBeUndefined();
  expect(await paymentLines()).toEqual(['0001 379.5', '0001-2 120.5 held', '0002 500', '0003 300.01']);
  expect(await amountsIn((await send())[0])).toEqual(['0001 379.50', '0002 500.00', '0003 300.01']);
  expect(run).toMatchObject({ sentCount: 3, unsentCount: 0 });
  const back = [{ id: await idOf('0001-2') }];
  expect(refusalOf(await settle('PAID', [String(back[0]?.id)], '2031-04-16'))?.message).toMatch(/held back/);
  const answers = await sixteenAtOnce(() => change('RELEASE', back, { date: null }));
  expect(answers.filter((answer) => refusalOf(answer) === undefined)).toHaveLength(1);
  expect(await amountsIn((await send())[1])).toEqual(['0001-2 120.50']);
});

it('pays a part once, however many try it, and keeps the rest open; the file stays as it went out', async () => {
  await desk.query(
    `update agreement_payment set requisitioned_date = '2031-03-05' where rent_id is not null`,
  );
  const part = [{ id: await idOf('0002'), amount: '100' }];
  const answers = await sixteenAtOnce(() => change('PAY_PART', part, { reference: 'CHQ 9' }));
  expect(answers.filter((answer) => refusalOf(answer) === undefined)).toHaveLength(1);
  expect(await paymentLines()).toEqual([
    '0001 379.5',
    '0001-2 120.5',
    '0002 100 paid',
    '0002-2 400',
    '0003 300.01',
  ]);
  const [first] = run['sendings'] as readonly Values[];
  expect(await amountsIn(first)).toEqual(['0001 379.50', '0002 500.00', '0003 300.01']);
  const [noted] = await desk.query<{ changes: readonly { before: string; after: string }[] }>(
    `select h.changes from history_entry h join agreement a on a.id = h.record_id
     where a.agreement_number = 'RENT-1' order by h.revision desc limit 1`,
  );
  expect(noted?.changes[0]?.before).toMatch(/-0002, 2031-03-10, .*, 500, 2031-03-05$/);
  expect(noted?.changes[0]?.after).toMatch(
    /-0002, 2031-03-10, .*, 100, 2031-03-05, 2031-04-15, CHQ 9\n.*-0002-2, 2031-03-10, .*, 400$/,
  );
});

it('reissues what came back once, and the new payment goes out with the next file', async () => {
  const payment = [{ id: await idOf('0003') }];
  expect(refusalOf(await change('REISSUE', payment))?.message).toMatch(/-0003 did not come back/);
  expect(refusalOf(await settle('RETURNED', [String(payment[0]?.id)], '2031-04-01'))).toBeUndefined();
  expect(refusalOf(await change('REISSUE', payment, { date: '2031-03-31' }))?.message).toMatch(/before/);
  const answers = await sixteenAtOnce(() => change('REISSUE', payment));
  const made = answers.filter((answer) => refusalOf(answer) === undefined);
  expect(made).toHaveLength(1);
  expect(fieldOf(made[0] ?? {}, 'made')).toHaveLength(2);
  expect((await paymentLines()).slice(4)).toEqual(['0003 300.01 Replaced', '0003-2 300.01']);
  const again = desk.query(
    `insert into payment_replacement (payment_id, replaced_by_id) values ($1, $2)`,
    ...[payment[0]?.id, await idOf('0001')],
  );
  await expect(again).rejects.toThrow(/payment_replacement_pkey/);
  expect(await amountsIn((await send())[2])).toEqual(['0002-2 400.00', '0003-2 300.01']);
});

it('cancels all or none, and no run finds the rent again', async () => {
  const [paid, rest] = [await idOf('0002'), await idOf('0002-2')];
  const reason = { reason: 'Agreed with the owner', date: '2032-01-10' };
  expect(refusalOf(await change('CANCEL', [{ id: rest }, { id: paid }], reason))?.message).toMatch(
    /-0002 was paid/,
  );
  expect((await stored()).get('0002-2')?.closing).toBeNull();
  expect(refusalOf(await change('CANCEL', [{ id: rest }], reason))).toBeUndefined();
  expect((await stored()).get('0002-2')?.closing).toBe('Cancelled');
  const { rents } = await desk.prepared('2031-03-01');
  expect(rents.map(({ oddities }) => oddities)).toEqual([['paidAlready'], ['paidAlready']]);
});

it('a form does not change what is closed', async () => {
  const { id, revision, payments } = await agreementOf(desk.preparer, leaseId);
  const closed = await idOf('0002-2');
  const rows = (payments as readonly Values[]).map(({ sequence: _, ...row }) =>
    row['id'] === closed ? { ...row, paidDate: '2032-02-01' } : row,
  );
  expect(refusalOf(await saveAlone(desk.preparer, { id, revision, payments: rows }))?.fields).toMatchObject([
    { message: expect.stringMatching(/held back, cancelled or replaced/) },
  ]);
});
