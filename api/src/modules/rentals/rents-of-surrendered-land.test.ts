import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreementOf, saveAlone } from '../../testing/agreement-calls.ts';
import type { Values } from '../../testing/billing-calls.ts';
import { newRow } from '../../testing/project-row-calls.ts';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let desk: RentDesk;

const idOf = async (rows: string) => (await desk.query<{ id: string }>(`select id from ${rows}`))[0]?.id;

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
});

afterAll(() => server.stop());

/** Saves fields of an agreement at the revision that it has. */
async function save(id: string, fields: Values): Promise<void> {
  const { revision } = await agreementOf(desk.preparer, id);
  expect((await saveAlone(desk.preparer, { id, revision, ...fields })).errors).toBeUndefined();
}

/** The rents of an agreement in a run of a month, as day and dollars. */
async function rentsIn(month: string, agreementId: string, change: Values = {}) {
  const { run, rents } = await desk.prepared(month, change);
  await desk.takeBack(run, 'Only looked at');
  return rents
    .filter(({ agreement }) => (agreement as Values)['id'] === agreementId)
    .map(({ dueDate, amount }) => `${dueDate} ${amount}`);
}

it('are those of all of the land until the day of a partial surrender, and of what is left from it on', async () => {
  const { id } = await desk.lease({ effectiveDate: '2020-05-10', annual: '1' });
  const compensationType = { id: await idOf(`compensation_type where code = 'Per-acre Value'`) };
  await desk.query(
    `update compensation_type set is_cost_per_area_unit = true where id = $1`,
    compensationType.id,
  );
  await save(id, {
    ...{ grossArea: '4.2', areaUnit: { id: await idOf(`area_unit where code = 'ac'`) } },
    compensations: [
      newRow({ compensationType, costPerUnit: '1500', isAnnual: true }),
      newRow({ compensationType, costPerUnit: '5000' }),
    ],
  });
  // 4.2 acres at 1,500.
  expect(await rentsIn('2031-05-01', id)).toEqual(['2031-05-10 6300']);
  await save(id, {
    lifeSteps: [newRow({ kind: 'PartialSurrender', date: '2031-09-01', surrenderedArea: '1.1' })],
  });
  // What was paid once for 4.2 acres at 5,000 stays: 21,000 and 4,650.
  expect(await agreementOf(desk.preparer, id)).toMatchObject({
    ...{ compensationAnnual: '4650', compensationFirstYear: '25650' },
    compensations: [{ grossAreaOverride: null }, { grossAreaOverride: '4.2', amount: '21000' }],
  });
  // What fell due in May was for all of it; 3.1 acres at 1,500 from the next May on.
  expect(await rentsIn('2031-05-01', id)).toEqual(['2031-05-10 6300']);
  expect(await rentsIn('2032-05-01', id, { missedSince: '2031-01-01' })).toEqual([
    '2031-05-10 6300',
    '2032-05-10 4650',
  ]);
  // Less was given back than was entered: 4.2 less 0.2 is 4.0 acres, at 1,500. What was paid once stays.
  const [given] = (await agreementOf(desk.preparer, id))['lifeSteps'] as readonly Values[];
  const step = { id: given?.['id'], kind: 'PartialSurrender', date: '2031-09-01', previousArea: '4.2' };
  await save(id, { lifeSteps: [{ ...step, surrenderedArea: '0.2' }] });
  expect(await rentsIn('2032-05-01', id)).toEqual(['2032-05-10 6000']);
  // And it had not been given back at all.
  await save(id, { lifeSteps: [] });
  expect(await rentsIn('2032-05-01', id)).toEqual(['2032-05-10 6300']);
  expect((await agreementOf(desk.preparer, id))['compensations']).toMatchObject([
    { grossAreaOverride: null, amount: '6300' },
    { grossAreaOverride: '4.2', amount: '21000' },
  ]);
});

it('are not touched by a partial surrender of more land than there is, which is refused in words', async () => {
  const { id } = await desk.lease({ effectiveDate: '2020-05-10', annual: '1' });
  await save(id, { grossArea: '4' });
  const { revision } = await agreementOf(desk.preparer, id);
  const lifeSteps = [newRow({ kind: 'PartialSurrender', date: '2031-09-01', surrenderedArea: '5' })];
  const { errors } = await saveAlone(desk.preparer, { id, revision, lifeSteps });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION',
    fields: [
      {
        path: expect.stringMatching(/lifeSteps\[0\]\.surrenderedArea$/),
        message: 'More is given back than there is.',
      },
    ],
  });
  expect((await agreementOf(desk.preparer, id))['areaAndLength']).toMatchObject({ grossArea: '4' });
});

it('are unpaid from the rent on that a payment for what is left of the land does not cover', async () => {
  const { id, head } = await desk.lease({ effectiveDate: '2020-05-10', annual: '1' });
  await desk.schedule(id, { firstDueDate: '2031-05-10' });
  await desk.query(`update compensation_type set is_cost_per_area_unit = true where id = $1`, head);
  const payee = { id: await idOf('business_associate order by id limit 1') };
  const annual = (amount: string) => newRow({ kind: 'Annual', amount, dueDate: '2031-05-10', payee });
  await save(id, {
    ...{ grossArea: '1.7', areaUnit: { id: await idOf(`area_unit where code = 'ha'`) } },
    compensations: [
      newRow({ compensationType: { id: head }, costPerUnit: '1500', priceUnit: 'ac', isAnnual: true }),
    ],
  });
  await save(id, {
    lifeSteps: [newRow({ kind: 'PartialSurrender', date: '2031-09-01', surrenderedArea: '0.7' })],
    // 1 ha is 2.4711 ac: 3,706.65. The rent of May was for 1.7 ha, 4.2008 ac: 6,301.20.
    payments: [annual('3706.65')],
  });
  const unpaidFrom = async () =>
    (
      await desk.query<{ day: string | null }>(
        'select rent_unpaid_from::text as day from agreement where id = $1',
        id,
      )
    )[0]?.day;
  expect(await unpaidFrom()).toBe('2031-05-10');
  await save(id, { payments: [annual('6301.20')] });
  expect(await unpaidFrom()).toBe('2032-05-10');
  // In acres it had been 1.7 of them: 2,550.
  await save(id, {
    areaUnit: { id: await idOf(`area_unit where code = 'ac'`) },
    payments: [annual('2550')],
  });
  expect(await unpaidFrom()).toBe('2032-05-10');
  // A type that is not priced by area has one amount, here 1,500, whatever was surrendered.
  await save(id, { payments: [annual('2549.99')] });
  expect(await unpaidFrom()).toBe('2031-05-10');
  await desk.query(`update compensation_type set is_cost_per_area_unit = false where id = $1`, head);
  expect(await unpaidFrom()).toBe('2032-05-10');
});
