import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreementOf, saveAlone } from '../../testing/agreement-calls.ts';
import { refusalOf } from '../../testing/associate-calls.ts';
import { call, fieldOf, type Values } from '../../testing/billing-calls.ts';
import { newRow, sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { type RentDesk, rentDesk } from '../../testing/rent-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let desk: RentDesk;

beforeAll(async () => {
  server = await startTestServer();
  desk = await rentDesk(server);
});

afterAll(() => server.stop());

describe('a run of rents', () => {
  it('finds what falls due in its month, what is odd first', async () => {
    const plain = await desk.lease({ effectiveDate: '2020-03-10', annual: '2400' });
    const stopped = await desk.lease({ effectiveDate: '2020-03-15', annual: '1200' });
    await desk.schedule(stopped.id, { hold: 'Stop', holdReason: 'Cattle guard not built' });
    const { run, rents } = await desk.prepared('2031-03-01');
    expect(run).toMatchObject({
      status: 'PREPARED',
      month: '2031-03-01',
      rentCount: 2,
      oddCount: 1,
      paidCount: 1,
      total: '2400',
    });
    expect(rents).toMatchObject([
      {
        agreement: { id: stopped.id },
        dueDate: '2031-03-15',
        amount: '1200',
        oddities: ['stopped'],
        isPaid: false,
      },
      {
        agreement: { id: plain.id },
        ...{ dueDate: '2031-03-10', amount: '2400', oddities: [], isPaid: true },
        heads: [{ name: 'Loss of Use', amount: '2400' }],
        shares: [{ amount: '2400', payee: { id: plain.payees[0] } }],
      },
    ]);
  });

  it('is prepared once, whoever sends it again, and not for somebody without the right', async () => {
    const id = randomUUID();
    const [first, again] = [
      await desk.prepare('2031-03-01', { id }),
      await desk.prepare('2031-03-20', { id }),
    ];
    expect(fieldOf(first, 'made')).toEqual(fieldOf(again, 'made'));
    for (const name of ['broker', 'readonly', 'prairie'] as const) {
      const other = await server.signIn(name);
      expect(refusalOf(await desk.prepare('2031-03-01', {}, other))?.code).toBe('FORBIDDEN');
      expect(refusalOf(await desk.readRun(id, other))?.code).toBe('NOT_FOUND');
    }
    await desk.query(`update app_user set can_run_rentals = true where user_name like 'prairie@%'`);
    const elsewhere = await server.signIn('prairie');
    expect(refusalOf(await desk.readRun(id, elsewhere))?.code).toBe('NOT_FOUND');
    expect(refusalOf(await desk.approve(id, 1, elsewhere))?.code).toBe('NOT_FOUND');
  });

  it('is approved by somebody else, and its payments are those of the agreements', async () => {
    const lease = await desk.lease({
      effectiveDate: '2020-04-10',
      annual: '1600',
      owners: ['1/2', 'joint', 'joint'],
    });
    const { run } = await desk.prepared('2031-04-01');
    const own = await desk.approve(run['id'], run['revision'], desk.preparer);
    expect(refusalOf(own)?.message).toMatch(/You prepared/);
    const approved = fieldOf(await desk.approve(run['id'], run['revision']), 'made');
    expect(approved).toMatchObject({ status: 'APPROVED', number: expect.stringMatching(/^R2031-\d{4}$/) });
    const { payments } = await agreementOf(desk.preparer, lease.id);
    expect(payments).toMatchObject([
      { kind: 'Annual', amount: '800', dueDate: '2031-04-10', payee: { id: lease.payees[0] } },
      { kind: 'Annual', amount: '400', payee: { id: lease.payees[1] } },
      { kind: 'Annual', amount: '400', payee: { id: lease.payees[2] } },
    ]);
    expect(refusalOf(await desk.approve(run['id'], approved['revision']))?.message).toMatch(
      /approved already/,
    );
    expect((await desk.prepared('2031-04-01')).rents).toMatchObject([
      { oddities: ['paidAlready'], isPaid: false },
    ]);
  });

  it('tells a rent of which a part was entered by hand, until the rest is entered too', async () => {
    const lease = await desk.lease({ effectiveDate: '2032-02-10', annual: '1600' });
    const payment = { kind: 'Annual', payee: { id: lease.payees[0] }, dueDate: '2033-02-10' };
    const enter = async (amount: string) => {
      const { revision, payments } = await agreementOf(desk.preparer, lease.id);
      const kept = (payments as Values[]).map(({ id }) => ({ id }));
      const rows = [...kept, newRow({ ...payment, amount })];
      expect(
        (await saveAlone(desk.preparer, { id: lease.id, revision, payments: rows })).errors,
      ).toBeUndefined();
    };
    await enter('1000');
    const oddities = async (month: string, change: Values = {}) =>
      (await desk.prepared(month, change)).rents
        .filter(({ agreement }) => (agreement as Values)['id'] === lease.id)
        .map(({ oddities: found, isPaid, paidByHand }) => [found, isPaid, paidByHand]);
    expect(await oddities('2033-02-01')).toEqual([[['paidInPart'], false, '1000']]);
    const since = { missedSince: '2033-02-01' };
    expect(await oddities('2033-03-01', since)).toEqual([[['paidInPart'], false, '1000']]);
    await enter('600');
    expect(await oddities('2033-02-01')).toEqual([[['paidAlready'], false, null]]);
    expect(await oddities('2033-03-01', since)).toEqual([]);
  });

  it('pays no rent twice, whatever sixteen approve at once', async () => {
    await desk.lease({ effectiveDate: '2020-05-10', annual: '1000' });
    const runs = await sixteenAtOnce(async () => (await desk.prepared('2031-05-01')).run);
    const answers = await Promise.all(runs.map((run) => desk.approve(run['id'], run['revision'])));
    expect(answers.filter((answer) => refusalOf(answer) === undefined)).toHaveLength(1);
    for (const answer of answers) if (refusalOf(answer)) expect(refusalOf(answer)?.code).toBe('CONFLICT');
    const [made] = await desk.query<{ count: number }>(
      `select count(*)::int as count from agreement_payment where due_date = '2031-05-10'`,
    );
    expect(made?.count).toBe(1);
  });

  it('pays no rent twice, where the index alone holds it', async () => {
    await desk.lease({ effectiveDate: '2020-02-10', annual: '1000' });
    const [one, other] = [(await desk.prepared('2031-02-01')).run, (await desk.prepared('2031-02-01')).run];
    fieldOf(await desk.approve(one['id'], one['revision']), 'made');
    await expect(
      desk.query(`update rent set is_approved = true where rent_run_id = $1`, other['id']),
    ).rejects.toThrow(/rent_once/);
  });

  it('approves what was looked through alone', async () => {
    const lease = await desk.lease({ effectiveDate: '2020-06-10', annual: '1000' });
    const { run } = await desk.prepared('2031-06-01');
    await desk.schedule(lease.id, { hold: 'Dispute', holdReason: 'Weeds' });
    const refused = refusalOf(await desk.approve(run['id'], run['revision']));
    expect(refused?.code).toBe('CONFLICT');
    expect(refused?.message).toContain(lease.number);
    const fresh = fieldOf(await desk.refresh(run['id'], run['revision']), 'made');
    expect(fresh).toMatchObject({ paidCount: 0, total: '0' });
    expect(refusalOf(await desk.approve(run['id'], fresh['revision']))?.message).toMatch(/No rent/);
  });

  it('catches up what was missed, where somebody says so', async () => {
    await desk.lease({ effectiveDate: '2020-07-10', annual: '1000' });
    const { run, rents } = await desk.prepared('2031-07-01', { missedSince: '2029-01-01' });
    const ours = rents.filter(({ dueDate }) => String(dueDate).endsWith('-07-10'));
    expect(ours.map(({ dueDate, oddities, isPaid }) => [dueDate, oddities, isPaid])).toEqual(
      expect.arrayContaining([
        ['2029-07-10', ['missed'], false],
        ['2030-07-10', ['missed'], false],
        ['2031-07-10', [], true],
      ]),
    );
    const missed = ours.find(({ dueDate }) => dueDate === '2030-07-10');
    const reasonless = await desk.decide(run, [missed?.['id']], 'Pay', null);
    expect(refusalOf(reasonless)?.fields).toMatchObject([{ path: 'reason' }]);
    const decided = fieldOf(await desk.decide(run, [missed?.['id']], 'Pay', 'Found in the file'), 'made');
    expect(decided).toMatchObject({ paidCount: 2, total: '2000' });
    const again = fieldOf(await desk.refresh(run['id'], decided['revision']), 'made');
    expect(again).toMatchObject({ paidCount: 2 });
  });

  it('leaves out a rent, and pays none that is stopped', async () => {
    const one = await desk.lease({ effectiveDate: '2020-08-10', annual: '1000' });
    const other = await desk.lease({ effectiveDate: '2020-08-11', annual: '2000' });
    await desk.schedule(one.id, { hold: 'Unlocated', holdReason: 'Estate' });
    const { run, rents } = await desk.prepared('2031-08-01');
    const of = (id: string) => rents.find(({ agreement }) => (agreement as Values)['id'] === id)?.['id'];
    expect(refusalOf(await desk.decide(run, [of(one.id)], 'Pay', 'x'))?.message).toMatch(/cannot be paid/);
    const left = fieldOf(await desk.decide(run, [of(other.id)], 'LeaveOut', 'Paid in cash'), 'made');
    expect(left).toMatchObject({ paidCount: 0 });
    const back = fieldOf(await desk.decide(left, [of(other.id)], null, null), 'made');
    expect(back).toMatchObject({ paidCount: 1, total: '2000' });
    const counts = await call(
      desk.preparer,
      'query O($id: ID!) { found: rentOddities(rentRunId: $id) { oddity rentCount } }',
      { id: run['id'] },
    );
    expect(counts.data?.['found']).toEqual([{ oddity: 'unlocated', rentCount: 1 }]);
  });

  it('is taken back while nothing of it went out, and its rents are open again', async () => {
    const lease = await desk.lease({ effectiveDate: '2020-09-10', annual: '1000' });
    const { run } = await desk.prepared('2031-09-01');
    const approved = fieldOf(await desk.approve(run['id'], run['revision']), 'made');
    expect(refusalOf(await desk.takeBack(approved, ''))?.fields).toMatchObject([{ path: 'reason' }]);
    const taken = fieldOf(await desk.takeBack(approved, 'Wrong month'), 'made');
    expect(taken).toMatchObject({ status: 'TAKEN_BACK', takenBackReason: 'Wrong month' });
    expect((await agreementOf(desk.preparer, lease.id))['payments']).toEqual([]);
    const second = (await desk.prepared('2031-09-01')).run;
    const paid = fieldOf(await desk.approve(second['id'], second['revision']), 'made');
    await desk.query(
      `update agreement_payment set requisitioned_date = '2031-09-01' where agreement_id = $1`,
      lease.id,
    );
    expect(refusalOf(await desk.takeBack(paid, 'Too late'))?.message).toMatch(/went out/);
  });

  it('keeps its payments as they are on the form of the agreement', async () => {
    const lease = await desk.lease({ effectiveDate: '2020-10-10', annual: '1000' });
    const { run } = await desk.prepared('2031-10-01');
    fieldOf(await desk.approve(run['id'], run['revision']), 'made');
    const { revision, payments } = await agreementOf(desk.preparer, lease.id);
    const [made] = payments as readonly Values[];
    const { sequence: _, ...row } = made ?? {};
    const save = (rows: readonly Values[]) =>
      saveAlone(desk.preparer, { id: lease.id, revision, payments: rows });
    const refused = [{ message: expect.stringMatching(/run of rents/) }];
    expect(refusalOf(await save([]))?.fields).toMatchObject(refused);
    expect(refusalOf(await save([{ ...row, amount: '1' }]))?.fields).toMatchObject(refused);
    expect(refusalOf(await save([{ ...row, paidDate: '2031-10-12', reference: '4711' }]))).toBeUndefined();
  });

  it('stays with its agreement, which is not deleted', async () => {
    const lease = await desk.lease({ effectiveDate: '2020-11-10', annual: '1000' });
    const { run } = await desk.prepared('2031-11-01');
    fieldOf(await desk.approve(run['id'], run['revision']), 'made');
    const gone = await call(
      await server.signIn('admin'),
      'mutation D($ids: [ID!]!) { gone: deleteAgreements(ids: $ids) }',
      { ids: [lease.id] },
    );
    expect(refusalOf(gone)?.message).toMatch(/Runs of rents paid/);
  });
});

describe('a schedule of rents', () => {
  it('comes with the annual compensation, and new amounts hold from their day', async () => {
    const lease = await desk.lease({ effectiveDate: '2020-12-10', annual: '1000' });
    const saved = await desk.schedule(lease.id, {
      rates: [
        { id: randomUUID(), compensationType: { id: lease.head }, fromDate: '2031-12-10', amount: '1100' },
      ],
    });
    expect(saved).toMatchObject({ intervalMonths: 12, rates: [{ fromDate: '2031-12-10', amount: '1100' }] });
    const amounts = (await desk.prepared('2031-12-01', { missedSince: '2030-12-01' })).rents
      .filter(({ agreement }) => (agreement as Values)['id'] === lease.id)
      .map(({ dueDate, amount }) => [dueDate, amount]);
    expect(amounts).toEqual([
      ['2030-12-10', '1000'],
      ['2031-12-10', '1100'],
    ]);
  });

  it('is not made for an agreement without annual compensation, and says why it cannot be kept', async () => {
    const lease = await desk.lease({ effectiveDate: '2020-12-10', annual: null });
    expect(refusalOf(await desk.saveSchedule(lease.id, { endDate: '2030-01-01' }))?.code).toBe('NOT_FOUND');
    const other = await desk.lease({ effectiveDate: '2020-12-10', annual: '10' });
    expect(refusalOf(await desk.saveSchedule(other.id, { hold: 'Stop' }))?.fields).toMatchObject([
      { path: 'holdReason' },
    ]);
    const dates = { firstDueDate: '2031-01-01', endDate: '2030-01-01' };
    expect(refusalOf(await desk.saveSchedule(other.id, dates))?.fields).toMatchObject([{ path: 'endDate' }]);
    const stranger = await server.signIn('prairie');
    expect(refusalOf(await desk.saveSchedule(other.id, {}, stranger))?.code).toBe('NOT_FOUND');
    const reader = await server.signIn('readonly');
    expect(refusalOf(await desk.saveSchedule(other.id, { endDate: '2040-01-01' }, reader))?.code).toBe(
      'FORBIDDEN',
    );
  });
});
