import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreementOf, saveAlone } from '../../testing/agreement-calls.ts';
import { call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { pagesOfSending } from '../../testing/pages-of-sending.ts';
import { newRow } from '../../testing/project-row-calls.ts';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let desk: RentDesk;
let run: Values;
let leaseId: string;
let payees: readonly string[];

const registration = '123456782RT0001';
const sendingOf = (made: Values, place = 0) => (made['sendings'] as readonly Values[])[place];

/** The payments of the runs, by number: dollars before tax and of GST. */
const stored = async () =>
  (
    await desk.query<{ name: string; amount: string; gst: string | null }>(
      `select substr(number, 12) as name, trim_scale(amount)::text as amount, trim_scale(gst_amount)::text as gst
       from agreement_payment where rent_id is not null order by number`,
    )
  ).map(({ name, amount, gst }) => [name, amount, gst].filter((part) => part !== null).join(' '));

const idOf = async (name: string) =>
  (await desk.query<{ id: string }>('select id from agreement_payment where number like $1', `%-${name}`))[0]
    ?.id;

const act = (change: string, name: string, amount: string | null, more: Values = {}) =>
  idOf(name).then((id) =>
    call(
      desk.preparer,
      `mutation C($payments: [ChangedPaymentInput!]!, $change: PaymentChange!, $date: Date, $reason: String) {
        made: changePayments(payments: $payments, change: $change, date: $date, reason: $reason) }`,
      { payments: [{ id, amount }], change, date: '2031-12-01', reason: 'x', ...more },
    ),
  );

const pagesOf = (report: 'chequeRequisitions' | 'payeeStatements', id: unknown) =>
  pagesOfSending(desk.preparer, report, id);

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
  const lease = await desk.lease({
    effectiveDate: '2020-03-10',
    annual: '1000',
    owners: ['1/3', '1/3', '1/3'],
  });
  leaseId = lease.id;
  payees = lease.payees.map(String);
  await desk.query('update business_associate set gst_number = $1 where id = any ($2)', registration, [
    payees[0],
    payees[2],
  ]);
  const { run: prepared, rents } = await desk.prepared('2031-03-01');
  expect(rents).toMatchObject([{ amount: '1000', oddities: [] }]);
  const answer = await call(
    desk.preparer,
    `query S($id: ID!) { found: rents(rentRunId: $id) { nodes { shares { amount gstAmount leftoverCent } } } }`,
    { id: prepared['id'] },
  );
  const [rent] = fieldOf(answer, 'found')['nodes'] as readonly Values[];
  // 5 % of 333.34 is 16.667, of 333.33 it is 16.6665; the second owner is not registered.
  expect(rent?.['shares']).toEqual([
    { amount: '333.34', gstAmount: '16.67', leftoverCent: 'FirstOfEqual' },
    { amount: '333.33', gstAmount: null, leftoverCent: null },
    { amount: '333.33', gstAmount: '16.67', leftoverCent: null },
  ]);
  run = fieldOf(await desk.approve(prepared['id'], prepared['revision']), 'made');
});

afterAll(() => server.stop());

it('a run that was looked through before somebody registered is looked through again', async () => {
  await desk.lease({ effectiveDate: '2020-04-10', annual: '1200' });
  await desk.query('update business_associate set gst_number = null where id = $1', payees[0]);
  const { run: prepared } = await desk.prepared('2031-04-01');
  await desk.query('update business_associate set gst_number = $1 where id = $2', registration, payees[0]);
  const refused = await desk.approve(prepared['id'], prepared['revision']);
  expect(JSON.stringify(refused)).toMatch(/no longer what was looked through/);
});

it('stands on the payments, and is divided with them to the cent', async () => {
  expect(await stored()).toEqual(['0001 333.34 16.67', '0002 333.33', '0003 333.33 16.67']);
  // 16.67 × 100 / 333.34 is 5.0009: 5 of it, the rest keeps 11.67.
  expect(await act('HOLD', '0001', '100')).toMatchObject({ data: { made: { length: 2 } } });
  expect(await stored()).toEqual(['0001 233.34 11.67', '0001-2 100 5', '0002 333.33', '0003 333.33 16.67']);
  await act('RELEASE', '0001-2', null);
});

it('is in the file, the requisition and the statement, as it went out', async () => {
  const { revision } = fieldOf(await desk.readRun(run['id'], desk.preparer), 'found');
  run = fieldOf(await desk.send(run['id'], revision), 'made');
  expect(sendingOf(run)).toMatchObject({ paymentCount: 4, total: '1033.34' });
  const { body } = await desk.preparer.get(`/api/rent-files/${String(sendingOf(run)?.['id'])}`);
  const [heads = [], ...lines] = parseCsv(body.replace('\uFEFF', ''));
  const cellOf = (row: readonly unknown[], name: string) => row[heads.indexOf(name)];
  expect(lines.map((row) => [cellOf(row, 'Amount'), cellOf(row, 'GST/HST'), cellOf(row, 'Total')])).toEqual([
    ['233.34', '11.67', '245.01'],
    ['100.00', '5.00', '105.00'],
    ['333.33', '0.00', '333.33'],
    ['333.33', '16.67', '350.00'],
  ]);
  const requisition = await pagesOf('chequeRequisitions', sendingOf(run)?.['id']);
  expect(requisition[0]).toContain('1,033.34');
  expect(requisition.join(' ')).toContain(`GST/HST ${registration}`);
  const statement = await pagesOf('payeeStatements', sendingOf(run)?.['id']);
  const own = statement.find((page) => page.includes('245.01'));
  expect(own).toContain('350.01');
  expect(own).toContain(`GST/HST ${registration}`);
});

it('goes with a part that is paid; what is due, paid and left is told', async () => {
  // 16.67 × 133.33 / 333.33 is 6.6679.
  await act('PAY_PART', '0003', '133.33');
  expect((await stored()).filter((line) => line.startsWith('0003'))).toEqual([
    '0003 133.33 6.67',
    '0003-2 200 10',
  ]);
  await act('PAY_PART', '0003-2', '50');
  const answer = await call(
    desk.preparer,
    `query B($ids: [ID!]!) { found: paymentBalances(ids: $ids) { dueDate due paid left gst } }`,
    { ids: [await idOf('0003-3'), await idOf('0002')] },
  );
  expect(answer.data?.['found']).toEqual([
    { dueDate: '2031-03-10', due: '333.33', paid: '183.33', left: '150', gst: '7.5' },
    { dueDate: '2031-03-10', due: '333.33', paid: '0', left: '333.33', gst: '0' },
  ]);
  const stranger = await server.signIn('prairie');
  const refused = await call(
    stranger,
    `query B($ids: [ID!]!) { found: paymentBalances(ids: $ids) { due } }`,
    { ids: [await idOf('0002')] },
  );
  expect(refused.errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
});

it('is worked out for a payment that somebody enters, unless they say what it is', async () => {
  const before = await agreementOf(desk.preparer, leaseId);
  const entered = (payee: string | undefined, more: Values) =>
    newRow({ kind: 'Damage', payee: { id: payee }, amount: '100.10', dueDate: '2031-05-01', ...more });
  const kept = (before['payments'] as readonly Values[]).map(({ id, kind, payee, amount, dueDate }) => ({
    ...{ id, kind, payee, amount, dueDate },
  }));
  const answer = await saveAlone(desk.preparer, {
    ...{ id: leaseId, revision: before['revision'] },
    payments: [
      ...kept,
      entered(payees[0], {}),
      entered(payees[0], { gstAmount: '0' }),
      entered(payees[1], {}),
      entered(payees[0], { dueDate: null }),
    ],
  });
  expect(answer.errors).toBeUndefined();
  const rows = await desk.query<{ gst: string | null }>(
    `select trim_scale(gst_amount)::text as gst from agreement_payment where kind = 'Damage' and agreement_id = $1
     order by sequence`,
    leaseId,
  );
  // 5 % of 100.10 is 5.005.
  expect(rows.map(({ gst }) => gst)).toEqual(['5.01', '0', null, null]);
});

/** The tax of a payment that somebody enters for an agreement; its due date is in 2031. */
async function taxOfEntered(agreementId: string, kind: string): Promise<string> {
  const before = await agreementOf(desk.preparer, agreementId);
  const row = newRow({ kind, payee: { id: payees[0] }, amount: '100.10', dueDate: '2031-05-01' });
  const kept = (before['payments'] as readonly Values[]).map(
    ({ id, kind: known, payee, amount, dueDate }) => ({
      ...{ id, kind: known, payee, amount, dueDate },
    }),
  );
  const answer = await saveAlone(desk.preparer, {
    ...{ id: agreementId, revision: before['revision'], payments: [...kept, row] },
  });
  expect(answer.errors).toBeUndefined();
  const [found] = await desk.query<{ tax: string }>(
    `select concat_ws(' ', gst_tax, trim_scale(gst_amount)) as tax from agreement_payment where id = $1`,
    row.id,
  );
  return found?.tax ?? '';
}

it("is that of the project's area for a payment that somebody enters where no parcel has a province", async () => {
  const { id } = await desk.lease({ effectiveDate: '2020-06-10', annual: '900' });
  const [area] = await desk.query<{ id: string }>(
    `insert into area (id, code, name, state_province_id) select gen_random_uuid(), 'GB', 'Georgian Bay', s.id
      from state_or_province s join country c on c.id = s.country_id where c.code = 'CA' and s.code = 'ON' returning id`,
  );
  const [before] = await desk.query<{ areaId: string | null }>(
    'select area_id as "areaId" from surface_project where id = $1',
    desk.project.id,
  );
  await desk.query('update surface_project set area_id = $1 where id = $2', area?.id, desk.project.id);
  // 13 % in Ontario (Excise Tax Act, s. 165(2), with the rate of a participating province): 13.013.
  expect(await taxOfEntered(id, 'Damage')).toBe('HST 13.01');
  await desk.query('update surface_project set area_id = $1 where id = $2', before?.areaId, desk.project.id);
});

it('is not worked out for a rent that somebody enters where the schedule says that none is paid', async () => {
  const { id } = await desk.lease({ effectiveDate: '2020-07-10', annual: '900' });
  expect((await desk.saveSchedule(id, { isGstExempt: true })).errors).toBeUndefined();
  expect(await taxOfEntered(id, 'Annual')).toBe('');
  // 5 % of 100.10 is 5.005: the schedule is about the rents alone.
  expect(await taxOfEntered(id, 'Damage')).toBe('GST 5.01');
});

it('is not paid where a schedule says so', async () => {
  await desk.saveSchedule(leaseId, { isGstExempt: true });
  const { rents } = await desk.prepared('2032-03-01');
  const answer = await desk.query<{ gst: string | null }>(
    `select s.gst_amount::text as gst from rent_share s where s.rent_id = any ($1)`,
    rents.filter(({ agreement }) => (agreement as Values)['id'] === leaseId).map(({ id }) => id),
  );
  expect(answer.map(({ gst }) => gst)).toEqual([null, null, null]);
});

it('is asked for by a number with the right check digit alone', async () => {
  const save = (gstNumber: string) =>
    call(
      desk.preparer,
      `mutation U($input: BusinessAssociateInput!) { made: updateBusinessAssociate(input: $input) { gstNumber } }`,
      { input: { id: crypto.randomUUID(), name: 'A registrant', gstNumber } },
    );
  expect((await save('12345 6782 rt 0001')).data).toEqual({ made: { gstNumber: registration } });
  expect(JSON.stringify((await save('123456789')).errors)).toMatch(/not a GST\/HST registration/);
});
