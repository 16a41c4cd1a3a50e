import dayjs from 'dayjs';
import { hour } from '../limits/durations.ts';
import { dateFormats } from '../limits/index.ts';
import { countedDayAfter, countedDays, dayOffHolidays, isRuleCalendar } from './working-days.ts';

/** The subjects of provincial rules that agreements use. */
export const agreementActivities = [
  'CopyOfAgreement',
  'DowerConsent',
  'ExpiryReminder',
  'FederalEntryEarliest',
  'FederalEntryLatest',
  'ReviewAnniversary',
  'ReviewNotice',
  'ReviewPeriod',
  'RightOfEntry',
  'UnpaidCompensation',
] as const;

export type AgreementActivity = (typeof agreementActivities)[number];

/**
 * A row of the table of rules that administrators maintain (decision 65), with the fields needed to compute deadlines.
 */
export interface ProvincialRuleRow {
  readonly id: string;
  readonly activity: string;
  readonly jurisdiction?: { readonly id: string } | null;
  readonly level?: string | null;
  readonly section?: string | null;
  readonly source?: string | null;
  readonly validFrom?: string | null;
  readonly validTo?: string | null;
  readonly length?: number | null;
  readonly lengthUnit?: string | null;
  readonly calendar?: string | null;
  /** What happens if the last day is a Sunday or a holiday; empty means not verified, so the day stays. */
  readonly onHoliday?: string | null;
  /** Metres, as a decimal. */
  readonly distance?: string | null;
  readonly isActive: boolean;
}

/** The situation for which a version of a rule is needed. */
interface RuleQuestion {
  readonly activity: string;
  readonly jurisdictionIds: readonly string[];
  /** When it starts, yyyy-MM-dd. */
  readonly day: string;
  /** One of several values of the rule; null for the one without a level. */
  readonly level?: string | null;
}

/**
 * The versions of a rule that apply to something starting on a day: those for one of the jurisdictions before those for
 * everywhere, and the most recent first.
 */
export function rulesOn(
  rules: readonly ProvincialRuleRow[],
  { activity, jurisdictionIds, day, level = null }: RuleQuestion,
): readonly ProvincialRuleRow[] {
  const valid = rules.filter(
    (rule) =>
      rule.isActive &&
      rule.activity === activity &&
      (rule.level || null) === (level || null) &&
      (!rule.jurisdiction || jurisdictionIds.includes(rule.jurisdiction.id)) &&
      (!rule.validFrom || rule.validFrom <= day) &&
      (!rule.validTo || rule.validTo >= day),
  );
  if (valid.length < 2) return valid;
  const rank = ({ jurisdiction, validFrom }: ProvincialRuleRow) =>
    `${jurisdiction ? 1 : 0}${validFrom ?? ''}`;
  const ranked = valid.map((rule) => ({ rule, rank: rank(rule) }));
  ranked.sort((one, other) => (one.rank === other.rank ? 0 : one.rank < other.rank ? 1 : -1));
  return ranked.map(({ rule }) => rule);
}

/**
 * The version of a rule that applies to something starting on a day, yyyy-MM-dd: one for a jurisdiction takes
 * precedence over one for everywhere, and the most recent one over earlier ones. A period that has started therefore
 * keeps its version when a newer one takes effect.
 */
export const ruleOn = (
  rules: readonly ProvincialRuleRow[],
  activity: AgreementActivity,
  jurisdictionIds: readonly string[],
  day: string,
): ProvincialRuleRow | undefined => rulesOn(rules, { activity, jurisdictionIds, day })[0];

type Length = Pick<ProvincialRuleRow, 'length' | 'lengthUnit' | 'calendar'> & {
  /** Code of the province whose holidays are not working days. */
  readonly province?: string | undefined;
};

const units = { Days: 'day', Months: 'month', Years: 'year' } as const;

const isUnit = (unit: string): unit is keyof typeof units => unit in units;

/**
 * Provinces where a period in months or years that would end on a day that its last month lacks ends on the first of the
 * next one (The Legislation Act, S.S. 2019, s. 2-28(9), as a law firm tells it); elsewhere it ends on the last of the month.
 */
const endsOnTheFirst: readonly string[] = ['SK'];

/**
 * The day, yyyy-MM-dd, that is `times` rule lengths later (or earlier, with -1); in a month that lacks the day it is the
 * last one, in Saskatchewan the first of the next month. Working days leave out weekends and holidays. Undefined if the rule has no length in days, months or
 * years; months and years are always calendar ones.
 */
export function dayAfterLength(day: string, rule: Length, times = 1): string | undefined {
  const { length, lengthUnit } = rule;
  if (!length || !lengthUnit || !isUnit(lengthUnit)) return undefined;
  const { calendar } = rule;
  if (lengthUnit === 'Days' && calendar && calendar !== 'Days')
    return isRuleCalendar(calendar)
      ? countedDayAfter(day, length * times, countedDays(calendar, rule.province))
      : undefined;
  const start = dayjs(day);
  const end = start.add(length * times, units[lengthUnit]);
  const isCut = lengthUnit !== 'Days' && times > 0 && end.date() !== start.date();
  const isFirst = isCut && rule.province !== undefined && endsOnTheFirst.includes(rule.province);
  return (isFirst ? end.add(1, 'day') : end).format(dateFormats.input);
}

type Deadline = Length & Pick<ProvincialRuleRow, 'onHoliday'>;

/** A last day, yyyy-MM-dd, moved to the next day that is neither a Sunday nor a holiday, if the rule requires that. */
export const movedOn = (
  day: string,
  { onHoliday, province }: Pick<Deadline, 'onHoliday' | 'province'>,
): string => (onHoliday === 'MovesOn' ? dayOffHolidays(day, province) : day);

/** The last day of the period that a rule sets from a day, yyyy-MM-dd; undefined if the rule has no such length. */
export function lastDayAfter(day: string, rule: Deadline): string | undefined {
  const end = dayAfterLength(day, rule);
  return end && movedOn(end, rule);
}

/**
 * The moment, ISO 8601 in UTC, at which a period in hours ends that started at the given moment; undefined if the rule
 * has no length in hours.
 */
export function momentAfterLength(moment: string, { length, lengthUnit }: Length): string | undefined {
  if (!length || lengthUnit !== 'Hours') return undefined;
  return new Date(Date.parse(moment) + length * hour).toISOString();
}
