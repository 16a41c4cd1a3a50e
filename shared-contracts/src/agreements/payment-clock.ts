import { compareDecimals, sumOf } from '../decimal/index.ts';
import { type AgreementClock, type ClockFacts, type FindRule, nothing } from './clock.ts';
import { type ClockText, clockText } from './clock-texts.ts';
import { type PaymentState, paymentState } from './money-rules.ts';
import { changedRents, owedRents } from './owed-rents.ts';
import type { RentHold } from './rent-amounts.ts';

/** Payment states in which nothing is owed any more. */
const settled: readonly PaymentState[] = ['paid', 'cancelled', 'replaced'];

const isLate = (
  { state, dueDate }: { readonly state: PaymentState; readonly dueDate: string | null },
  today: string,
) =>
  state === 'overdue' ||
  (state === 'returned' && (!dueDate || dueDate < today)) ||
  (state === 'held' && dueDate !== null && dueDate < today);

/** The beginning of the sentence about unpaid rents, by why their payments are held. */
const unpaidRents = {
  none: 'rentsUnpaid',
  Stop: 'rentsStopped',
  Dispute: 'rentsDisputed',
  Unlocated: 'rentsUnlocated',
} as const;

type Rents = ReturnType<typeof owedRents>;

/** The sentence about late payments. */
function lateText(amount: string, firstRent: string | undefined, hold: RentHold | null): ClockText {
  if (!firstRent) return clockText('unpaid', { amount });
  return clockText(unpaidRents[hold ?? 'none'], { amount, day: firstRent });
}

/** The deadline for coming payments, if nothing is late. */
function comingClock(
  owed: readonly { readonly id: string; readonly dueDate: string | null; readonly amount: string }[],
  rents: Rents | undefined,
  clock: AgreementClock,
): AgreementClock {
  const [first] = owed;
  const amount = sumOf(owed.map((payment) => payment.amount));
  if (first && compareDecimals(amount, '0') > 0) {
    const about = { ...clock, rowId: first.id, dueDate: first.dueDate, amount };
    return first.dueDate
      ? { ...about, state: 'Open', text: clockText('nextPayment', { amount, day: first.dueDate }) }
      : { ...about, state: 'Unknown', text: clockText('undatedPayment', { amount }) };
  }
  const next = rents?.next;
  if (next?.amount) {
    const text = clockText('nextRent', { amount: next.amount, day: next.day });
    return { ...clock, state: 'Open', dueDate: next.day, amount: next.amount, text };
  }
  return clock;
}

/** Says of rents that runs paid by how much the dated amounts differ from them now, for somebody to pay or to leave. */
function changedClocks(facts: ClockFacts, ruleFor: FindRule, today: string): AgreementClock[] {
  if (!facts.rents) return [];
  const { less, more } = changedRents(facts, facts.rents, today);
  const clockOf = (key: 'rentsPaidLess' | 'rentsPaidMore', changed: typeof less): AgreementClock[] =>
    changed
      ? [
          {
            ...{ ...nothing, kind: 'UnpaidCompensation', state: 'Unknown', amount: changed.amount },
            ruleId: ruleFor('UnpaidCompensation', changed.day)?.id ?? null,
            text: clockText(key, changed),
          },
        ]
      : [];
  return [...clockOf('rentsPaidLess', less), ...clockOf('rentsPaidMore', more)];
}

/**
 * One deadline for all payments that are due and unpaid, and for rents that no payment accounts for. Rents of held
 * schedules are owed too: a hold by the payer does not change what is due. Beside it, rents whose amounts were changed
 * after a run had paid them.
 */
export const paymentClock = (facts: ClockFacts, ruleFor: FindRule, today: string): AgreementClock[] => [
  ...dueClock(facts, ruleFor, today),
  ...changedClocks(facts, ruleFor, today),
];

function dueClock(facts: ClockFacts, ruleFor: FindRule, today: string): AgreementClock[] {
  const { payments } = facts;
  const standing = facts.rents ?? null;
  const rents = standing ? owedRents(facts, standing, today) : undefined;
  const owed = payments
    .map((payment) => ({ ...payment, state: paymentState(payment, today) }))
    .filter(({ state }) => !settled.includes(state))
    .toSorted((one, other) => (one.dueDate ?? '9999').localeCompare(other.dueDate ?? '9999'));
  const late = owed.filter((payment) => isLate(payment, today));
  const lateRents = (rents?.late ?? []).flatMap(({ day, amount }) =>
    amount === null ? [] : [{ day, amount }],
  );
  const dated = [
    ...late.map(({ id, dueDate, amount }) => ({ rowId: id, dueDate, amount })),
    ...lateRents.map(({ day, amount }) => ({ rowId: null, dueDate: day, amount })),
  ].toSorted((one, other) => (one.dueDate ?? '9999').localeCompare(other.dueDate ?? '9999'));
  const [first] = dated;
  const unknown = rents?.late.find(({ amount }) => amount === null);
  const day = first?.dueDate ?? unknown?.day ?? owed[0]?.dueDate ?? rents?.next?.day ?? today;
  const ruleId = ruleFor('UnpaidCompensation', day)?.id ?? null;
  const clock = { ...nothing, kind: 'UnpaidCompensation', ruleId } as const;
  const amount = sumOf(dated.map((one) => one.amount));
  if (first && compareDecimals(amount, '0') > 0) {
    const text = lateText(amount, lateRents[0]?.day, standing?.hold ?? null);
    return [{ ...clock, state: 'Broken', rowId: first.rowId, dueDate: first.dueDate, amount, text }];
  }
  if (unknown)
    return [
      {
        ...clock,
        state: 'Unknown',
        dueDate: unknown.day,
        text: clockText('rentUnknown', { day: unknown.day }),
      },
    ];
  const kept: AgreementClock = { ...clock, state: 'Kept', text: clockText('allPaid', {}) };
  const coming = comingClock(late.length > 0 ? [] : owed, rents ?? undefined, kept);
  if (coming !== kept || payments.length > 0) return [coming];
  return rents === null ? [{ ...clock, state: 'Unknown', text: clockText('rentUndated', {}) }] : [];
}
