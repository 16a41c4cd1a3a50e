import { dayAfter } from '../days/index.ts';
import { movedOn, type ProvincialRuleRow, rulesOn } from './provincial-rule.ts';
import { isProved, type Recipient } from './recipient.ts';
import { type RuleVersion, rulesAt } from './rule-version.ts';
import {
  countedDayAfter,
  countedDays,
  isRuleCalendar,
  type RuleCalendarName,
  standstillDays,
} from './working-days.ts';

/** The period within which a recipient may answer. */
export interface RecipientClock {
  readonly startedOn: string;
  /** The last day for an answer; null while the period is paused. */
  readonly dueDate: string | null;
  readonly isPaused: boolean;
  readonly pausedDays: number;
  /** The last day by the current rule, if that differs. */
  readonly dueDateByRuleNow: string | null;
  readonly ruleId: string;
  /** The rule's version for this period, and the version that would apply if it began now, if its length differs. */
  readonly rule: CountedLength;
  readonly ruleNow: CountedLength | null;
  /** Codes of the provinces of the recipient's land that have no rule about this, though another one has. */
  readonly unruled: readonly string[];
}

/** The length of a rule, and in which days it is counted. */
export interface CountedLength {
  readonly length: number;
  readonly calendar: RuleCalendarName;
  /** Whether a last day that is a Sunday or a holiday moves to the next day; left out if it does not. */
  readonly movesOn?: true;
}

/** A follow-up that is due because there was no answer. */
export interface FollowUp {
  readonly afterDays: number;
  /** The first day on which it can be made. */
  readonly fromDate: string | null;
  /** The last day for it. */
  readonly dueDate: string | null;
}

/** The contact that starts the period: the notice whose delivery was proved first; undefined if there is none. */
function startingContact({ contacts }: Recipient, today: string) {
  const [first] = contacts
    .flatMap((contact) =>
      contact.deliveredDate && isProved(contact, today)
        ? [{ day: contact.deliveredDate, notedAt: contact.notedAt }]
        : [],
    )
    .toSorted((one, other) => one.day.localeCompare(other.day));
  return first;
}

const calendarOf = ({ calendar }: ProvincialRuleRow): RuleCalendarName =>
  calendar && isRuleCalendar(calendar) ? calendar : 'Days';

/** The province whose holidays count for a recipient under a rule. */
const provinceOf = ({ jurisdictions }: Recipient, { jurisdiction }: ProvincialRuleRow): string | undefined =>
  (jurisdictions.find(({ id }) => id === jurisdiction?.id) ?? jurisdictions[0])?.code;

/** Counts the days of a rule for a recipient. */
const counter = (recipient: Recipient, rule: ProvincialRuleRow) =>
  countedDays(calendarOf(rule), provinceOf(recipient, rule));

/** The last day of a number of days of a rule after a day; undefined while an open-ended standstill comes before it. */
function lastDayOf(recipient: Recipient, rule: ProvincialRuleRow, start: string, days: number) {
  const end = countedDayAfter(start, days, counter(recipient, rule), recipient.pauses);
  return end && movedOn(end, { ...rule, province: provinceOf(recipient, rule) });
}

const questionOf = (recipient: Recipient, day: string) => ({
  day,
  jurisdictionIds: recipient.jurisdictions.map(({ id }) => id),
});

/** A version of a rule that has a length in days. */
interface ClockRule {
  readonly rule: ProvincialRuleRow;
  readonly length: number;
}

/**
 * The versions of the rule for a period that starts on a day, one for each province of the recipient's land; those without
 * a length are ignored.
 */
function clockRules(
  recipient: Recipient,
  rules: readonly ProvincialRuleRow[],
  day: string,
): readonly ClockRule[] {
  const activity = recipient.kind === 'Indigenous' ? 'Consultation' : 'Notification';
  const level = recipient.kind === 'Indigenous' ? recipient.level : null;
  const places = recipient.jurisdictions.map(({ id }) => [id]);
  return (places.length > 0 ? places : [[]]).flatMap((jurisdictionIds) => {
    const [rule] = rulesOn(rules, { jurisdictionIds, day, activity, level });
    return rule?.length && rule.lengthUnit === 'Days' ? [{ rule, length: rule.length }] : [];
  });
}

/** The provinces of a recipient's land without a version of the rule, where the period goes by that of another one. */
const unruledIn = (
  recipient: Recipient,
  rules: readonly ProvincialRuleRow[],
  day: string,
): readonly string[] =>
  recipient.jurisdictions.flatMap((place) =>
    clockRules({ ...recipient, jurisdictions: [place] }, rules, day).length > 0 ? [] : [place.code],
  );

/** A rule of a period with the last day by it; null while the period is paused. */
type Due = ClockRule & { readonly dueDate: string | null };

/** Of several provinces the rule that gives the recipient most time: none of them may be passed over. */
function longest(recipient: Recipient, found: readonly ClockRule[], start: string): Due | undefined {
  const dues = found.map(
    (one): Due => ({ ...one, dueDate: lastDayOf(recipient, one.rule, start, one.length) ?? null }),
  );
  const late = ({ dueDate }: Due) => dueDate ?? '9999';
  return dues.toSorted((one, other) => late(other).localeCompare(late(one)))[0];
}

const lengthOf = ({ rule, length }: ClockRule): CountedLength => ({
  length,
  calendar: calendarOf(rule),
  ...(rule.onHoliday === 'MovesOn' ? { movesOn: true } : {}),
});

const isSame = (one: CountedLength, other: CountedLength): boolean =>
  one.length === other.length && one.calendar === other.calendar && one.movesOn === other.movesOn;

/**
 * The response period of a recipient: from the proof of delivery of the first notice, by the version of the rule that
 * was stored when the proof was recorded and was in force on its day, without the days of its pauses. Undefined if
 * nothing was delivered or no rule has a length. A rule that got its length later applies from then on.
 */
export function responseClock(
  recipient: Recipient,
  versions: readonly RuleVersion[],
  today: string,
): RecipientClock | undefined {
  const start = startingContact(recipient, today);
  if (!start) return undefined;
  const { day: startedOn, notedAt } = start;
  const current = rulesAt(versions);
  const rulesOf = (rules: readonly ProvincialRuleRow[], day: string) =>
    longest(recipient, clockRules(recipient, rules, day), startedOn);
  const found = rulesOf(rulesAt(versions, notedAt), startedOn) ?? rulesOf(current, startedOn);
  if (!found) return undefined;
  const { pauses } = recipient;
  const { dueDate } = found;
  const now = rulesOf(current, today);
  const byNow = now?.dueDate ?? null;
  return {
    startedOn,
    dueDate,
    isPaused:
      (dueDate === null || today <= dueDate) &&
      pauses.some(({ fromDate, toDate }) => fromDate <= today && (toDate === null || today <= toDate)),
    pausedDays: standstillDays(startedOn, dueDate ?? today, pauses),
    dueDateByRuleNow: byNow !== dueDate ? byNow : null,
    ruleId: found.rule.id,
    rule: lengthOf(found),
    unruled: unruledIn(recipient, current, startedOn),
    ruleNow: now && !isSame(lengthOf(now), lengthOf(found)) ? lengthOf(now) : null,
  };
}

/**
 * The follow-ups that are due to a community while it does not answer, in order; empty for stakeholders, and if no
 * period is running.
 */
export function followUpsOf(
  recipient: Recipient,
  versions: readonly RuleVersion[],
  today: string,
): readonly FollowUp[] {
  const start = startingContact(recipient, today);
  if (recipient.kind !== 'Indigenous' || !start || !responseClock(recipient, versions, today)) return [];
  const question = { ...questionOf(recipient, start.day), activity: 'ConsultationFollowUp' };
  const byLengthIn = (rules: readonly ProvincialRuleRow[]) =>
    new Map(
      rulesOn(rules, question).flatMap((rule) =>
        rule.length && rule.lengthUnit === 'Days' ? [[rule.length, rule] as const] : [],
      ),
    );
  const then = byLengthIn(rulesAt(versions, start.notedAt));
  const byLength = then.size > 0 ? then : byLengthIn(rulesAt(versions));
  return [...byLength]
    .toSorted(([one], [other]) => one - other)
    .map(([afterDays, rule]) => {
      const counts = counter(recipient, rule);
      const fromDate = countedDayAfter(start.day, afterDays, counts, recipient.pauses) ?? null;
      const dueDate = fromDate && (lastDayOf(recipient, rule, fromDate, 1) ?? null);
      return { afterDays, fromDate, dueDate };
    });
}

/**
 * The last day for a community's review of the log that was last sent to it; undefined if none was sent, or no rule has
 * a length for it.
 */
export function logReviewEnd(recipient: Recipient, versions: readonly RuleVersion[]): string | undefined {
  const sent = recipient.contacts.findLast(({ step }) => step === 'LogSent')?.date;
  if (recipient.kind !== 'Indigenous' || !sent) return undefined;
  const question = { ...questionOf(recipient, sent), activity: 'ConsultationLogReview' };
  const [rule] = rulesOn(rulesAt(versions), question);
  return rule?.length && rule.lengthUnit === 'Days'
    ? lastDayOf({ ...recipient, pauses: [] }, rule, sent, rule.length)
    : undefined;
}

/** The first day after the period. */
export const dayAfterClock = ({ dueDate }: RecipientClock): string | null => dueDate && dayAfter(dueDate);
