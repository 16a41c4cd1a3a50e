import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreementOf, saveAlone } from '../../testing/agreement-calls.ts';
import type { Values } from '../../testing/billing-calls.ts';
import { newRow } from '../../testing/project-row-calls.ts';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let desk: RentDesk;

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
});

afterAll(() => server.stop());

it('are not paid once more by a run where only their day of payment was entered', async () => {
  const { id, payees } = await desk.lease({ effectiveDate: '2020-03-10', annual: '2400' });
  await desk.schedule(id, { firstDueDate: '2026-03-10' });
  const paid = (amount: string, paidDate: string) =>
    newRow({ kind: 'Annual', payee: { id: payees[0] }, amount, paidDate });
  const { revision } = await agreementOf(desk.preparer, id);
  const payments = [paid('2400', '2026-03-12'), paid('1000', '2027-03-02')];
  expect((await saveAlone(desk.preparer, { id, revision, payments })).errors).toBeUndefined();
  const found = async (month: string, change: Values = {}) => {
    const { run, rents } = await desk.prepared(month, change);
    await desk.takeBack(run, 'Only looked at');
    return rents.map(({ dueDate, oddities, paidByHand, isPaid }) => [dueDate, oddities, paidByHand, isPaid]);
  };
  expect(await found('2026-03-01')).toEqual([['2026-03-10', ['paidAlready'], null, false]]);
  expect(await found('2028-03-01', { missedSince: '2026-01-01' })).toEqual([
    ['2027-03-10', ['paidInPart'], '1000', false],
    ['2028-03-10', [], null, true],
  ]);
});
