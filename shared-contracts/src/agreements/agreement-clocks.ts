import { type ProvincialRuleRow, ruleOn } from '../consultation/provincial-rule.ts';
import { dayIn } from '../days/index.ts';
import {
  type AgreementClock,
  type ClockFacts,
  type ClockState,
  type ClockTime,
  type FindRule,
  nothing,
} from './clock.ts';
import { clockText } from './clock-texts.ts';
import { expiryClock } from './expiry-clock.ts';
import { landZone } from './land-zone.ts';
import { copyClock, dowerClock } from './landowner-clocks.ts';
import { paymentClock } from './payment-clock.ts';
import { reviewClock } from './review-clock.ts';
import { lookedAt, silenceClocks } from './rules-looked-at.ts';

/** Without a province no rule can be chosen; a message says so instead of leaving the list empty. */
const noProvince = ({ jurisdictions }: ClockFacts): AgreementClock[] =>
  jurisdictions.length > 0
    ? []
    : [{ ...nothing, kind: 'NoProvince', state: 'Broken', text: clockText('noProvince', {}) }];

const urgency: readonly ClockState[] = ['Broken', 'Due', 'Unknown', 'Open', 'Kept'];

/**
 * The deadlines of an agreement at a moment, the most urgent first: the copy left with each owner, dower consent, the
 * five-year review, expiry and unpaid compensation. Periods come from the rules that administrators maintain; a missing
 * rule produces no deadline.
 */
export function agreementClocks(
  facts: ClockFacts,
  rules: readonly ProvincialRuleRow[],
  time: ClockTime,
): readonly AgreementClock[] {
  const { jurisdictions } = facts;
  // Days and hours are counted in the time zone of the land.
  const there = { now: time.now, zone: landZone(jurisdictions) ?? time.zone };
  const today = dayIn(there.now, there.zone);
  const ids = jurisdictions.map(({ id }) => id);
  const ruleFor: FindRule = (activity, day) => {
    const rule = ruleOn(rules, activity, ids, day);
    const place = jurisdictions.find(({ id }) => id === rule?.jurisdiction?.id) ?? jurisdictions[0];
    return rule && { ...rule, province: place?.code };
  };
  const clocks = [
    ...noProvince(facts),
    ...facts.landowners.flatMap((owner) => [
      ...copyClock(owner, ruleFor, there),
      ...dowerClock(owner, facts, ruleFor, today),
    ]),
    ...reviewClock(facts, ruleFor, today),
    ...expiryClock(facts, ruleFor, today),
    ...paymentClock(facts, ruleFor, today),
  ];
  return clocks.toSorted((one, other) => urgency.indexOf(one.state) - urgency.indexOf(other.state));
}

/**
 * The deadlines of an agreement at a moment, followed by the rules that were checked but require nothing. Never empty.
 */
export function whatRulesSay(
  facts: ClockFacts,
  rules: readonly ProvincialRuleRow[],
  time: ClockTime,
): readonly AgreementClock[] {
  const clocks = agreementClocks(facts, rules, time);
  const today = dayIn(time.now, landZone(facts.jurisdictions) ?? time.zone);
  return [...clocks, ...silenceClocks(lookedAt(facts, rules, clocks, today))];
}
