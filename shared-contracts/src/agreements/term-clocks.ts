import { dayAfterLength } from '../consultation/provincial-rule.ts';
import { type AgreementClock, type ClockFacts, type FindRule, nothing } from './clock.ts';
import { clockText } from './clock-texts.ts';
import { endOfTerm } from './end-of-term.ts';

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
export function reviewClock(facts: ClockFacts, ruleFor: FindRule, today: string): AgreementClock[] {
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
export function expiryClock(facts: ClockFacts, ruleFor: FindRule, today: string): AgreementClock[] {
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
