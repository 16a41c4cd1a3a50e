import dayjs from 'dayjs';
import { dateFormats } from '../limits/index.ts';

/** The facts of a payment that show for which year it is. */
interface DuePayment {
  readonly kind?: string | null;
  readonly dueDate?: string | null;
  readonly returnedDate?: string | null;
}

/**
 * The day on which the next annual payment is due: the first anniversary of the effective day after the existing annual
 * payments, or without any, on or after today. All days are yyyy-MM-dd; the anniversary of February 29 is February 28.
 * A returned payment leaves its year open. Null without an effective day.
 */
export function nextAnnualDue(
  effectiveDate: string | null | undefined,
  payments: readonly DuePayment[],
  today: string,
): string | null {
  if (!effectiveDate || !dayjs(effectiveDate).isValid()) return null;
  const covered = payments
    .filter(({ kind, returnedDate }) => kind === 'Annual' && !returnedDate)
    .flatMap(({ dueDate }) => dueDate ?? [])
    .toSorted()
    .at(-1);
  const anniversary = (year: number) => dayjs(effectiveDate).add(year, 'year').format(dateFormats.input);
  let year = Math.max(1, dayjs(covered ?? today).diff(effectiveDate, 'year'));
  while (covered ? anniversary(year) <= covered : anniversary(year) < today) year += 1;
  return anniversary(year);
}
