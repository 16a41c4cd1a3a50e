import { parseCsv } from 'hucre/csv';
import { reportTypes } from 'shared-contracts/forms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { openedDocument } from '../../testing/made-document.ts';
import { readExcel } from '../../testing/read-report.ts';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/*
 * A month of an operator with 1,000 leases, calculated by hand. Lease n pays 1000 + n dollars and n modulo 100 cents a
 * year: 1,500,995.00 in total. Every third has two owners. Not paid without a correction: ten without a payee (1, 101
 * …: 14,510.10), ten of a third alone (2, 102 …: 14,520.20), four stopped (3, 253, 503, 753: 5,513.12).
 */
const leases = 1000;
const asFound = '1466451.58';
/** Leases 2 and 3 are corrected: 1,002.02 and 1,003.03 more. */
const asMended = '1468456.63';
/** Lease 4 is left out: 1,004.04 less. */
const asApproved = '1467452.59';
const rentsPaid = 977;
/** Of 333 leases with two owners seven are not paid. */
const payments = rentsPaid + 326;

let server: TestServer;
let desk: RentDesk;
let run: Values;

const cents = (amount: unknown): number => Math.round(Number(amount) * 100);
const sum = (amounts: readonly unknown[]): number =>
  amounts.reduce<number>((all, amount) => all + cents(amount), 0);

const leaseId = async (n: number): Promise<string> => {
  const [lease] = await desk.query<{ id: string }>(
    'select id from agreement where agreement_number = $1',
    `MONTH-${n}`,
  );
  return lease?.id ?? '';
};

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
  await desk.query('delete from agreement_payment');
  await desk.query(
    `insert into agreement (id, surface_project_id, sequence, agreement_number, name, effective_date)
     select gen_random_uuid(), $1, 20000 + n, 'MONTH-' || n, 'Lease ' || n, date '2020-03-01' + n % 28
     from generate_series(1, $2::int) n`,
    ...[desk.project.id, leases],
  );
  await desk.query(
    `with leases as (select id, split_part(agreement_number, '-', 2)::int as n from agreement
       where agreement_number like 'MONTH-%'),
     people as (select id, row_number() over (order by id) - 1 as place from (
       select id from business_associate where is_active and address_line1 <> '' order by id limit 5) b)
     insert into landowner (id, agreement_id, sequence, business_associate_id, legal_name,
       interest_fraction_numerator, interest_fraction_denominator)
     select gen_random_uuid(), l.id, k, case when l.n % 100 <> 1 then p.id end, 'Owner ' || l.n || '-' || k, 1,
       case when l.n % 100 = 2 then 3 when l.n % 3 = 0 and l.n % 100 <> 1 then 2 else 1 end
     from leases l cross join generate_series(1, 2) k join people p on p.place = (l.n + k) % 5
     where k = 1 or (l.n % 3 = 0 and l.n % 100 not in (1, 2))`,
  );
  await desk.query(
    `insert into compensation (id, agreement_id, sequence, compensation_type_id, amount, is_annual)
     select gen_random_uuid(), a.id, 1, (select id from compensation_type where code = 'Loss of Use'),
       1000 + x.n + (x.n % 100) / 100.0, true
     from agreement a cross join lateral (select split_part(a.agreement_number, '-', 2)::int as n) x
     where a.agreement_number like 'MONTH-%'`,
  );
  await desk.query(
    `update rent_schedule s set hold = 'Stop', hold_reason = 'The access is closed' from agreement a
     where a.id = s.id and a.agreement_number in ('MONTH-3', 'MONTH-253', 'MONTH-503', 'MONTH-753')`,
  );
});

afterAll(() => server.stop());

it('the rents are found, with what is odd about them', async () => {
  run = fieldOf(await desk.prepare('2031-03-01'), 'made');
  expect(run).toMatchObject({ rentCount: leases, paidCount: 976, total: asFound });
  const { data } = await call(
    desk.preparer,
    'query O($id: ID!) { found: rentOddities(rentRunId: $id) { oddity rentCount } }',
    { id: run['id'] },
  );
  const found = data?.['found'] as readonly { readonly oddity: string; readonly rentCount: number }[];
  const counted = new Map(found.map(({ oddity, rentCount }) => [oddity, rentCount]));
  expect([counted.get('noPayee'), counted.get('sharesNotWhole'), counted.get('stopped')]).toEqual([
    10, 10, 4,
  ]);
});

it('two are mended, one is left out, and somebody else approves', async () => {
  await desk.schedule(await leaseId(2), { isInProportion: true });
  await desk.schedule(await leaseId(3), { hold: null, holdReason: null });
  run = fieldOf(await desk.refresh(run['id'], run['revision']), 'made');
  expect(run).toMatchObject({ paidCount: 978, total: asMended });
  const [fourth] = await desk.query<{ id: string }>(
    'select id from rent where rent_run_id = $1 and agreement_id = $2',
    ...[run['id'], await leaseId(4)],
  );
  run = fieldOf(await desk.decide(run, [fourth?.id], 'LeaveOut', 'The well is sold'), 'made');
  expect(run).toMatchObject({ paidCount: rentsPaid, total: asApproved });
  run = fieldOf(await desk.approve(run['id'], run['revision']), 'made');
  expect(run).toMatchObject({ status: 'APPROVED', unsentCount: payments });
});

it('the payables file holds every payment to the cent, read back by another parser', async () => {
  run = fieldOf(await desk.send(run['id'], run['revision']), 'made');
  const [sending] = run['sendings'] as readonly Values[];
  const { body } = await desk.preparer.get(`/api/rent-files/${String(sending?.['id'])}`);
  const rows = parseCsv(body.replace('\uFEFF', '')).slice(1);
  expect(rows).toHaveLength(payments);
  expect(new Set(rows.map(([number]) => number)).size).toBe(payments);
  expect(sum(rows.map((row) => row[5]))).toBe(cents(asApproved));
  const byLease = Map.groupBy(rows, (row) => row[6]);
  expect(byLease.size).toBe(rentsPaid);
  // 1,999.99 in halves: the cent that is left is somebody's.
  expect(
    byLease
      .get('MONTH-999')
      ?.map((row) => row[5])
      .toSorted(),
  ).toEqual(['1000.00', '999.99'].toSorted());
});

it('of three that come back one is reissued and one cancelled, and the statements of the year agree', async () => {
  const back = await desk.query<{ id: string; amount: string }>(
    `select p.id, p.amount from agreement_payment p join agreement a on a.id = p.agreement_id
     where a.agreement_number in ('MONTH-5', 'MONTH-7', 'MONTH-8') order by a.agreement_number`,
  );
  const ids = back.map(({ id }) => id);
  const [first, second] = ids;
  const late = '2031-06-01';
  const settled = await call(
    desk.preparer,
    `mutation S($ids: [ID!]!, $date: Date!) { made: settlePayments(ids: $ids, outcome: RETURNED, date: $date) }`,
    { ids, date: late },
  );
  expect(fieldOf(settled, 'made')).toHaveLength(3);
  const change = (kind: string, id: string | undefined) =>
    call(
      desk.preparer,
      `mutation C($payments: [ChangedPaymentInput!]!, $change: PaymentChange!, $date: Date, $reason: String) {
        made: changePayments(payments: $payments, change: $change, date: $date, reason: $reason) }`,
      { payments: [{ id }], change: kind, date: late, reason: 'Moved away' },
    );
  expect(fieldOf(await change('REISSUE', first), 'made')).toHaveLength(2);
  expect(fieldOf(await change('CANCEL', second), 'made')).toHaveLength(1);
  const { revision } = fieldOf(await desk.readRun(run['id'], desk.preparer), 'found');
  run = fieldOf(await desk.send(run['id'], revision), 'made');
  const sendings = run['sendings'] as readonly Values[];
  expect(sendings.map(({ paymentCount }) => paymentCount)).toEqual([payments, 1]);
  const begun = await desk.preparer.post('/api/reports/run', {
    reportId: reportTypes.payeeStatements.id,
    dataSource: { ids: [sendings[0]?.['id']], parentId: null },
    options: { outputFormat: 'Excel' },
  });
  const bytes = await openedDocument(desk.preparer, begun.json().result);
  const lines = (await readExcel(bytes)).filter((row) => row.some((cell) => /^MONTH-/.test(String(cell))));
  const total = sum(lines.map((row) => row.findLast((cell) => typeof cell === 'number')));
  // All but three, and the one that took the place of the first.
  expect(lines).toHaveLength(payments - 3 + 1);
  expect(total).toBe(cents(asApproved) - sum(back.map(({ amount }) => amount)) + cents(back[0]?.amount));
});
