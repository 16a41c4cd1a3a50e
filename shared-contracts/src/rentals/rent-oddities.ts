/** Oddities that block the payment of a rent until somebody fixes them. */
export const blockingOddities = [
  'noDueDay',
  'noAmount',
  'noOwner',
  'noPayee',
  'sharesNotWhole',
  'stopped',
  'disputed',
  'unlocated',
  'surrendered',
  'paidAlready',
  'paidInPart',
] as const;

/** Oddities that leave a rent out of a run unless somebody decides to pay it. */
export const decidableOddities = ['missed', 'expired'] as const;

/** Oddities that are shown next to a rent, which is paid unless somebody leaves it out. */
export const shownOddities = [
  'payeeChanged',
  'payeeMoved',
  'titleTransferred',
  'reviewOpen',
  'payeeAbroad',
  'noAddress',
  'inactivePayee',
] as const;

/** All oddities of a rent, the most serious first. */
export const rentOddities = [...blockingOddities, ...decidableOddities, ...shownOddities] as const;

export type RentOddity = (typeof rentOddities)[number];

const isIn = (list: readonly RentOddity[]) => (oddity: RentOddity) => list.includes(oddity);

/** A person's decision about a rent in a run; without one, its oddities decide. */
export const rentDecisions = ['Pay', 'LeaveOut'] as const;

export type RentDecision = (typeof rentDecisions)[number];

/** Whether nothing prevents the payment of a rent. */
export const mayBePaid = (oddities: readonly RentOddity[]): boolean => !oddities.some(isIn(blockingOddities));

/** Whether a run pays a rent when it is approved. */
export function isPaidByRun(oddities: readonly RentOddity[], decision: RentDecision | null): boolean {
  if (!mayBePaid(oddities) || decision === 'LeaveOut') return false;
  return decision === 'Pay' || !oddities.some(isIn(decidableOddities));
}
