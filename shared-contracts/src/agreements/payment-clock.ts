import { compareDecimals, sumOf } from '../decimal/index.ts';
import { type AgreementClock, type ClockFacts, type FindRule, nothing } from './clock.ts';
import { clockText } from './clock-texts.ts';
import { type PaymentState, paymentState } from './money-rules.ts';

/** Nothing is owed by these any more. */
const settled: readonly PaymentState[] = ['paid', 'cancelled', 'replaced'];

const isLate = (
  { state, dueDate }: { readonly state: PaymentState; readonly dueDate: string | null },
  today: string,
) =>
  state === 'overdue' ||
  (state === 'returned' && (!dueDate || dueDate < today)) ||
  (state === 'held' && dueDate !== null && dueDate < today);

/** One clock for all payments that are due and unpaid. */
export function paymentClock({ payments }: ClockFacts, ruleFor: FindRule, today: string): AgreementClock[] {
  if (payments.length === 0) return [];
  const owed = payments
    .map((payment) => ({ ...payment, state: paymentState(payment, today) }))
    .filter(({ state }) => !settled.includes(state))
    .toSorted((one, other) => (one.dueDate ?? '9999').localeCompare(other.dueDate ?? '9999'));
  const late = owed.filter((payment) => isLate(payment, today));
  const [first] = late.length > 0 ? late : owed;
  const ruleId = ruleFor('UnpaidCompensation', first?.dueDate ?? today)?.id ?? null;
  const clock = { ...nothing, kind: 'UnpaidCompensation', ruleId } as const;
  if (!first) return [{ ...clock, state: 'Kept', text: clockText('allPaid', {}) }];
  const amount = sumOf((late.length > 0 ? late : owed).map((payment) => payment.amount));
  if (compareDecimals(amount, '0') === 0)
    return [{ ...clock, state: 'Kept', text: clockText('allPaid', {}) }];
  const about = { ...clock, rowId: first.id, dueDate: first.dueDate, amount };
  if (late.length > 0) return [{ ...about, state: 'Broken', text: clockText('unpaid', { amount }) }];
  return first.dueDate
    ? [{ ...about, state: 'Open', text: clockText('nextPayment', { amount, day: first.dueDate }) }]
    : [{ ...about, state: 'Unknown', text: clockText('undatedPayment', { amount }) }];
}
