import { type ProvincialRuleRow, ruleOn } from '../consultation/provincial-rule.ts';
import { dayIn } from '../days/index.ts';
import {
  type AgreementClock,
  type ClockFacts,
  type ClockTime,
  type FindRule,
  mostUrgent,
  nothing,
} from './clock.ts';
import { clockText } from './clock-texts.ts';
import { dowerClock } from './dower-clock.ts';
import { entryClocks } from './entry-clock.ts';
import { expiryClock } from './expiry-clock.ts';
import { landZone } from './land-zone.ts';
import { copyClock } from './landowner-clocks.ts';
import { paymentClock } from './payment-clock.ts';
import { reviewClock } from './review-clock.ts';
import { lookedAt, silenceClocks } from './rules-looked-at.ts';

/** Without a province no rule can be chosen; a message says so instead of leaving the list empty. */
const noProvince = ({ jurisdictions }: ClockFacts): AgreementClock[] =>
  jurisdictions.length > 0
    ? []
    : [{ ...nothing, kind: 'NoProvince', state: 'Broken', text: clockText('noProvince', {}) }];

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
  const ruleIn =
    (places: ClockFacts['jurisdictions']): FindRule =>
    (activity, day) => {
      const ids = places.map(({ id }) => id);
      const rule = ruleOn(rules, activity, ids, day);
      const place = places.find(({ id }) => id === rule?.jurisdiction?.id) ?? places[0];
      return rule && { ...rule, province: place?.code };
    };
  const ruleFor = ruleIn(jurisdictions);
  const byProvince = jurisdictions.map((place) => ruleIn([place]));
  const clocks = [
    ...noProvince(facts),
    ...facts.landowners.flatMap((owner) => [
      ...copyClock(owner, ruleFor, there),
      ...dowerClock(owner, facts, byProvince, today),
    ]),
    ...reviewClock(facts, ruleFor, today),
    ...entryClocks(facts, ruleFor, today),
    ...expiryClock(facts, ruleFor, today),
    ...paymentClock(facts, ruleFor, today),
  ];
  return mostUrgent(clocks);
}

/**
 * The deadlines of an agreement at a moment, followed by the rules that were checked but require nothing. Never empty.
 */
export function ruleResults(
  facts: ClockFacts,
  rules: readonly ProvincialRuleRow[],
  time: ClockTime,
): readonly AgreementClock[] {
  const clocks = agreementClocks(facts, rules, time);
  const today = dayIn(time.now, landZone(facts.jurisdictions) ?? time.zone);
  return [...clocks, ...silenceClocks(lookedAt(facts, rules, clocks, today))];
}
