import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { paymentsTogether } from './payments-together.ts';
import type { FiledPayment } from './rent-file-store.ts';

let server: TestServer;
let desk: RentDesk;
let run: Values;

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
  await desk.lease({ effectiveDate: '2020-03-10', annual: '1000.01', owners: ['1/2', '1/2'] });
  const { payees } = await desk.lease({ effectiveDate: '2020-03-12', annual: '300' });
  await desk.query(`update business_associate set name = 'Aaron Doe' where id = $1`, payees[0]);
  const prepared = (await desk.prepared('2031-03-01')).run;
  run = fieldOf(await desk.approve(prepared['id'], prepared['revision']), 'made');
});

afterAll(() => server.stop());

it('what a payee gets of several agreements goes out as one payment, under a number of its own', async () => {
  const sent = await call(
    desk.preparer,
    `mutation S($id: ID!, $revision: Int!) { made: sendRents(id: $id, revision: $revision, isByPayee: true) {
      number sendings { id isByPayee paymentCount } } }`,
    { id: run['id'], revision: run['revision'] },
  );
  const { number, sendings } = fieldOf(sent, 'made');
  const [sending] = sendings as readonly Values[];
  expect(sending).toMatchObject({ isByPayee: true, paymentCount: 3 });
  const { body } = await desk.preparer.get(`/api/rent-files/${String(sending?.['id'])}`);
  const rows = parseCsv(body.replace('\uFEFF', '')).slice(1);
  expect(rows.map((row) => [row[0], row[1], row[5], row[6]])).toEqual([
    [`${String(number)}-1-P0001`, '2031-03-10', '800.01', 'RENT-1; RENT-2'],
    [`${String(number)}-1-P0002`, '2031-03-10', '500.00', 'RENT-1'],
  ]);
  const vouchers = await desk.query<{ voucher: string; count: number }>(
    `select voucher, count(*)::int as count from agreement_payment where rent_id is not null group by 1 order by 1`,
  );
  expect(vouchers.map(({ count }) => count)).toEqual([2, 1]);
});

const filed = (change: Partial<FiledPayment>): FiledPayment => ({
  ...{
    voucher: 'V1',
    method: null,
    number: 'N',
    runNumber: 'R',
    dueDate: '2031-03-10',
    payeeName: 'Doe',
    ...{ vendorCode: null, gstTax: null },
  },
  ...{ payeeAddress: null, amount: '500.01', agreementNumber: 'A-1', agreementName: 'One', projectName: 'P' },
  ...{ afeNumber: null, costCentre: null, gstAmount: '0.00', totalAmount: '500.01', gstNumber: null },
  heads: [
    { name: 'Loss of Use', amount: '800.02' },
    { name: 'Adverse', amount: '200' },
  ],
  ...change,
});

it('heads of one name are together, to the cent; what has no voucher stays alone', () => {
  const [one, alone] = paymentsTogether([
    filed({}),
    filed({
      ...{
        agreementNumber: null,
        agreementName: 'Two',
        dueDate: '2031-03-02',
        amount: '100',
        afeNumber: 'AFE 1',
      },
      heads: [{ name: 'Adverse', amount: '100' }],
    }),
    filed({ voucher: null, number: 'R-3' }),
  ]);
  expect(one).toMatchObject({
    ...{
      number: 'V1',
      amount: '600.01',
      dueDate: '2031-03-02',
      agreementNumber: 'A-1; Two',
      afeNumber: 'AFE 1',
    },
    // 500.01 in the proportion 800.02 : 200.
    heads: [
      { name: 'Loss of Use', amount: '400.01' },
      { name: 'Adverse', amount: '200' },
    ],
  });
  expect(alone).toMatchObject({ number: 'R-3', amount: '500.01' });
});
