import { describe, expect, it } from 'vitest';
import type { ProvincialRuleRow } from '../consultation/provincial-rule.ts';
import { agreementClocks, type ClockFacts, clockSentence, endOfTerm } from './index.ts';

const alberta = 'ab';

const rule = (activity: string, more: Partial<ProvincialRuleRow> = {}): ProvincialRuleRow => ({
  id: activity,
  activity,
  jurisdiction: { id: alberta },
  isActive: true,
  ...more,
});

const rules = [
  rule('CopyOfAgreement', { length: 48, lengthUnit: 'Hours' }),
  rule('DowerConsent', { length: 3, lengthUnit: 'Years' }),
  rule('ReviewAnniversary', { length: 4, lengthUnit: 'Years' }),
  rule('ReviewNotice', { length: 30, lengthUnit: 'Days', calendar: 'Days' }),
  rule('ReviewPeriod'),
  rule('UnpaidCompensation'),
  rule('ExpiryReminder', { jurisdiction: null, length: 6, lengthUnit: 'Months' }),
];

const nothing: ClockFacts = {
  ...{ effectiveDate: null, expiryDate: null, term: null, termUnit: null, reviewNoticeDate: null },
  ...{
    landowners: [],
    payments: [],
    hasAnnualCompensation: false,
    lifeSteps: [],
    jurisdictions: [{ id: alberta, code: 'AB' }],
  },
};

const owner = (more: Partial<ClockFacts['landowners'][number]> = {}) => ({
  ...{ id: 'jane', name: 'Jane Doe', copyLeftAt: null, waiverDate: null, sentDate: null, signedDate: null },
  ...{ isHomestead: false, isSpouseOnTitle: false, isCrown: false, dowerConsentDate: null },
  ...more,
});

const payment = (more: Partial<ClockFacts['payments'][number]> = {}) => ({
  ...{
    id: 'p',
    amount: '1200.5',
    dueDate: null,
    requisitionedDate: null,
    paidDate: null,
    returnedDate: null,
  },
  ...more,
});

const zone = 'America/Edmonton';

const clocksAt = (moment: string, facts: Partial<ClockFacts>, some = rules) =>
  agreementClocks({ ...nothing, ...facts }, some, { now: new Date(moment), zone });

const statesAt = (moment: string, facts: Partial<ClockFacts>, some = rules) =>
  clocksAt(moment, facts, some).map(({ kind, state }) => `${kind} ${state}`);

const copyStates = (moment: string, more: Partial<ClockFacts['landowners'][number]>) =>
  statesAt(moment, { landowners: [owner(more)] });

describe('the 48 hours after a copy was left', () => {
  // Left Friday the 20th of November 2026 at 10:15 in Alberta (UTC−7): over on Sunday the 22nd at 10:15.
  const copyLeftAt = '2026-11-20T17:15:00.000Z';

  it('run to the minute', () => {
    const [clock] = clocksAt('2026-11-22T17:14:59.000Z', { landowners: [owner({ copyLeftAt })] });
    expect(clock).toMatchObject({
      ...{ kind: 'FortyEightHours', state: 'Open', rowId: 'jane', ruleId: 'CopyOfAgreement' },
      ...{ startedAt: copyLeftAt, endsAt: '2026-11-22T17:15:00.000Z' },
    });
    expect(copyStates('2026-11-22T17:15:00.000Z', { copyLeftAt })).toEqual(['FortyEightHours Kept']);
    // Alberta keeps UTC−6 since November 2026.
    expect(clock && clockSentence(clock.text, 'en', { zone })).toBe(
      'Neither resume talks with Jane Doe nor accept a signature before Nov-22-2026 at 11:15am.',
    );
    // Somebody in Toronto reads both: their own time, and the one where the land is.
    const away = { zone: 'America/Toronto', landZone: zone };
    expect(clock && clockSentence(clock.text, 'en', away)).toContain(
      'before Nov-22-2026 at 12:15pm (Nov-22-2026 at 11:15am where the land is).',
    );
  });

  it('are broken by a signature on an earlier day, and not told of one on the last day', () => {
    const later = '2026-12-01T00:00:00.000Z';
    expect(copyStates(later, { copyLeftAt, signedDate: '2026-11-21' })).toEqual(['FortyEightHours Broken']);
    expect(copyStates(later, { copyLeftAt, signedDate: '2026-11-22' })).toEqual(['FortyEightHours Unknown']);
    expect(copyStates(later, { copyLeftAt, signedDate: '2026-11-23' })).toEqual(['FortyEightHours Kept']);
    expect(copyStates(later, { copyLeftAt, signedDate: '2026-11-21', waiverDate: '2026-11-20' })).toEqual([
      'FortyEightHours Kept',
    ]);
  });

  it('are told alike wherever one looks from: days are those of the land', () => {
    const facts = { ...nothing, landowners: [owner({ copyLeftAt, signedDate: '2026-11-22' })] };
    const seenFrom = (from: string) =>
      agreementClocks(facts, rules, { now: new Date('2026-11-25T00:00:00Z'), zone: from });
    expect(seenFrom('Asia/Tokyo')).toEqual(seenFrom('America/Edmonton'));
    expect(seenFrom('Pacific/Pago_Pago')).toEqual(seenFrom('America/Edmonton'));
  });

  it('are hours also where the clocks change: left at noon before, over at 11 after', () => {
    // Alberta sets its clocks back on the 1st of November 2026.
    const [clock] = clocksAt('2026-11-01T00:00:00Z', {
      landowners: [owner({ copyLeftAt: '2026-10-31T18:00:00.000Z' })],
    });
    expect(clock?.endsAt).toBe('2026-11-02T18:00:00.000Z');
  });

  it('are asked for before anything is signed', () => {
    const now = '2026-11-20T00:00:00Z';
    expect(copyStates(now, {})).toEqual(['FortyEightHours Open']);
    expect(copyStates(now, { signedDate: '2026-11-19' })).toEqual(['FortyEightHours Unknown']);
  });

  it('are those of another province nowhere, and keep the version that began them', () => {
    const owners = { landowners: [owner({ copyLeftAt })] };
    expect(
      statesAt('2026-11-21T00:00:00Z', { ...owners, jurisdictions: [{ id: 'bc', code: 'BC' }] }),
    ).toEqual([]);
    const versions = [
      rule('CopyOfAgreement', { id: 'old', length: 48, lengthUnit: 'Hours', validTo: '2026-11-20' }),
      rule('CopyOfAgreement', { id: 'new', length: 72, lengthUnit: 'Hours', validFrom: '2026-11-21' }),
    ];
    const [clock] = clocksAt('2026-11-25T00:00:00Z', owners, versions);
    expect([clock?.ruleId, clock?.endsAt]).toEqual(['old', '2026-11-22T17:15:00.000Z']);
  });
});

describe('dower consent', () => {
  const now = '2026-11-20T18:00:00Z';
  const homestead = (more: Partial<ClockFacts['landowners'][number]> = {}) => ({
    landowners: [owner({ isHomestead: true, waiverDate: '2026-01-01', ...more })],
  });
  const lease = { effectiveDate: '2026-05-01', termUnit: 'YEARS' } as const;
  const dower = (facts: Partial<ClockFacts>) =>
    clocksAt(now, facts).find(({ kind }) => kind === 'DowerConsent')?.state;

  it('is asked for a homestead lease of more than three years', () => {
    expect(dower({ ...homestead(), ...lease, term: 3 })).toBe('Kept');
    expect(dower({ ...homestead(), ...lease, expiryDate: '2029-05-01' })).toBe('Due');
    expect(dower({ ...homestead(), ...lease, expiryDate: '2029-04-30' })).toBe('Kept');
    expect(dower({ ...homestead(), ...lease, term: 37, termUnit: 'MONTHS' })).toBe('Due');
    expect(dower({ ...homestead(), ...lease, term: 25 })).toBe('Due');
    expect(dower({ ...homestead({ signedDate: '2026-04-01' }), ...lease, term: 25 })).toBe('Broken');
    expect(dower({ ...homestead({ dowerConsentDate: '2026-04-01' }), ...lease, term: 25 })).toBe('Kept');
    expect(dower({ ...homestead({ isSpouseOnTitle: true }), ...lease, term: 25 })).toBe('Kept');
    expect(dower({ ...homestead(), ...lease })).toBe('Unknown');
    expect(dower({ landowners: [owner()], ...lease, term: 25 })).toBeUndefined();
  });
});

describe('the five-year review', () => {
  const review = (day: string, facts: Partial<ClockFacts>, some = rules) =>
    clocksAt(`${day}T18:00:00Z`, { hasAnnualCompensation: true, ...facts }, some).find(
      ({ kind }) => kind === 'FiveYearReview',
    );
  const effectiveDate = '2022-11-20';

  it('wants the operator’s notice within 30 days after the fourth anniversary', () => {
    expect(review('2026-11-19', { effectiveDate })).toMatchObject({
      ...{ state: 'Open', fromDate: '2026-11-20', dueDate: '2026-12-20', ruleId: 'ReviewNotice' },
    });
    expect(review('2026-11-20', { effectiveDate })?.state).toBe('Due');
    expect(review('2026-12-20', { effectiveDate })?.state).toBe('Due');
    expect(review('2026-12-21', { effectiveDate })?.state).toBe('Broken');
    expect(review('2026-12-21', { effectiveDate, reviewNoticeDate: '2026-12-20' })?.state).toBe('Kept');
    expect(review('2027-01-21', { effectiveDate, reviewNoticeDate: '2026-12-21' })?.state).toBe('Broken');
    // Given before the anniversary it is no notice of this review.
    expect(review('2026-12-21', { effectiveDate, reviewNoticeDate: '2026-11-01' })?.state).toBe('Broken');
  });

  it('is counted from the end of January over a leap day as the calendar goes', () => {
    expect(review('2026-01-01', { effectiveDate: '2024-02-29' })).toMatchObject({
      ...{ fromDate: '2028-02-29', dueDate: '2028-03-30' },
    });
    expect(review('2026-01-01', { effectiveDate: '2023-01-31' })).toMatchObject({
      ...{ fromDate: '2027-01-31', dueDate: '2027-03-02' },
    });
  });

  it('comes again only where the table says after how long', () => {
    const facts = { effectiveDate, reviewNoticeDate: '2026-12-01' };
    expect(review('2027-06-01', facts)).toMatchObject({ state: 'Kept', fromDate: '2026-11-20' });
    const again = [
      ...rules.filter(({ activity }) => activity !== 'ReviewPeriod'),
      rule('ReviewPeriod', { length: 5, lengthUnit: 'Years' }),
    ];
    expect(review('2027-06-01', facts, again)).toMatchObject({
      ...{ state: 'Open', fromDate: '2031-11-20', dueDate: '2031-12-20' },
    });
  });

  it('is counted in working days where the rule is: without weekends and the holidays of the province', () => {
    const notice = (calendar: string, more: object = {}) =>
      review('2026-11-20', { effectiveDate }, [
        ...rules.filter(({ activity }) => activity !== 'ReviewNotice'),
        rule('ReviewNotice', { length: 30, lengthUnit: 'Days', calendar, ...more }),
      ])?.dueDate;
    // From Fri Nov 20 2026: five days in each of the weeks of Nov 23, 30, Dec 7 and 14 make 20; Dec 21 to 24 make 24;
    // not Christmas: Dec 28 to 31 make 28; not New Year: Jan 4 and 5.
    expect(notice('BusinessDays')).toBe('2027-01-05');
    // The government is closed from Dec 24 to New Year: Dec 23 makes 23, Jan 4 to 8 make 28, Jan 11 and 12.
    expect(notice('GovernmentOfAlbertaDays')).toBe('2027-01-12');
    expect(notice('BusinessDays', { jurisdiction: null })).toBe('2027-01-05');
    expect(notice('MoonDays')).toBeNull();
  });

  it('is counted anew from a review of the compensation on the day that it is recorded', () => {
    // Surface Rights Act s.27: from the day on which it was last reviewed or fixed.
    const lifeSteps = [{ id: 'r', kind: 'CompensationReview', date: '2026-12-21' } as const];
    expect(review('2026-12-20', { effectiveDate, lifeSteps })?.fromDate).toBe('2026-11-20');
    expect(review('2026-12-21', { effectiveDate, lifeSteps })).toMatchObject({
      ...{ state: 'Open', fromDate: '2030-12-21', dueDate: '2031-01-20' },
    });
  });

  it('is not told of an agreement that ended before', () => {
    expect(review('2026-12-21', { effectiveDate, expiryDate: '2026-11-19' })).toBeUndefined();
    const lifeSteps = [{ id: 's', kind: 'Surrender', date: '2025-01-01' } as const];
    expect(review('2026-12-21', { effectiveDate, lifeSteps })).toBeUndefined();
  });
});

describe('expiry', () => {
  it('is the typed day, else the end of the term', () => {
    const term = { expiryDate: null, effectiveDate: '2026-05-01', term: 18, termUnit: 'MONTHS' } as const;
    expect(endOfTerm(term)).toBe('2027-10-31');
    expect(endOfTerm({ ...term, expiryDate: '2030-01-01' })).toBe('2030-01-01');
    expect(endOfTerm({ ...term, termUnit: 'NA' })).toBeNull();
  });

  it('is told six months before, and when it is over', () => {
    const facts = { expiryDate: '2027-05-20' };
    expect(statesAt('2026-11-19T18:00:00Z', facts)).toEqual(['Expiry Open']);
    expect(statesAt('2026-11-20T18:00:00Z', facts)).toEqual(['Expiry Due']);
    expect(statesAt('2027-05-20T18:00:00Z', facts)).toEqual(['Expiry Due']);
    expect(statesAt('2027-05-21T18:00:00Z', facts)).toEqual(['Expiry Broken']);
    const lifeSteps = [{ id: 's', kind: 'Surrender', date: '2027-01-01' } as const];
    expect(statesAt('2027-05-21T18:00:00Z', { ...facts, lifeSteps })).toEqual([]);
  });

  it('is nobody’s care where it was surrendered on its last day, but is where that came a day late', () => {
    const facts = { expiryDate: '2027-05-20' };
    const given = (date: string) => ({
      ...facts,
      lifeSteps: [{ id: 's', kind: 'Surrender', date } as const],
    });
    expect(statesAt('2027-05-21T18:00:00Z', given('2027-05-20'))).toEqual([]);
    expect(statesAt('2027-05-21T18:00:00Z', given('2027-05-21'))).toEqual(['Expiry Broken']);
  });
});

describe('a reminder in working days', () => {
  it('is counted back from the end, by the holidays of the province where the land is', () => {
    const remind = [
      rule('ExpiryReminder', { jurisdiction: null, length: 5, lengthUnit: 'Days', calendar: 'BusinessDays' }),
    ];
    const from = (code: string) =>
      clocksAt(
        '2026-01-01T18:00:00Z',
        { expiryDate: '2026-10-05', jurisdictions: [{ id: code, code }] },
        remind,
      )[0]?.fromDate;
    // Back from Mon Oct 5: Fri 2, Thu 1, Wed Sep 30, Tue 29, Mon 28; Sep 30 is a holiday in British Columbia.
    expect(from('AB')).toBe('2026-09-28');
    expect(from('BC')).toBe('2026-09-25');
  });
});

describe('compensation', () => {
  const on = (...payments: ReturnType<typeof payment>[]) => {
    const [clock] = clocksAt('2026-11-20T18:00:00Z', { payments });
    return clock && [clock.state, clock.amount, clock.dueDate];
  };

  it('that is late is told with its sum, and what came back is owed again', () => {
    expect(
      on(payment({ dueDate: '2026-11-19' }), payment({ dueDate: '2026-10-01', amount: '99.5' })),
    ).toEqual([...['Broken', '1300', '2026-10-01']]);
    expect(on(payment({ dueDate: '2026-11-20' }))).toEqual(['Open', '1200.5', '2026-11-20']);
    expect(on(payment({ dueDate: '2026-11-01', paidDate: '2026-11-02' }))).toEqual(['Kept', null, null]);
    expect(
      on(payment({ dueDate: '2026-11-01', paidDate: '2026-11-02', returnedDate: '2026-11-10' })),
    ).toEqual(['Broken', '1200.5', '2026-11-01']);
    expect(on(payment())).toEqual(['Unknown', '1200.5', null]);
    // What was paid early and came back is owed on its day; without a day it is owed at once.
    const returned = { paidDate: '2026-11-02', returnedDate: '2026-11-10' };
    expect(on(payment({ ...returned, dueDate: '2026-12-01' }))).toEqual(['Open', '1200.5', '2026-12-01']);
    expect(on(payment(returned))).toEqual(['Broken', '1200.5', null]);
    // A payment held back is still owed; one that is cancelled or replaced is not.
    expect(on(payment({ dueDate: '2026-11-19', heldDate: '2026-11-01' }))).toEqual([
      ...['Broken', '1200.5', '2026-11-19'],
    ]);
    expect(on(payment({ dueDate: '2026-11-21', heldDate: '2026-11-01' }))).toEqual([
      ...['Open', '1200.5', '2026-11-21'],
    ]);
    for (const closing of ['Cancelled', 'Replaced'] as const)
      expect(on(payment({ dueDate: '2026-11-01', returnedDate: '2026-11-10', closing }))).toEqual([
        ...['Kept', null, null],
      ]);
    expect(on()).toBeUndefined();
  });
});

it('the most urgent comes first', () => {
  expect(
    statesAt('2026-11-20T18:00:00Z', {
      ...{ expiryDate: '2030-01-01', landowners: [owner({ waiverDate: '2026-01-01' })] },
      payments: [payment({ dueDate: '2026-01-01' })],
    }),
  ).toEqual(['UnpaidCompensation Broken', 'Expiry Open', 'FortyEightHours Kept']);
});
