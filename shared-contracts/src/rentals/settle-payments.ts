/** What becomes of payments that went out. */
export type PaymentOutcome = 'PAID' | 'RETURNED';

/** The days of a payment, yyyy-MM-dd. */
export interface PaymentDays {
  readonly requisitionedDate: string | null;
  readonly paidDate: string | null;
  readonly returnedDate: string | null;
}

export type SettleFault = 'beforeOut' | 'notOut' | 'paidAlready' | 'returnedAlready';

/** Why a payment was not paid, or did not come back, on a day; undefined where it may have been. */
export function settleFault(
  { requisitionedDate, paidDate, returnedDate }: PaymentDays,
  outcome: PaymentOutcome,
  day: string,
): SettleFault | undefined {
  if (returnedDate) return 'returnedAlready';
  if (outcome === 'PAID' && paidDate) return 'paidAlready';
  const out = paidDate ?? requisitionedDate;
  if (outcome === 'RETURNED' && !out) return 'notOut';
  return out && day < out ? 'beforeOut' : undefined;
}
