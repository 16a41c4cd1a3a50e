import { type ProvincialRuleRow, rulesOn } from '../agreements/provincial-rule.ts';
import type { Recipient } from './recipient.ts';
import { countedDayAfter, countedDays, dayLater, isRuleCalendar, standstillDays } from './working-days.ts';

/** Until when a recipient may answer. */
export interface RecipientClock {
  readonly startedOn: string;
  /** The last day on which an answer is waited for; null while it stands still. */
  readonly dueDate: string | null;
  readonly isPaused: boolean;
  readonly pausedDays: number;
  /** By the rule as it stands now, where that differs. */
  readonly dueDateByRuleNow: string | null;
  readonly ruleId: string;
}

/** A follow-up that silence asks for. */
export interface FollowUp {
  readonly afterDays: number;
  /** From when it can be made. */
  readonly fromDate: string | null;
  /** The last day for it. */
  readonly dueDate: string | null;
}

/** When a notice was first proved to be delivered; undefined where none was. */
export const startOf = ({ contacts }: Recipient): string | undefined =>
  contacts
    .flatMap(({ step, deliveredDate }) => (step === 'Notice' && deliveredDate ? [deliveredDate] : []))
    .toSorted()[0];

/** Counts the days of a rule for a recipient. */
function counter({ jurisdictions }: Recipient, { calendar, jurisdiction }: ProvincialRuleRow) {
  const place = jurisdictions.find(({ id }) => id === jurisdiction?.id) ?? jurisdictions[0];
  const known = calendar && isRuleCalendar(calendar) ? calendar : 'Days';
  return countedDays(known, place?.code);
}

const questionOf = (recipient: Recipient, day: string) => ({
  day,
  jurisdictionIds: recipient.jurisdictions.map(({ id }) => id),
});

/** The version of the rule that a clock goes by which starts on a day; one without days is none. */
function clockRule(recipient: Recipient, rules: readonly ProvincialRuleRow[], day: string) {
  const activity = recipient.kind === 'Indigenous' ? 'Consultation' : 'Notification';
  const level = recipient.kind === 'Indigenous' ? recipient.level : null;
  const [rule] = rulesOn(rules, { ...questionOf(recipient, day), activity, level });
  return rule?.length && rule.lengthUnit === 'Days' ? { rule, length: rule.length } : undefined;
}

/**
 * The response clock of a recipient: from the proof of delivery of the first notice, by the rule that was valid then,
 * without the days of its pauses. Undefined where nothing was delivered or no rule has a length.
 */
export function responseClock(
  recipient: Recipient,
  rules: readonly ProvincialRuleRow[],
  today: string,
): RecipientClock | undefined {
  const startedOn = startOf(recipient);
  const found = startedOn ? clockRule(recipient, rules, startedOn) : undefined;
  if (!startedOn || !found) return undefined;
  const { pauses } = recipient;
  const dueBy = ({ rule, length }: typeof found): string | null =>
    countedDayAfter(startedOn, length, counter(recipient, rule), pauses) ?? null;
  const dueDate = dueBy(found);
  const now = clockRule(recipient, rules, today);
  const byNow = now ? dueBy(now) : null;
  return {
    startedOn,
    dueDate,
    isPaused:
      (dueDate === null || today <= dueDate) &&
      pauses.some(({ fromDate, toDate }) => fromDate <= today && (toDate === null || today <= toDate)),
    pausedDays: standstillDays(startedOn, dueDate ?? today, pauses),
    dueDateByRuleNow: byNow !== dueDate ? byNow : null,
    ruleId: found.rule.id,
  };
}

/** The follow-ups that a community is owed while it is silent, in the order of their days; none of stakeholders. */
export function followUpsOf(recipient: Recipient, rules: readonly ProvincialRuleRow[]): readonly FollowUp[] {
  const startedOn = startOf(recipient);
  if (recipient.kind !== 'Indigenous' || !startedOn) return [];
  const found = rulesOn(rules, { ...questionOf(recipient, startedOn), activity: 'ConsultationFollowUp' });
  const byLength = new Map(
    found.flatMap((rule) =>
      rule.length && rule.lengthUnit === 'Days' ? [[rule.length, rule] as const] : [],
    ),
  );
  return [...byLength]
    .toSorted(([one], [other]) => one - other)
    .map(([afterDays, rule]) => {
      const counts = counter(recipient, rule);
      const fromDate = countedDayAfter(startedOn, afterDays, counts, recipient.pauses) ?? null;
      const dueDate = fromDate && (countedDayAfter(fromDate, 1, counts, recipient.pauses) ?? null);
      return { afterDays, fromDate, dueDate };
    });
}

/** The first day after the clock. */
export const dayAfterClock = ({ dueDate }: RecipientClock): string | null => dueDate && dayLater(dueDate, 1);
