import { parseCsv } from 'hucre/csv';
import { reportTypes } from 'shared-contracts/forms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { eventually } from '../../testing/made-document.ts';
import { readPdf } from '../../testing/read-report.ts';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let desk: RentDesk;

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
});

afterAll(() => server.stop());

const methods = () =>
  desk.query<{ amount: string; method: string | null }>(
    `select trim_scale(amount)::text as amount, method from agreement_payment where rent_id is not null
      order by number`,
  );

it('payments carry the method of their schedule into the file, the requisition and what is left of them', async () => {
  const deposited = await desk.lease({ effectiveDate: '2020-03-10', annual: '1000' });
  await desk.lease({ effectiveDate: '2020-03-11', annual: '500' });
  await desk.schedule(deposited.id, { method: 'DirectDeposit' });
  const { run: prepared } = await desk.prepared('2031-03-01');
  const run = fieldOf(await desk.approve(prepared['id'], prepared['revision']), 'made');
  expect(await methods()).toEqual([
    { amount: '1000', method: 'DirectDeposit' },
    { amount: '500', method: null },
  ]);
  // A schedule that changes afterwards changes no payment.
  await desk.schedule(deposited.id, { method: 'Wire' });
  const sent = fieldOf(await desk.send(run['id'], run['revision']), 'made');
  const [sending] = sent['sendings'] as readonly Values[];
  const { body } = await desk.preparer.get(`/api/rent-files/${String(sending?.['id'])}`);
  const [heads = [], ...rows] = parseCsv(body.replace('\uFEFF', ''));
  expect(rows.map((row) => row[heads.indexOf('Method')])).toEqual(['DirectDeposit', '']);
  const begun = await desk.preparer.post('/api/reports/run', {
    reportId: reportTypes.chequeRequisitions.id,
    ...{ dataSource: { ids: [sending?.['id']], parentId: null }, options: {} },
  });
  const pages = await eventually(async () => {
    const document = await desk.preparer.get(`/api/documents/${begun.json().result}`);
    expect(document.statusCode).toBe(200);
    return (await readPdf(document.rawPayload)).pages;
  });
  expect(pages[0]).toContain('Direct deposit');
  expect(pages.filter((page) => page.includes('Direct deposit')).length).toBeGreaterThan(1);
  const [first] = await desk.query<{ id: string }>(
    `select id from agreement_payment where rent_id is not null and amount = 1000`,
  );
  await call(
    desk.preparer,
    `mutation C($payments: [ChangedPaymentInput!]!) {
      made: changePayments(payments: $payments, change: PAY_PART, date: "2031-03-20") }`,
    { payments: [{ id: first?.id, amount: '400' }] },
  );
  expect(await methods()).toEqual([
    { amount: '400', method: 'DirectDeposit' },
    { amount: '600', method: 'DirectDeposit' },
    { amount: '500', method: null },
  ]);
});

it('a run is limited to an operator', async () => {
  await desk.lease({ effectiveDate: '2020-04-10', annual: '700' });
  const [company] = await desk.query<{ own: string; other: string }>(
    `select p.operator_id as own, (select id from company c where c.id <> p.operator_id order by c.id limit 1) as other
      from surface_project p where p.id = (select surface_project_id from agreement where agreement_number = 'RENT-1')`,
  );
  const countOf = async (operatorId: string | undefined) =>
    fieldOf(await desk.prepare('2031-04-01', { operatorId, surfaceProjectId: null }), 'made')['rentCount'];
  expect(await countOf(company?.own)).toBe(1);
  const foreign = await desk.prepare('2031-04-01', { operatorId: company?.other, surfaceProjectId: null });
  expect(foreign.errors ?? fieldOf(foreign, 'made')['rentCount']).not.toBe(1);
});
