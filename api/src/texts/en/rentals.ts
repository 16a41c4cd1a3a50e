const listed = (names: readonly string[], count: number) =>
  count > names.length ? `${names.join(', ')} and ${count - names.length} more` : names.join(', ');

/** Refusals about runs of rents. */
export const en = {
  off: 'Rents are switched off for you. Ask a system administrator.',
  onlyRentals: 'Only people who run rents may do this. Ask a system administrator.',
  ownRun: 'You prepared this run. Somebody else who runs rents in your company approves it.',
  takenBackAlready: 'This run was taken back. Prepare a new one.',
  approvedAlready: 'This run is approved already. Load it again to see its payments.',
  sentAlready: (count: number) =>
    count === 1
      ? 'One payment of this run went out. A run is taken back only before that: return or cancel the payment.'
      : `${count} payments of this run went out. A run is taken back only before that: return or cancel the payments.`,
  changedMeanwhile: 'Somebody changed this run meanwhile. Load it again.',
  rentsChanged: (count: number, names: readonly string[]) =>
    count === 1
      ? `The rent of ${listed(names, count)} is no longer what was looked through. Find the rents again and look at it.`
      : `Rents of ${listed(names, count)} are no longer what was looked through. Find the rents again and look at them.`,
  paidMeanwhile: 'Another run pays one of these rents already. Find the rents again to see which.',
  notApproved: 'This run is not approved yet: it has no payments.',
  nothingToSend: 'All payments of this run went out already, or were paid.',
  nothingToPay: 'No rent of this run can be paid. Fix the exceptions, or decide which rents to pay.',
  notPayable: 'One of these rents cannot be paid before it is fixed. Its reason is beside it.',
  acts: {
    backAlready: (name: string) => `Payment ${name} came back already. Leave it out.`,
    notOut: (name: string) => `Payment ${name} did not go out yet, so it cannot come back.`,
    amountMissing: (name: string) => `Payment ${name}: enter an amount above 0.`,
    beforeOut: (name: string) =>
      `Payment ${name}: the day is before the one on which it went out or came back. Enter a later day.`,
    closedAlready: (name: string) => `Payment ${name} was cancelled or replaced already. Leave it out.`,
    held: (name: string) => `Payment ${name} is held back. Release it first.`,
    heldAlready: (name: string) => `Payment ${name} is held back already. Leave it out.`,
    notHeld: (name: string) => `Payment ${name} is not held back. Leave it out.`,
    notLess: (name: string) => `Payment ${name}: a part is less than the payment. Mark it as paid instead.`,
    notReturned: (name: string) =>
      `Payment ${name} did not come back. Mark it as returned first, then reissue it.`,
    paidAlready: (name: string) => `Payment ${name} was paid already. Leave it out.`,
    paidCancel: (name: string) => `Payment ${name} was paid. Mark it as returned first, then cancel it.`,
    returnedAlready: (name: string) => `Payment ${name} came back already. Reissue it instead.`,
    tooMuch: (name: string) =>
      `Payment ${name} is less than what you hold back of it. Enter a smaller amount.`,
    wentOut: (name: string) => `Payment ${name} went out already, so it cannot be held back.`,
  },
  paymentKept:
    'This payment is held back, cancelled or replaced, so it stays as it is. Release it in the list of payments first, or leave it.',
  tooManyPayments: (most: number) => `Choose between 1 and ${most} payments at a time.`,
  tooMany: (most: number) => `Choose between 1 and ${most} rents at a time.`,
  reasonMissing: 'Enter why the rents are held back.',
  endBeforeFirst: 'The last day cannot be before the first rent.',
  rateTwice: 'This head has a new amount from this day already.',
  paymentOfRun:
    'This payment comes from a run of rents: its kind, payee, amount and due day stay. Return it, or take the run back.',
  agreementHasRents:
    'Runs of rents paid for this agreement. It stays: give its schedule an end date instead.',
};
