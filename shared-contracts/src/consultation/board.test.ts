import { describe, expect, it } from 'vitest';
import {
  boardOf,
  gapSentence,
  movedSentence,
  type Recipient,
  type RecipientContact,
  type RuleVersion,
  recipientStanding,
  warningSentence,
} from './index.ts';

const alberta = { id: 'ab', code: 'AB' };

const rule = (values: Partial<RuleVersion> & { readonly id: string }): RuleVersion => ({
  ...{ madeAt: null, replacedAt: null },
  ...{ activity: 'Consultation', jurisdiction: alberta, level: null, validFrom: null, validTo: null },
  ...{ length: 15, lengthUnit: 'Days', calendar: 'GovernmentOfAlbertaDays', isActive: true },
  ...values,
});

const rules = [
  rule({ id: 'consult' }),
  rule({ id: 'consult-3', level: '3', length: 20 }),
  rule({ id: 'follow-1', activity: 'ConsultationFollowUp', length: 5 }),
  rule({ id: 'follow-2', activity: 'ConsultationFollowUp', length: 10 }),
  rule({ id: 'notify', activity: 'Notification', length: 14, calendar: 'Days' }),
];

const contact = (date: string, values: Partial<RecipientContact> = {}): RecipientContact => ({
  ...{ id: `contact of ${date}`, date, step: null, deliveredDate: null, isSuccessful: true },
  ...{ notedAt: null, revision: 1 },
  ...{ hasMethod: true, hasRepresentative: true, hasEvidence: true },
  ...values,
});

const notice = contact('2026-11-01', { step: 'Notice', deliveredDate: '2026-11-02' });

const community = (...contacts: readonly RecipientContact[]): Recipient => ({
  ...{ id: 'one', kind: 'Indigenous', name: 'One', level: null, associateId: null, notifiedDate: null },
  parcels: [],
  ...{ jurisdictions: [alberta], contacts: [notice, ...contacts], pauses: [] },
});

const neighbour = (...contacts: readonly RecipientContact[]): Recipient => ({
  ...community(...contacts),
  ...{ id: 'two', kind: 'Stakeholder', name: 'Two' },
});

const standing = (recipient: Recipient, today: string) => recipientStanding(recipient, rules, today);

it('warns first of recipients without a province, whose rules cannot be told, and of rules without a distance', () => {
  const lost = { ...neighbour(), jurisdictions: [] };
  const warned = (...recipients: readonly Recipient[]) =>
    boardOf(recipients, rules, '2026-11-03').warnings.map(({ kind, ruleId, count }) => [kind, ruleId, count]);
  expect(warned(lost, neighbour(), { ...lost, id: 'three' })).toEqual([
    ['NoProvince', null, 2],
    ['NoDistance', 'notify', 0],
  ]);
  expect(warned(community())).toEqual([]);
  const [warning] = boardOf([lost], rules, '2026-11-03').warnings;
  expect(warning && warningSentence(warning, 'en')).toBe(
    'No province: no rule can be applied to 1 of the recipients. Add their land, or give the project an area.',
  );
});

describe('the response clock', () => {
  it('starts with the proof of delivery and ends by the rule of its kind and level', () => {
    expect(standing(community(), '2026-11-03').clock).toMatchObject({
      ...{ startedOn: '2026-11-02', dueDate: '2026-11-24', isPaused: false, pausedDays: 0 },
      ...{ ruleId: 'consult', dueDateByRuleNow: null },
    });
    expect(standing({ ...community(), level: '3' }, '2026-11-03').clock).toMatchObject({
      ...{ dueDate: '2026-12-01', ruleId: 'consult-3' },
    });
    expect(standing(neighbour(), '2026-11-03').clock?.dueDate).toBe('2026-11-16');
    const sent = { ...community(), contacts: [contact('2026-11-01', { step: 'Notice' })] };
    const { cells, ...stands } = standing(sent, '2026-11-03');
    expect(stands).toMatchObject({ state: 'Unproved', clock: undefined, freeFrom: null });
    expect(cells[0]).toMatchObject({ step: 'Notified', state: 'Open', date: '2026-11-01' });
  });

  it('does not begin with a day that somebody typed: the notice is not on record', () => {
    const typed: Recipient = { ...neighbour(), contacts: [], notifiedDate: '2026-11-02' };
    const standingNow = standing(typed, '2026-11-03');
    expect(standingNow).toMatchObject({ state: 'Unproved', clock: undefined, freeFrom: null });
    expect(standingNow.cells[0]).toMatchObject({ state: 'Open', date: '2026-11-02', contact: null });
    expect(standingNow.gaps.map((gap) => gapSentence(gap, 'en'))).toEqual([
      'The notice of Nov-02-2026 is not on record.',
    ]);
    const never = standing({ ...typed, notifiedDate: null }, '2026-11-03');
    expect(never).toMatchObject({ state: 'NotNotified', gaps: [{ kind: 'NotNotified' }] });
    expect(never.cells[0]?.date).toBeNull();
  });

  it('stands still in its pauses', () => {
    const paused = {
      ...neighbour(),
      pauses: [{ fromDate: '2026-11-05', toDate: '2026-11-09', reason: 'Harvest' }],
    };
    expect(standing(paused, '2026-11-06')).toMatchObject({
      ...{ state: 'Paused', freeFrom: null },
      clock: { dueDate: '2026-11-21', isPaused: true, pausedDays: 5 },
    });
    expect(standing(paused, '2026-11-10')).toMatchObject({ state: 'Waiting', freeFrom: '2026-11-22' });
    const lasting = { ...neighbour(), pauses: [{ fromDate: '2026-11-05', toDate: null, reason: 'Harvest' }] };
    expect(standing(lasting, '2026-11-20').clock).toMatchObject({ dueDate: null, isPaused: true });
  });

  it('keeps the version of its rule, and says what a newer one would make of it', () => {
    const changed = [
      rule({ id: 'notify', activity: 'Notification', length: 14, calendar: 'Days', validTo: '2026-11-04' }),
      rule({ id: 'newer', activity: 'Notification', length: 21, calendar: 'Days', validFrom: '2026-11-05' }),
    ];
    expect(recipientStanding(neighbour(), changed, '2026-11-06').clock).toMatchObject({
      ...{ dueDate: '2026-11-16', ruleId: 'notify', dueDateByRuleNow: '2026-11-23' },
    });
  });

  describe('whose rule was edited in place', () => {
    const noted = neighbour();
    const contacts = [{ ...notice, notedAt: '2026-11-02T18:00:00.000Z' }];
    const running: Recipient = { ...noted, contacts };
    const was = { id: 'notify', activity: 'Notification', calendar: 'Days' };
    const edited = [
      rule({ ...was, length: 21 }),
      rule({ ...was, length: 14, replacedAt: '2026-11-05T09:00:00.000Z' }),
      rule({ ...was, length: 7, replacedAt: '2026-10-01T09:00:00.000Z' }),
    ];

    it('keeps the version that stood when the proof of delivery was written down, and says what moved', () => {
      const { clock } = recipientStanding(running, edited, '2026-11-06');
      expect(clock).toMatchObject({ dueDate: '2026-11-16', dueDateByRuleNow: '2026-11-23' });
      expect(clock && movedSentence(clock, 'en')).toBe(
        'The rule was changed after this clock began: 14 days then, 21 days now. The clock keeps 14 days; by the current rule it would end on Nov-23-2026.',
      );
      expect(clock && movedSentence(clock, 'es')).toContain('23');
      const later = { ...running, contacts: [{ ...notice, notedAt: '2026-11-05T10:00:00.000Z' }] };
      const begun = recipientStanding(later, edited, '2026-11-06').clock;
      expect(begun).toMatchObject({ dueDate: '2026-11-23', dueDateByRuleNow: null });
      expect(begun && movedSentence(begun, 'en')).toBeNull();
    });

    it('goes on when the rule is gone, and takes none that was made later as long as it had one', () => {
      const gone = edited.filter(({ replacedAt }) => replacedAt !== null);
      expect(recipientStanding(running, gone, '2026-11-06').clock).toMatchObject({
        ...{ dueDate: '2026-11-16', dueDateByRuleNow: null },
      });
      const newer = rule({ ...was, id: 'newer', length: 30, madeAt: '2026-11-04T09:00:00.000Z' });
      expect(recipientStanding(running, [...edited, newer], '2026-11-06').clock?.dueDate).toBe('2026-11-16');
    });

    it('begins once its rule has a length', () => {
      const filled = [
        rule({ ...was, length: 10 }),
        rule({ ...was, length: null, replacedAt: '2026-11-05T09:00:00.000Z' }),
      ];
      expect(recipientStanding(running, filled, '2026-11-06').clock?.dueDate).toBe('2026-11-12');
    });
  });

  it('is unknown where no rule has a length', () => {
    const elsewhere = { ...neighbour(), jurisdictions: [{ id: 'mb', code: 'MB' }] };
    expect(standing(elsewhere, '2026-11-06')).toMatchObject({ state: 'Unknown', freeFrom: null });
  });
});

describe('follow-ups', () => {
  const cellsOf = (recipient: Recipient, today: string) =>
    standing(recipient, today).cells.filter(({ step }) => step === 'FollowUp');

  it('are owed after five and ten silent days, and late a working day later', () => {
    expect(cellsOf(community(), '2026-11-06').map(({ state }) => state)).toEqual(['Open', 'Open']);
    expect(cellsOf(community(), '2026-11-09').map(({ state }) => state)).toEqual(['Due', 'Open']);
    expect(cellsOf(community(), '2026-11-12')).toMatchObject([
      { state: 'Late', afterDays: 5, dueDate: '2026-11-10' },
      { state: 'Open', afterDays: 10, dueDate: '2026-11-18' },
    ]);
    const late = standing(community(), '2026-11-12');
    expect(late.state).toBe('Late');
    expect(late.gaps.map((gap) => gapSentence(gap, 'en'))).toEqual(['No follow-up after day 5.']);
  });

  it('count once each, and are not owed after an answer', () => {
    const called = contact('2026-11-10', { step: 'FollowUp', isSuccessful: false });
    expect(cellsOf(community(called), '2026-11-17').map(({ state }) => state)).toEqual(['Done', 'Due']);
    const answer = contact('2026-11-05', { step: 'Answer' });
    expect(cellsOf(community(answer), '2026-11-30').map(({ state }) => state)).toEqual(['None', 'None']);
    expect(cellsOf(neighbour(), '2026-11-30')).toEqual([]);
  });

  it('that nobody made before a late answer stay late; those that it came before are not owed', () => {
    // Owed from November 9, the second from November 17.
    const late = contact('2026-11-12', { step: 'Answer' });
    expect(cellsOf(community(late), '2026-11-30').map(({ state }) => state)).toEqual(['Late', 'None']);
    const sameDay = contact('2026-11-09', { step: 'Answer' });
    expect(cellsOf(community(sameDay), '2026-11-30').map(({ state }) => state)).toEqual(['None', 'None']);
  });
});

describe('an objection', () => {
  const objection = contact('2026-11-05', { step: 'Objection' });
  const resolvedOn = (date: string) => contact(date, { id: `resolved ${date}`, step: 'ObjectionResolved' });
  const stateWith = (...contacts: readonly RecipientContact[]) =>
    standing(neighbour(...contacts), '2026-11-10').state;

  it('stands until it is resolved, which may be the day on which it was raised', () => {
    expect(stateWith(objection)).toBe('Objecting');
    expect(stateWith(objection, resolvedOn('2026-11-05'))).not.toBe('Objecting');
  });

  it('stands again where somebody objects after that', () => {
    const again = contact('2026-11-08', { step: 'Objection' });
    expect(stateWith(objection, resolvedOn('2026-11-06'), again)).toBe('Objecting');
  });
});

describe('what a regulator would send back', () => {
  const sentences = (recipient: Recipient, today: string) =>
    standing(recipient, today).gaps.map((gap) => gapSentence(gap, 'en'));

  it('names what a contact lacks', () => {
    const bare = contact('2026-11-05', {
      ...{ step: 'Answer', hasEvidence: false, hasMethod: false, hasRepresentative: false },
    });
    expect(sentences(neighbour(bare), '2026-11-06')).toEqual([
      'Evidence missing for the contact of Nov-05-2026.',
      'Method missing for the contact of Nov-05-2026.',
      'Who made the contact of Nov-05-2026 is missing.',
    ]);
    expect(sentences({ ...neighbour(), contacts: [] }, '2026-11-06')).toEqual(['No notice was sent.']);
    const sent = { ...neighbour(), contacts: [contact('2026-11-01', { step: 'Notice' })] };
    expect(sentences(sent, '2026-11-06')).toEqual([
      'Proof of delivery missing for the notice of Nov-01-2026.',
    ]);
  });

  it('names a long time without contact, however the clock stands still', () => {
    const paused = {
      ...neighbour(),
      pauses: [{ fromDate: '2026-11-03', toDate: null, reason: 'Road bans' }],
    };
    expect(sentences(paused, '2026-12-12')).toEqual(['Gap of 40 days without contact after Nov-02-2026.']);
    expect(sentences(paused, '2026-12-02')).toEqual([]);
  });

  it('counts no time before the notice was delivered, and none after somebody answered', () => {
    expect(sentences(neighbour(contact('2026-09-20')), '2026-11-15')).toEqual([]);
    const answer = contact('2026-11-05', { step: 'Answer' });
    expect(sentences(neighbour(answer, contact('2026-12-20')), '2026-12-24')).toEqual([]);
  });
});

describe('the board', () => {
  it('may be filed the day after the last clock, and not while somebody objects or was not notified', () => {
    const answered = neighbour(contact('2026-11-05', { step: 'Answer' }));
    expect(boardOf([answered, neighbour()], rules, '2026-11-06')).toMatchObject({
      ...{ mayFileOn: '2026-11-17', notifiedCount: 2, waitingCount: 1, objectionCount: 0, gapCount: 0 },
    });
    const objection = contact('2026-11-05', { step: 'Objection' });
    expect(boardOf([neighbour(objection)], rules, '2026-12-06')).toMatchObject({
      ...{ mayFileOn: null, objectionCount: 1 },
    });
    const resolved = contact('2026-11-20', { step: 'ObjectionResolved' });
    expect(boardOf([neighbour(objection, resolved)], rules, '2026-12-06').mayFileOn).toBe('2026-11-20');
    expect(boardOf([answered, { ...neighbour(), contacts: [] }], rules, '2026-11-06').mayFileOn).toBeNull();
    expect(boardOf([], rules, '2026-11-06').mayFileOn).toBeNull();
  });

  it('has the same columns for all', () => {
    const { rows } = boardOf([neighbour(), community()], rules, '2026-11-06');
    const columns = rows.map(({ cells }) => cells.map(({ step, afterDays }) => `${step} ${afterDays ?? ''}`));
    expect(columns[0]).toEqual(columns[1]);
    expect(columns[0]).toHaveLength(6);
    expect(rows[0]?.cells[1]).toMatchObject({ state: 'None', dueDate: null });
  });

  it('names the contact of each cell, and the notice whose proof is missing', () => {
    const answer = contact('2026-11-05', { step: 'Answer', revision: 3 });
    const { cells } = standing(community(answer), '2026-11-06');
    expect(cells[0]).toMatchObject({ step: 'Notified', contact: { id: notice.id } });
    expect(cells.find(({ step }) => step === 'Answered')?.contact).toEqual({ id: answer.id, revision: 3 });
    const sent = { ...neighbour(), contacts: [contact('2026-11-01', { step: 'Notice' })] };
    expect(standing(sent, '2026-11-03').cells[0]).toMatchObject({
      ...{ state: 'Open', contact: { id: 'contact of 2026-11-01' } },
    });
  });
});
