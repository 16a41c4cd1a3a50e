import { type ProvincialRuleRow, ruleOn } from '../consultation/provincial-rule.ts';
import {
  type AgreementClock,
  type ClockFacts,
  type ClockState,
  type ClockTime,
  dayIn,
  type FindRule,
} from './clock.ts';
import { copyClock, dowerClock } from './landowner-clocks.ts';
import { paymentClock } from './payment-clock.ts';
import { expiryClock, reviewClock } from './term-clocks.ts';

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
  const { jurisdictions } = facts;
  const ids = jurisdictions.map(({ id }) => id);
  const ruleFor: FindRule = (activity, day) => {
    const rule = ruleOn(rules, activity, ids, day);
    const place = jurisdictions.find(({ id }) => id === rule?.jurisdiction?.id) ?? jurisdictions[0];
    return rule && { ...rule, province: place?.code };
  };
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
