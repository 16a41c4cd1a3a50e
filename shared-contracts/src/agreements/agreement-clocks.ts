import dayjs from 'dayjs';
import { compareDecimals, sumOf } from '../decimal/index.ts';
import { dateFormats } from '../limits/index.ts';
import type { AgreementTermUnit, AgreementValues } from './agreement-validator.ts';
import { type ClockText, clockText } from './clock-texts.ts';
import type { LandownerValues } from './landowner-rules.ts';
import { paymentState } from './money-rules.ts';
import { dayAfterLength, momentAfterLength, type ProvincialRuleRow, ruleOn } from './provincial-rule.ts';

/** What of an agreement its clocks depend on. */
export type ClockFacts = Pick<
  AgreementValues,
  'effectiveDate' | 'expiryDate' | 'term' | 'termUnit' | 'reviewNoticeDate'
> & {
  readonly landowners: readonly (Pick<
    LandownerValues,
    | 'id'
    | 'copyLeftAt'
    | 'waiverDate'
    | 'sentDate'
    | 'signedDate'
    | 'isHomestead'
    | 'isSpouseOnTitle'
    | 'dowerConsentDate'
  > & { readonly name: string })[];
  readonly payments: readonly Pick<
    AgreementValues['payments'][number],
    'id' | 'amount' | 'dueDate' | 'requisitionedDate' | 'paidDate' | 'returnedDate'
  >[];
  readonly lifeSteps: readonly Pick<AgreementValues['lifeSteps'][number], 'id' | 'kind' | 'date'>[];
  /** Provinces of the parcels. */
  readonly jurisdictionIds: readonly string[];
};

/** When clocks are looked at. */
export interface ClockTime {
  readonly now: Date;
  /** By the IANA database: whose days count. */
  readonly zone: string;
}

export type ClockKind =
  | 'DowerConsent'
  | 'Expiry'
  | 'FiveYearReview'
  | 'FortyEightHours'
  | 'UnpaidCompensation';

/** How a clock stands: see the enumeration of the schema. */
export type ClockState = 'Broken' | 'Due' | 'Kept' | 'Open' | 'Unknown';

/** What a rule says of an agreement. */
export interface AgreementClock {
  readonly kind: ClockKind;
  readonly state: ClockState;
  /** The landowner or payment that it is about. */
  readonly rowId: string | null;
  readonly startedAt: string | null;
  readonly endsAt: string | null;
  readonly fromDate: string | null;
  readonly dueDate: string | null;
  readonly amount: string | null;
  readonly text: ClockText;
  readonly ruleId: string | null;
}

const nothing = {
  rowId: null,
  startedAt: null,
  endsAt: null,
  fromDate: null,
  dueDate: null,
  amount: null,
  ruleId: null,
};

/** The day of a moment in a zone, yyyy-MM-dd. */
function dayIn(moment: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const termUnits = { DAYS: 'day', MONTHS: 'month', YEARS: 'year' } as const;

/** The last day of an agreement: what is typed, else what the term makes of its effective date; null where neither is known. */
export function endOfTerm({
  effectiveDate,
  expiryDate,
  term,
  termUnit,
}: Pick<ClockFacts, 'effectiveDate' | 'expiryDate' | 'term' | 'termUnit'>): string | null {
  if (expiryDate) return expiryDate;
  const unit = termUnit && termUnit !== 'NA' ? termUnits[termUnit satisfies AgreementTermUnit] : undefined;
  if (!effectiveDate || term === null || !unit) return null;
  return dayjs(effectiveDate).add(term, unit).format(dateFormats.input);
}

type Landowner = ClockFacts['landowners'][number];
type FindRule = (activity: Parameters<typeof ruleOn>[1], day: string) => ProvincialRuleRow | undefined;

/** The copy that was left with an owner: no talks and no signature until so many hours have passed. */
function copyClock(owner: Landowner, ruleFor: FindRule, { now, zone }: ClockTime): AgreementClock[] {
  const { id, name, copyLeftAt, waiverDate, sentDate, signedDate } = owner;
  const rule = ruleFor('CopyOfAgreement', dayIn(copyLeftAt ? new Date(copyLeftAt) : now, zone));
  if (!rule) return [];
  const clock = { ...nothing, kind: 'FortyEightHours', rowId: id, ruleId: rule.id } as const;
  if (waiverDate) return [{ ...clock, state: 'Kept', text: clockText('waived', { name, day: waiverDate }) }];
  if (!copyLeftAt) {
    if (!sentDate && !signedDate)
      return [{ ...clock, state: 'Open', text: clockText('copyNotLeft', { name }) }];
    return [{ ...clock, state: 'Unknown', text: clockText('copyUnknown', { name }) }];
  }
  const endsAt = momentAfterLength(copyLeftAt, rule);
  if (!endsAt) return [{ ...clock, state: 'Unknown', text: clockText('ruleEmpty', { name }) }];
  const running = { ...clock, startedAt: copyLeftAt, endsAt };
  const lastDay = dayIn(new Date(endsAt), zone);
  if (!signedDate)
    return now.getTime() < Date.parse(endsAt)
      ? [{ ...running, state: 'Open', text: clockText('copyRunning', { name, moment: endsAt }) }]
      : [{ ...running, state: 'Kept', text: clockText('copyOver', { name, moment: endsAt }) }];
  if (signedDate > lastDay)
    return [{ ...running, state: 'Kept', text: clockText('signedAfter', { name, moment: endsAt }) }];
  return signedDate === lastDay
    ? [{ ...running, state: 'Unknown', text: clockText('signedThatDay', { name, moment: endsAt }) }]
    : [{ ...running, state: 'Broken', text: clockText('signedEarly', { name, moment: endsAt }) }];
}

/** A lease of a homestead that is longer than the rule's length needs the other spouse. */
function dowerClock(owner: Landowner, facts: ClockFacts, ruleFor: FindRule, today: string): AgreementClock[] {
  const { id, name, isHomestead, isSpouseOnTitle, dowerConsentDate, signedDate } = owner;
  if (!isHomestead) return [];
  const start = facts.effectiveDate ?? signedDate ?? today;
  const rule = ruleFor('DowerConsent', start);
  if (!rule) return [];
  const clock = { ...nothing, kind: 'DowerConsent', rowId: id, ruleId: rule.id } as const;
  if (dowerConsentDate)
    return [{ ...clock, state: 'Kept', text: clockText('dowerGiven', { name, day: dowerConsentDate }) }];
  if (isSpouseOnTitle) return [{ ...clock, state: 'Kept', text: clockText('dowerOnTitle', { name }) }];
  const most = dayAfterLength(start, rule);
  const end = endOfTerm({ ...facts, effectiveDate: start });
  if (!most || !end) return [{ ...clock, state: 'Unknown', text: clockText('dowerUnknown', { name }) }];
  if (end <= most) return [{ ...clock, state: 'Kept', text: clockText('dowerShort', { name }) }];
  return signedDate
    ? [{ ...clock, state: 'Broken', text: clockText('dowerMissing', { name }) }]
    : [{ ...clock, state: 'Due', text: clockText('dowerDue', { name }) }];
}

/** Anniversaries that are looked at: a lifetime of an agreement. */
const mostReviews = 100;

/** The first anniversary whose notice was not given, with the last day for it. */
function reviewOf(effectiveDate: string, noticed: string | null, ruleFor: FindRule) {
  const first = ruleFor('ReviewAnniversary', effectiveDate);
  const anniversary = first && dayAfterLength(effectiveDate, first);
  if (!anniversary) return undefined;
  const period = ruleFor('ReviewPeriod', effectiveDate);
  const next = (place: number) => period && dayAfterLength(anniversary, period, place);
  let fromDate = anniversary;
  let isNoticed = noticed !== null && noticed >= fromDate;
  for (let place = 1; isNoticed && place < mostReviews; place += 1) {
    const following = next(place);
    if (!following) break;
    fromDate = following;
    isNoticed = noticed !== null && noticed >= fromDate;
  }
  const rule = ruleFor('ReviewNotice', fromDate);
  const dueDate = rule && dayAfterLength(fromDate, rule);
  return rule ? { fromDate, dueDate: dueDate ?? null, isNoticed, ruleId: rule.id } : undefined;
}

/** The operator's notice of the five-year review. */
function reviewClock(facts: ClockFacts, ruleFor: FindRule, today: string): AgreementClock[] {
  const { effectiveDate, reviewNoticeDate } = facts;
  const review = effectiveDate ? reviewOf(effectiveDate, reviewNoticeDate, ruleFor) : undefined;
  if (!review) return [];
  const { fromDate, dueDate, isNoticed, ruleId } = review;
  const end = endOfTerm(facts);
  const surrendered = facts.lifeSteps.find(({ kind }) => kind === 'Surrender')?.date;
  if ([end, surrendered].some((day) => day && day < fromDate)) return [];
  const clock = { ...nothing, kind: 'FiveYearReview', fromDate, dueDate, ruleId } as const;
  const told = { from: fromDate, day: dueDate ?? fromDate };
  if (isNoticed && reviewNoticeDate)
    return dueDate && reviewNoticeDate > dueDate
      ? [{ ...clock, state: 'Broken', text: clockText('reviewLate', { ...told, given: reviewNoticeDate }) }]
      : [{ ...clock, state: 'Kept', text: clockText('reviewGiven', { ...told, given: reviewNoticeDate }) }];
  if (today < fromDate) return [{ ...clock, state: 'Open', text: clockText('reviewOpen', told) }];
  return dueDate && today > dueDate
    ? [{ ...clock, state: 'Broken', text: clockText('reviewOverdue', told) }]
    : [{ ...clock, state: 'Due', text: clockText('reviewDue', told) }];
}

/** When an agreement ends, told some time before. */
function expiryClock(facts: ClockFacts, ruleFor: FindRule, today: string): AgreementClock[] {
  const surrendered = facts.lifeSteps.find(({ kind }) => kind === 'Surrender');
  const end = endOfTerm(facts);
  if (!end || (surrendered && surrendered.date <= end)) return [];
  const rule = ruleFor('ExpiryReminder', today);
  const fromDate = (rule && dayAfterLength(end, rule, -1)) ?? null;
  const clock = { ...nothing, kind: 'Expiry', fromDate, dueDate: end, ruleId: rule?.id ?? null } as const;
  if (today > end) return [{ ...clock, state: 'Broken', text: clockText('expired', { day: end }) }];
  return fromDate && today >= fromDate
    ? [{ ...clock, state: 'Due', text: clockText('expiresSoon', { day: end }) }]
    : [{ ...clock, state: 'Open', text: clockText('expires', { day: end }) }];
}

/** What is owed and was not paid, together. */
function paymentClock({ payments }: ClockFacts, ruleFor: FindRule, today: string): AgreementClock[] {
  if (payments.length === 0) return [];
  const owed = payments
    .map((payment) => ({ ...payment, state: paymentState(payment, today) }))
    .filter(({ state }) => state !== 'paid')
    .toSorted((one, other) => (one.dueDate ?? '9999').localeCompare(other.dueDate ?? '9999'));
  const late = owed.filter(
    ({ state, dueDate }) => state === 'overdue' || (state === 'returned' && (!dueDate || dueDate < today)),
  );
  const [first] = late.length > 0 ? late : owed;
  const ruleId = ruleFor('UnpaidCompensation', first?.dueDate ?? today)?.id ?? null;
  const clock = { ...nothing, kind: 'UnpaidCompensation', ruleId } as const;
  if (!first) return [{ ...clock, state: 'Kept', text: clockText('allPaid', {}) }];
  const amount = sumOf((late.length > 0 ? late : owed).map((payment) => payment.amount));
  if (compareDecimals(amount, '0') === 0)
    return [{ ...clock, state: 'Kept', text: clockText('allPaid', {}) }];
  const about = { ...clock, rowId: first.id, dueDate: first.dueDate, amount };
  if (late.length > 0) return [{ ...about, state: 'Broken', text: clockText('unpaid', { amount }) }];
  return first.dueDate
    ? [{ ...about, state: 'Open', text: clockText('nextPayment', { amount, day: first.dueDate }) }]
    : [{ ...about, state: 'Unknown', text: clockText('undatedPayment', { amount }) }];
}

const urgency: readonly ClockState[] = ['Broken', 'Due', 'Unknown', 'Open', 'Kept'];

/**
 * What must not be forgotten of an agreement at a moment, the most urgent first: the copy left with each owner, dower
 * consent, the five-year review, expiry and unpaid compensation. Lengths are those of the administered rules; a rule
 * that is not there is not told.
 */
export function agreementClocks(
  facts: ClockFacts,
  rules: readonly ProvincialRuleRow[],
  time: ClockTime,
): readonly AgreementClock[] {
  const today = dayIn(time.now, time.zone);
  const ruleFor: FindRule = (activity, day) => ruleOn(rules, activity, facts.jurisdictionIds, day);
  const clocks = [
    ...facts.landowners.flatMap((owner) => [
      ...copyClock(owner, ruleFor, time),
      ...dowerClock(owner, facts, ruleFor, today),
    ]),
    ...reviewClock(facts, ruleFor, today),
    ...expiryClock(facts, ruleFor, today),
    ...paymentClock(facts, ruleFor, today),
  ];
  return clocks.toSorted((one, other) => urgency.indexOf(one.state) - urgency.indexOf(other.state));
}
