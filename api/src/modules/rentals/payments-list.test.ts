import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldOf } from '../../testing/billing-calls.ts';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let desk: RentDesk;

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
  await desk.query('delete from agreement_payment');
});

afterAll(() => server.stop());

const rowsOf = async (client: TestClient, body: object) => {
  const answer = await client.post('/api/grids/source/payments', {
    columns: ['agreementCalled', 'payeeName', 'kind', 'dueDate', 'amount', 'number'].map((id) => ({
      id,
    })),
    ...body,
  });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json().result.rows as readonly Record<string, unknown>[];
};

it('has the payments of runs and of forms, by payee and due day, for who sees the agreement', async () => {
  const lease = await desk.lease({ effectiveDate: '2020-03-10', annual: '2400', owners: ['1/2', '1/2'] });
  const { run } = await desk.prepared('2031-03-01');
  const { number } = fieldOf(await desk.approve(run['id'], run['revision']), 'made');
  const rows = await rowsOf(desk.preparer, {});
  expect(rows).toMatchObject([
    { agreementCalled: lease.number, kind: 'Annual', dueDate: '2031-03-10', amount: '1200' },
    { agreementCalled: lease.number, amount: '1200' },
  ]);
  expect(rows.map((row) => row['number']).toSorted()).toEqual([`${number}-0001`, `${number}-0002`]);
  const found = await rowsOf(desk.preparer, { searchCriteria: { text: `${number}-0002` } });
  expect(found).toHaveLength(1);
  expect(await rowsOf(await server.signIn('prairie'), {})).toEqual([]);
});

it('is offered as folders for this month, overdue and returned', async () => {
  const answer = await desk.preparer.get('/api/start/smart-folders');
  const folders = answer.json().result as readonly { readonly id: string }[];
  const ids = folders.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['payments-due', 'payments-overdue', 'payments-returned']));
});
