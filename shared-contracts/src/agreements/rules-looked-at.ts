import { type AgreementActivity, type ProvincialRuleRow, rulesOn } from '../consultation/provincial-rule.ts';
import { type AgreementClock, type ClockFacts, type ClockKind, nothing } from './clock.ts';
import { clockText } from './clock-texts.ts';

/** What a province's rules are checked for, and the kind of deadline that results. */
const questions: readonly { readonly activities: readonly AgreementActivity[]; readonly kind: ClockKind }[] =
  [
    { activities: ['CopyOfAgreement'], kind: 'FortyEightHours' },
    { activities: ['DowerConsent'], kind: 'DowerConsent' },
    { activities: ['ReviewNotice', 'ReviewAnniversary'], kind: 'FiveYearReview' },
    { activities: ['UnpaidCompensation'], kind: 'UnpaidCompensation' },
  ];

/** What is asked only where somebody applied for a right of entry. */
const entryQuestion = { activities: ['RightOfEntry'], kind: 'RightOfEntry' } as const;

/** Whether a deadline is that of an application for a right of entry to a province, by a rule. */
const isEntryByRule = ({ kind, ruleId, text }: AgreementClock): boolean =>
  kind === 'RightOfEntry' && ruleId !== null && text.key.startsWith('entry');

/** The rules that were checked for an agreement without resulting in a deadline. */
interface LookedAt {
  /** Rules in force that currently require nothing. */
  readonly rules: readonly ProvincialRuleRow[];
  /** The activities for which a province has no rule, by the province's code. */
  readonly missing: ReadonlyMap<string, readonly AgreementActivity[]>;
}

/** The rules that were checked on a day, yyyy-MM-dd, without resulting in deadlines. */
export function lookedAt(
  { jurisdictions }: Pick<ClockFacts, 'jurisdictions'>,
  rules: readonly ProvincialRuleRow[],
  clocks: readonly AgreementClock[],
  today: string,
): LookedAt {
  const asked = clocks.some(isEntryByRule) ? [...questions, entryQuestion] : questions;
  const silent = new Map<string, ProvincialRuleRow>();
  const missing = new Map<string, AgreementActivity[]>();
  for (const { id, code } of jurisdictions)
    for (const { activities, kind } of asked) {
      const [rule] = activities.flatMap((activity) =>
        rulesOn(rules, { activity, jurisdictionIds: [id], day: today }),
      );
      // A deadline by the rule of another province says nothing of this one.
      const hasClock = clocks.some((clock) => clock.kind === kind && clock.ruleId === (rule?.id ?? null));
      if (hasClock) continue;
      const [activity] = activities;
      if (rule) silent.set(rule.id, rule);
      else if (activity) missing.set(code, [...(missing.get(code) ?? []), activity]);
    }
  return { rules: [...silent.values()], missing };
}

/**
 * States which rules require nothing, and which provinces could not be checked: the absence of deadlines is only
 * reported together with what was checked (decision 73).
 */
export function silenceClocks(found: LookedAt): readonly AgreementClock[] {
  const rules = found.rules
    .map(({ source, section }) => [source, section].filter(Boolean).join(' '))
    .join('; ');
  return [
    ...[...found.missing].map(
      ([place, activities]): AgreementClock => ({
        ...{ ...nothing, kind: 'NotLookedAt', state: 'Unknown' },
        text: clockText('notLookedAt', { place, activities: activities.join(' ') }),
      }),
    ),
    ...(rules
      ? [{ ...nothing, kind: 'LookedAt', state: 'Kept', text: clockText('lookedAt', { rules }) } as const]
      : []),
  ];
}
