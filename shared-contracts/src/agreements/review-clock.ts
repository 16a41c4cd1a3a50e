import { dayAfterLength, lastDayAfter } from '../consultation/provincial-rule.ts';
import { type AgreementClock, type ClockFacts, type FindRule, nothing } from './clock.ts';
import { clockText } from './clock-texts.ts';
import { endOfTerm } from './end-of-term.ts';

/** Most anniversaries that are considered: the lifetime of an agreement. */
const mostReviews = 100;

/** A review that is due for a lease. */
interface Review {
  /** The anniversary from which its notice may be given. */
  readonly fromDate: string;
  /** The last day for the notice; null if no rule sets one. */
  readonly dueDate: string | null;
  /** The anniversary of the following review. */
  readonly nextDate: string | undefined;
  readonly ruleId: string;
}

const laterOf = (days: readonly (string | null)[]): string | null =>
  days
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1) ?? null;

/**
 * The day from which reviews are counted: the latest on which the agreement took effect, was renewed, or its
 * compensation was set.
 */
function reviewStart({ effectiveDate, lifeSteps }: ClockFacts, today: string): string | null {
  const steps = lifeSteps
    .filter(({ kind, date }) => (kind === 'Renewal' || kind === 'CompensationReview') && date <= today)
    .map(({ date }) => date);
  return laterOf([effectiveDate, ...steps]);
}

/**
 * The reviews from a day on, up to the first whose period is not over on another day. Each anniversary is counted from
 * the start.
 */
function reviewsFrom(start: string, ruleFor: FindRule, today: string): readonly Review[] {
  const anniversary = ruleFor('ReviewAnniversary', start);
  const first = anniversary && dayAfterLength(start, anniversary);
  if (!first) return [];
  const period = ruleFor('ReviewPeriod', start);
  const dayOf = (place: number) => (place === 0 ? first : period && dayAfterLength(first, period, place));
  const reviews: Review[] = [];
  for (let place = 0; place < mostReviews; place += 1) {
    const fromDate = dayOf(place);
    if (!fromDate) break;
    const notice = ruleFor('ReviewNotice', fromDate);
    const dueDate = (notice && lastDayAfter(fromDate, notice)) ?? null;
    reviews.push({ fromDate, dueDate, nextDate: dayOf(place + 1), ruleId: (notice ?? anniversary).id });
    if (fromDate > today) break;
  }
  return reviews;
}

/** The last day of an agreement's life: the earlier of its end and its surrender. */
const endOfLife = (facts: ClockFacts): string | undefined =>
  [endOfTerm(facts), facts.lifeSteps.find(({ kind }) => kind === 'Surrender')?.date]
    .flatMap((day) => day ?? [])
    .toSorted()[0];

/** Missed duties: notices that are not recorded, all in one deadline, or a notice that was given late. */
function missedClocks(missed: readonly Review[], given: string | null): AgreementClock[] {
  const last = missed.at(-1);
  if (!last) return [];
  const { fromDate, dueDate, ruleId } = last;
  const clock = { ...nothing, kind: 'FiveYearReview', state: 'Broken', fromDate, dueDate, ruleId } as const;
  const day = dueDate ?? fromDate;
  if (given && given >= fromDate) return [{ ...clock, text: clockText('reviewLate', { given, day }) }];
  const days = missed.map((one) => one.fromDate).join(' ');
  return missed.length === 1
    ? [{ ...clock, text: clockText('reviewOverdue', { day }) }]
    : [{ ...clock, text: clockText('reviewsMissed', { days, day }) }];
}

/**
 * The operator's notices of the reviews of an annual compensation, for the whole life of the lease: the next one, and
 * every missed one until somebody closes it. If no rule sets a date (reviews by custom), only the next anniversary is
 * returned.
 */
export function reviewClock(facts: ClockFacts, ruleFor: FindRule, today: string): AgreementClock[] {
  if (!facts.hasAnnualCompensation) return [];
  const start = reviewStart(facts, today);
  if (!start) {
    const rule = ruleFor('ReviewNotice', today) ?? ruleFor('ReviewAnniversary', today);
    if (!rule) return [];
    const clock = { ...nothing, kind: 'FiveYearReview', ruleId: rule.id } as const;
    return [{ ...clock, state: 'Unknown', text: clockText('reviewUnknown', {}) }];
  }
  const end = endOfLife(facts);
  const closed = laterOf(
    facts.lifeSteps.filter(({ kind }) => kind === 'ReviewClosed').map(({ date }) => date),
  );
  const noticed = facts.reviewNoticeDate;
  // A lease that ended before the last day of a notice has nothing left to review.
  const isOfLife = ({ fromDate, dueDate }: Review) =>
    !end || (fromDate <= end && (today <= end || (dueDate ?? fromDate) <= end));
  const reviews = reviewsFrom(start, ruleFor, today).filter(isOfLife);
  const isGiven = ({ fromDate, nextDate }: Review) =>
    noticed !== null && noticed >= fromDate && (!nextDate || noticed < nextDate);
  const isLate = ({ dueDate }: Review) => noticed !== null && dueDate !== null && noticed > dueDate;
  const open = reviews.filter(({ fromDate }) => closed === null || closed < fromDate);
  const missed = open.filter((one) =>
    isGiven(one) ? isLate(one) : one.dueDate !== null && today > one.dueDate,
  );
  const next = open.find((one) => !isGiven(one) && (one.dueDate ?? one.fromDate) >= today);
  const given = open.findLast((one) => isGiven(one) && !isLate(one));
  return [...missedClocks(missed, noticed), ...comingClock(next, given, noticed, today)];
}

/** The next review; if there is none, the last one that was given. */
function comingClock(
  next: Review | undefined,
  last: Review | undefined,
  noticed: string | null,
  today: string,
): AgreementClock[] {
  const review = next ?? last;
  if (!review) return [];
  const { fromDate, dueDate, ruleId } = review;
  const clock = { ...nothing, kind: 'FiveYearReview', fromDate, dueDate, ruleId } as const;
  if (!next)
    return noticed ? [{ ...clock, state: 'Kept', text: clockText('reviewGiven', { given: noticed }) }] : [];
  if (dueDate === null)
    return [{ ...clock, state: 'Open', text: clockText('reviewCustom', { from: fromDate }) }];
  return today < fromDate
    ? [{ ...clock, state: 'Open', text: clockText('reviewOpen', { from: fromDate, day: dueDate }) }]
    : [{ ...clock, state: 'Due', text: clockText('reviewDue', { day: dueDate }) }];
}
