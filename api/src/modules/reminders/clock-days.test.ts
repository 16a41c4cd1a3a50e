import type { Inbox } from 'shared-contracts/reminders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreementParts, anAgreement, saveAlone, saveInProject } from '../../testing/agreement-calls.ts';
import { refusalOf } from '../../testing/associate-calls.ts';
import { newRow, saveRows } from '../../testing/project-row-calls.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { pool } = server.database;
let broker = await server.signIn('broker');
const parts = await agreementParts(server, broker);
const { projectId } = parts;

/** Moves the clock to a moment, at which the broker signs in: 18:00 UTC is 11:00 in Alberta in winter. */
let moved = 0;
const at = async (day: string) => {
  const by = Date.parse(`${day}T18:00:00Z`) - (Date.now() + moved);
  server.pass(by);
  moved += by;
  broker = await server.signIn('broker');
};

/** Works out the days, and tells what the broker finds of a kind in an agreement or board: its day, and whether it is late. */
async function remindersOf(kind: string, within: string) {
  for (let turn = 0; turn < 2; turn += 1) {
    await pool.query(`update reminder_round set filled_at = 'epoch'`);
    await server.app.reminders.round();
  }
  const { items }: Inbox = (await broker.get('/api/inbox?zone=America/Edmonton')).json().result;
  return items
    .filter((item) => item.kind === kind && item.opens?.includes(within))
    .map(({ dueOn, isLate }) => [dueOn, isLate]);
}

beforeAll(async () => {
  // Only what a test makes is due.
  await pool.query(
    `delete from assigned_task; delete from obligation; delete from landowner; delete from compensation`,
  );
  await pool.query(
    `update agreement set effective_date = null, expiry_date = null; delete from agreement_payment`,
  );
  await pool.query(
    `insert into member (id, surface_project_id, user_id, project_access, sequence)
      select gen_random_uuid(), $1, id, 'Edit', 90 from app_user where user_name = 'broker@rightway.test'`,
    [projectId],
  );
  await pool.query(
    'update app_user set can_run_rentals = true where id = (select id from app_user where user_name = $1)',
    ['broker@rightway.test'],
  );
});

const parcelOf = async () => ({
  id: await parts.id(
    `parcel where state_or_province_id = (select id from state_or_province where code = 'AB')`,
  ),
});

/** A surface lease in Alberta. */
async function aLease(values: Record<string, unknown>) {
  const agreement = anAgreement({
    ...{ landowners: [], payments: [], relatedParcels: [newRow({ parcel: await parcelOf() })] },
    ...values,
  });
  expect(refusalOf(await saveInProject(broker, projectId, agreement))).toBeUndefined();
  return agreement.id;
}

describe('the clocks of an agreement', () => {
  // Alberta, Surface Rights Act s. 27(4): notice within 30 days of the fourth anniversary, 1 December 2024.
  it('remind of the notice of its review, once ahead and once late, until it is given', async () => {
    const payments = [
      newRow({ kind: 'Annual', payee: parts.owners[0], amount: '700', dueDate: '2030-12-01' }),
    ];
    const lease = await aLease({ effectiveDate: '2020-12-01', expiryDate: '2045-12-01', payments });
    await at('2024-11-14');
    expect(await remindersOf('reviewDue', lease)).toEqual([]);
    await at('2024-12-02');
    expect(await remindersOf('reviewDue', lease)).toEqual([['2024-12-31', false]]);
    await at('2025-01-02');
    expect(await remindersOf('reviewDue', lease)).toEqual([['2024-12-31', true]]);
    await saveAlone(broker, { id: lease, revision: 1, reviewNoticeDate: '2024-12-20' });
    expect(await remindersOf('reviewDue', lease)).toEqual([]);
  });

  // Alberta: no signature before 48 hours are over; left on 2 March 2026 at 10:15, they end on 4 March.
  it('tell when the wait after a copy is over, unless it was signed', async () => {
    await at('2026-03-02');
    const owner = newRow({ legalName: 'Jane Doe', copyLeftAt: '2026-03-02T17:15:00Z' });
    const lease = await aLease({ landowners: [owner] });
    expect(await remindersOf('copyWaited', lease)).toEqual([]);
    await at('2026-03-04');
    expect(await remindersOf('copyWaited', lease)).toEqual([['2026-03-04', false]]);
    await pool.query(`update landowner set signed_date = '2026-03-04' where agreement_id = $1`, [lease]);
    // Not every change of an owner is a save of the agreement: the next day finds it in any case.
    await at('2026-03-05');
    expect(await remindersOf('copyWaited', lease)).toEqual([]);
  });

  // Canadian Energy Regulator Act s. 324(2): served on 2 March 2026, an application from 2 April to 1 May.
  it('remind of an application for a federal right of entry, until it is filed', async () => {
    const served = newRow({ kind: 'FederalEntryNotice', date: '2026-03-02' });
    await at('2026-03-03');
    const lease = await aLease({ lifeSteps: [served] });
    await at('2026-04-10');
    expect(await remindersOf('entryDue', lease)).toEqual([]);
    await at('2026-04-20');
    expect(await remindersOf('entryDue', lease)).toEqual([['2026-05-01', false]]);
    await at('2026-05-02');
    expect(await remindersOf('entryDue', lease)).toEqual([['2026-05-01', true]]);
    const applied = newRow({ kind: 'EntryApplied', date: '2026-05-01' });
    await saveAlone(broker, { id: lease, revision: 1, lifeSteps: [served, applied] });
    expect(await remindersOf('entryDue', lease)).toEqual([]);
  });

  it('remind of the end of a term that no expiry date says', async () => {
    await at('2026-03-05');
    // One year from 1 April 2025 ends on 31 March 2026.
    const lease = await aLease({ effectiveDate: '2025-04-01', term: 1, termUnit: 'YEARS', expiryDate: null });
    expect(await remindersOf('agreementExpiry', lease)).toEqual([['2026-03-31', false]]);
  });

  it('remind of rents that no payment accounts for, those of long ago and the next one', async () => {
    await at('2026-04-20');
    const [compensationType] = await parts.ids('compensation_type order by id', 1);
    const lease = await aLease({
      ...{ effectiveDate: '2024-05-01', expiryDate: '2040-01-01' },
      compensations: [newRow({ compensationType, amount: '2400', isAnnual: true })],
    });
    expect(await remindersOf('rentDue', lease)).toEqual([
      ['2025-05-01', true],
      ['2026-05-01', false],
    ]);
    const payment = newRow({
      ...{ kind: 'Annual', payee: parts.owners[0], amount: '2400', dueDate: '2025-05-01' },
      paidDate: '2025-05-01',
    });
    await saveAlone(broker, { id: lease, revision: 1, payments: [payment] });
    expect(await remindersOf('rentDue', lease)).toEqual([['2026-05-01', false]]);
  });
});

describe('the clocks of a consultation', () => {
  it('remind of the last day for an answer until it is there, and move with the day of the delivery', async () => {
    await at('2026-01-14');
    const stakeholder = newRow({
      businessAssociate: parts.owners[0],
      relatedParcels: [newRow({ parcel: await parcelOf() })],
    });
    const notice = newRow({
      ...{ stakeholderId: stakeholder.id, date: '2026-01-05', step: 'Notice', deliveredDate: '2026-01-06' },
    });
    const save = async (communications: readonly object[], stakeholders: readonly object[] = []) =>
      expect(refusalOf(await saveRows(broker, projectId, { stakeholders, communications }))).toBeUndefined();
    await save([notice], [stakeholder]);
    const board = `surface-project/${projectId}/consultation`;
    // Fourteen days after the 6th of January.
    expect(await remindersOf('answerDue', board)).toEqual([]);
    await at('2026-01-16');
    expect(await remindersOf('answerDue', board)).toEqual([['2026-01-20', false]]);
    await save([{ ...notice, revision: 1, deliveredDate: '2026-01-05' }]);
    expect(await remindersOf('answerDue', board)).toEqual([['2026-01-19', false]]);
    await save([newRow({ stakeholderId: stakeholder.id, date: '2026-01-16', step: 'Answer' })]);
    expect(await remindersOf('answerDue', board)).toEqual([]);
  });
});
