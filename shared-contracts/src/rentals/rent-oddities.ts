/** What keeps a rent from being paid until somebody fixes it. */
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
] as const;

/** What leaves a rent out unless somebody says that it is paid. */
export const askedOddities = ['missed', 'expired'] as const;

/** What is shown beside a rent that is paid unless somebody leaves it out. */
export const shownOddities = [
  'payeeChanged',
  'titleTransferred',
  'reviewOpen',
  'noAddress',
  'inactivePayee',
] as const;

/** What can be odd with a rent, the most serious first. */
export const rentOddities = [...blockingOddities, ...askedOddities, ...shownOddities] as const;

export type RentOddity = (typeof rentOddities)[number];

const isIn = (list: readonly RentOddity[]) => (oddity: RentOddity) => list.includes(oddity);

/** What somebody decided about a rent of a run; none where it goes by its oddities. */
export const rentDecisions = ['Pay', 'LeaveOut'] as const;

export type RentDecision = (typeof rentDecisions)[number];

/** Whether nothing keeps a rent from being paid. */
export const mayBePaid = (oddities: readonly RentOddity[]): boolean => !oddities.some(isIn(blockingOddities));

/** Whether a run pays a rent when it is approved. */
export function isPaidByRun(oddities: readonly RentOddity[], decision: RentDecision | null): boolean {
  if (!mayBePaid(oddities) || decision === 'LeaveOut') return false;
  return decision === 'Pay' || !oddities.some(isIn(askedOddities));
}
