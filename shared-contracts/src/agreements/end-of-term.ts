import dayjs from 'dayjs';
import { dateFormats } from '../limits/index.ts';
import type { AgreementTermUnit } from './agreement-validator.ts';
import type { ClockFacts } from './clock.ts';

const termUnits = { DAYS: 'day', MONTHS: 'month', YEARS: 'year' } as const;

/** The last day of an agreement: what is typed, else what the term makes of its effective date; null where neither is known. */
export function endOfTerm({
  effectiveDate,
  expiryDate,
  term,
  termUnit,
}: Pick<ClockFacts, 'effectiveDate' | 'expiryDate' | 'term' | 'termUnit'>): string | null {
  if (expiryDate) return expiryDate;
  const unit = termUnit && termUnit !== 'NA' ? termUnits[termUnit satisfies AgreementTermUnit] : undefined;
  if (!effectiveDate || term === null || !unit) return null;
  return dayjs(effectiveDate).add(term, unit).format(dateFormats.input);
}
