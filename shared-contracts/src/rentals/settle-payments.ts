/** The outcomes of payments that went out. */
export type PaymentOutcome = 'PAID' | 'RETURNED';

/** Why nothing is owed by a payment any more. */
export type PaymentClosing = 'Cancelled' | 'Replaced';

/** The state of a payment: its days, yyyy-MM-dd, and whether it is closed. */
export interface PaymentDays {
  readonly requisitionedDate: string | null;
  readonly paidDate: string | null;
  readonly returnedDate: string | null;
  readonly heldDate: string | null;
  readonly closing: PaymentClosing | null;
}

export type SettleFault =
  | 'beforeOut'
  | 'closedAlready'
  | 'held'
  | 'notOut'
  | 'paidAlready'
  | 'returnedAlready';

/** Why a payment was not paid, or did not come back, on a day; undefined where it may have been. */
export function settleFault(
  { requisitionedDate, paidDate, returnedDate, heldDate, closing }: PaymentDays,
  outcome: PaymentOutcome,
  day: string,
): SettleFault | undefined {
  if (closing) return 'closedAlready';
  if (returnedDate) return 'returnedAlready';
  if (outcome === 'PAID' && paidDate) return 'paidAlready';
  if (outcome === 'PAID' && heldDate) return 'held';
  const out = paidDate ?? requisitionedDate;
  if (outcome === 'RETURNED' && !out) return 'notOut';
  return out && day < out ? 'beforeOut' : undefined;
}
