import { dayAfterLength } from '../consultation/provincial-rule.ts';
import { type AgreementClock, type ClockFacts, type FindRule, nothing } from './clock.ts';
import { clockText } from './clock-texts.ts';
import { endOfTerm } from './end-of-term.ts';

/** The deadline for the end of an agreement, which is reported some time in advance. */
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
