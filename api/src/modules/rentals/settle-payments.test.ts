import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreementOf } from '../../testing/agreement-calls.ts';
import { refusalOf } from '../../testing/associate-calls.ts';
import { call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let desk: RentDesk;
let lease: { readonly id: string };
let ids: readonly string[];

const settle = (outcome: string, date: string, change: Values = {}, client: TestClient = desk.preparer) =>
  call(
    client,
    `mutation S($ids: [ID!]!, $outcome: PaymentOutcome!, $date: Date!, $reference: String) {
      made: settlePayments(ids: $ids, outcome: $outcome, date: $date, reference: $reference) }`,
    { ids, outcome, date, ...change },
  );

const stored = async () => (await agreementOf(desk.preparer, lease.id))['payments'] as readonly Values[];

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
  lease = await desk.lease({ effectiveDate: '2020-03-10', annual: '1000', owners: ['1/2', '1/2'] });
  const { run } = await desk.prepared('2031-03-01');
  const approved = fieldOf(await desk.approve(run['id'], run['revision']), 'made');
  ids = (await stored()).map(({ id }) => String(id));
  expect(refusalOf(await settle('RETURNED', '2031-03-20'))?.message).toMatch(/did not go out/);
  fieldOf(await desk.send(approved['id'], approved['revision']), 'made');
  await desk.query(
    `update agreement_payment set requisitioned_date = '2031-03-05' where agreement_id = $1`,
    lease.id,
  );
});

afterAll(() => server.stop());

it('is for who may change the agreements', async () => {
  const refused = async (name: 'prairie' | 'readonly') =>
    refusalOf(await settle('PAID', '2031-03-10', {}, await server.signIn(name)))?.code;
  expect([await refused('readonly'), await refused('prairie')]).toEqual(['FORBIDDEN', 'NOT_FOUND']);
  expect(refusalOf(await settle('PAID', '2031-03-10', { ids: [] }))?.code).toBe('BAD_INPUT');
});

it('pays all or none, once, however many try it at once', async () => {
  expect(refusalOf(await settle('PAID', '2031-03-04'))?.message).toMatch(/R2031-\d{4}-0001: .*before/);
  const answers = await sixteenAtOnce(() => settle('PAID', '2031-03-10', { reference: 'EFT 77' }));
  expect(answers.filter((answer) => refusalOf(answer) === undefined)).toHaveLength(1);
  const days = { paidDate: '2031-03-10', returnedDate: null, reference: 'EFT 77' };
  expect(await stored()).toMatchObject([days, days]);
});

it('returns one of them, keeps its reference, and the history names it', async () => {
  const [first, other] = ids;
  expect(refusalOf(await settle('RETURNED', '2031-04-01', { ids: [first] }))).toBeUndefined();
  const kept = new Map((await stored()).map((payment) => [payment['id'], payment]));
  expect(kept.get(first)).toMatchObject({ returnedDate: '2031-04-01', reference: 'EFT 77' });
  expect(kept.get(other)).toMatchObject({ returnedDate: null });
  expect(refusalOf(await settle('RETURNED', '2031-04-02'))?.message).toMatch(/came back already/);
  const [noted] = await desk.query<{ changes: readonly { before: string; after: string }[] }>(
    'select changes from history_entry where record_id = $1 order by revision desc limit 1',
    lease.id,
  );
  expect(noted?.changes[0]?.before).toMatch(/2031-03-10, EFT 77$/);
  expect(noted?.changes[0]?.after).toMatch(/2031-03-10, 2031-04-01, EFT 77$/);
});
