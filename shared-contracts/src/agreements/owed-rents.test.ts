import { expect, it } from 'vitest';
import type { ClockFacts } from './clock.ts';
import { owedRents } from './owed-rents.ts';

type Payment = ClockFacts['payments'][number];

/** 1,200 dollars a year, first on 1 May 2025. */
const rents = {
  ...{ firstDueDate: '2025-05-01', intervalMonths: 12, endDate: null, hold: null },
  heads: [{ name: 'Loss of Use', amount: '1200', changes: [] }],
};

const paid = (dueDate: string, amount = '1200', more: Partial<Payment> = {}): Payment => ({
  ...{ id: dueDate, kind: 'Annual', amount, dueDate },
  ...{ requisitionedDate: null, paidDate: dueDate, returnedDate: null },
  ...more,
});

/** What is owed on 20 November 2026, unless said: `day amount` of each late rent, then the next one. */
function owed(payments: readonly Payment[], more: Partial<ClockFacts> = {}, today = '2026-11-20') {
  const facts = { effectiveDate: '2024-05-01', expiryDate: null, lifeSteps: [], payments, ...more };
  const found = owedRents(facts, rents, today);
  const summaryOf = (rent: { readonly day: string; readonly amount: string | null } | undefined) =>
    rent ? `${rent.day} ${rent.amount ?? '?'}` : 'none';
  return [...(found?.late ?? []).map(summaryOf), `next ${summaryOf(found?.next)}`];
}

it('is every rent without a payment, and what is left of one that was paid in part', () => {
  expect(owed([])).toEqual(['2025-05-01 1200', '2026-05-01 1200', 'next 2027-05-01 1200']);
  expect(owed([paid('2025-05-01', '700'), paid('2026-05-01')])).toEqual([
    '2025-05-01 500',
    'next 2027-05-01 1200',
  ]);
});

it('takes a payment for the rent that it is nearest to, once', () => {
  // Between 1 May 2025 and 1 May 2026 are 365 days: 30 October is 182 days after the first and 183 before the second.
  expect(owed([paid('2025-10-30')])).toEqual(['2026-05-01 1200', 'next 2027-05-01 1200']);
  expect(owed([paid('2025-10-31')])).toEqual(['2025-05-01 1200', 'next 2027-05-01 1200']);
});

it('takes no payment that another one replaced, and none of another kind', () => {
  const both = ['2025-05-01 1200', '2026-05-01 1200', 'next 2027-05-01 1200'];
  expect(owed([paid('2025-05-01', '1200', { closing: 'Replaced' })])).toEqual(both);
  expect(owed([paid('2025-05-01', '1200', { kind: 'Damages' })])).toEqual(both);
});

it('leaves a rent to the run that paid it, whatever the amount', () => {
  expect(owed([paid('2025-05-01', '1', { isOfRun: true })])).toEqual([
    '2026-05-01 1200',
    'next 2027-05-01 1200',
  ]);
});

it('is not late on its day, and ends with the expiry and the surrender', () => {
  expect(owed([], {}, '2026-05-01')).toEqual(['2025-05-01 1200', 'next 2026-05-01 1200']);
  expect(owed([], { expiryDate: '2026-05-01' })).toEqual(['2025-05-01 1200', '2026-05-01 1200', 'next none']);
  expect(owed([], { expiryDate: '2026-04-30' })).toEqual(['2025-05-01 1200', 'next none']);
  const surrender = (date: string) => ({ lifeSteps: [{ id: 's', kind: 'Surrender' as const, date }] });
  expect(owed([], surrender('2026-05-01'))).toEqual(['2025-05-01 1200', 'next none']);
  expect(owed([], surrender('2026-05-02'))).toEqual(['2025-05-01 1200', '2026-05-01 1200', 'next none']);
});
