import dayjs from 'dayjs';
import { dateFormats } from '../limits/index.ts';
import type { AgreementTermUnit } from './agreement-validator.ts';
import type { ClockFacts } from './clock.ts';

const termUnits = { DAYS: 'day', MONTHS: 'month', YEARS: 'year' } as const;

/** Units of a length of time. */
type LengthUnit = (typeof termUnits)[keyof typeof termUnits];

/**
 * The last day of a period of days, months or years that begins on a day: three years from May 1 end on April 30. If
 * the last month lacks the day, its last day: a year from February 29 ends on February 28.
 */
export function lastDayOf(start: string, length: number, unit: LengthUnit): string {
  const [first, next] = [dayjs(start), dayjs(start).add(length, unit)];
  const isShort = unit !== 'day' && next.date() !== first.date();
  return (isShort ? next : next.subtract(1, 'day')).format(dateFormats.input);
}

/**
 * The last day of an agreement: its expiry day if entered, otherwise the last day of its term from its effective date;
 * null if neither is known.
 */
export function endOfTerm({
  effectiveDate,
  expiryDate,
  term,
  termUnit,
}: Pick<ClockFacts, 'effectiveDate' | 'expiryDate' | 'term' | 'termUnit'>): string | null {
  if (expiryDate) return expiryDate;
  const unit = termUnit && termUnit !== 'NA' ? termUnits[termUnit satisfies AgreementTermUnit] : undefined;
  return effectiveDate && term && unit ? lastDayOf(effectiveDate, term, unit) : null;
}
