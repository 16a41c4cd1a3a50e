/** Texts of the clocks that provincial rules set on an agreement. */
export const en = {
  /** For a landowner who is not named yet. */
  unnamed: '(not named yet)',
  waived: '{name} waived the waiting time by a sworn form on {day}.',
  copyNotLeft:
    'Note when the completed copy is left with {name}: neither talks nor a signature until the waiting time is over.',
  copyUnknown: 'It is not noted when the completed copy was left with {name}. Add the moment, or the waiver.',
  ruleEmpty:
    'The rule has no length, so the clock of {name} is not counted. A system administrator can add it.',
  copyRunning: 'Neither resume talks with {name} nor accept a signature before {moment}.',
  copyOver: 'The waiting time of {name} ended {moment}: talks may go on.',
  signedAfter: '{name} signed after the waiting time, which ended {moment}.',
  signedThatDay:
    '{name} signed on the day on which the waiting time ended, {moment}. Make sure that it was later.',
  signedEarly:
    '{name} signed before the waiting time ended, {moment}. Add the waiver, or have it signed again.',
  dowerGiven: 'The spouse of {name} gave dower or homestead consent on {day}.',
  dowerLate:
    'The spouse of {name} gave dower or homestead consent on {day}, after {name} signed on {given}. Consent belongs in or with the agreement: ask whether it holds, or have the agreement signed again.',
  dowerOnTitle: 'Both spouses are on title and sign: {name} needs no dower or homestead consent.',
  dowerUnknown:
    'The land is a homestead of {name}. Fill in the term, or N/A if it has no end: a long lease or a right of way needs dower or homestead consent.',
  dowerShort:
    'The term on the homestead of {name} is short enough for a lease without dower or homestead consent. A right of way may need it for any term.',
  dowerMissing:
    '{name} signed for a homestead without dower or homestead consent. Get the spouse’s consent and acknowledgement.',
  dowerDue:
    'The agreement on the homestead of {name} needs dower or homestead consent: get the spouse’s consent and acknowledgement.',
  reviewLate: 'The notice of the five-year review was given on {given}, after {day}.',
  reviewGiven: 'The notice of the five-year review was given on {given}.',
  reviewOpen: 'The anniversary is {from}; the notice of the five-year review is due by {day}.',
  reviewOverdue: 'The notice of the five-year review was due by {day}. Give it, and fill in when.',
  reviewDue: 'Give the notice of the five-year review by {day}.',
  entryOpen: 'Objections to the right of entry may be filed until {day}.',
  entryFree: 'The time for objections to the right of entry is over: an order may be made from {from} on.',
  entryOrdered: 'The right-of-entry order was made on {day}. Pay what its rule asks for before entry.',
  entryNoRule:
    'A notice of an application for right of entry was served on {day}. No rule says how long objections may be filed.',
  federalOpen: 'Apply to the federal regulator for right of entry from {from} to {day}.',
  federalDue: 'Apply to the federal regulator for right of entry by {day}.',
  federalOver: 'The notice of right of entry allowed an application until {day}. Serve a new notice.',
  federalApplied: 'The application for right of entry was filed on {given}.',
  federalTooEarly:
    'The application for right of entry was filed on {given}; after the notice it may be filed from {from} on. Serve a new notice, and apply again.',
  federalTooLate:
    'The application for right of entry was filed on {given}; after the notice it had to be filed by {day}. Serve a new notice, and apply again.',
  expired: 'It expired on {day}. Renew it, or note its surrender.',
  expiresSoon: 'It expires on {day}. Renew it in time.',
  expires: 'It expires on {day}.',
  allPaid: 'Everything that is due is paid.',
  unpaid: '{amount} are due and not paid.',
  nextPayment: '{amount} are still to be paid; the next on {day}.',
  undatedPayment: '{amount} are still to be paid, and it is not noted when.',
  nextRent: 'The next rent, {amount}, is due on {day}.',
  rentsUnpaid: '{amount} are due and not paid. Payments do not cover the rent due on {day}.',
  rentsStopped:
    '{amount} are due and not paid. Payments are stopped, and the rent due on {day} is still owed.',
  rentsDisputed:
    '{amount} are due and not paid. Payments are held because of a dispute, and the rent due on {day} is still owed.',
  rentsUnlocated:
    '{amount} are due and not paid. Payments are held because the owner cannot be found, and the rent due on {day} is still owed.',
  rentsPaidLess:
    'Runs paid {amount} less than the dated amounts say now, from the rent due on {day} on. Enter a payment of the difference, or enter it as cancelled if it is not owed.',
  rentsPaidMore:
    'Runs paid {amount} more than the dated amounts say now, from the rent due on {day} on. Settle it with the payee, or correct the amounts.',
  rentUnknown:
    'A rent was due on {day}, and its amount is not recorded. Enter the amount of each annual head.',
  rentUndated: 'There is annual compensation. Enter the effective date, or the first due day of its rents.',
  waivedThatDay:
    '{name} waived the waiting time on {day}, the day of the signature. Make sure that the waiver was sworn first.',
  waivedLate:
    '{name} signed before the waiting time ended, {moment}; the waiver of {day} came after the signature and does not heal it. Have it signed again.',
  reviewUnknown: 'There is annual compensation. Enter the effective date: the reviews are counted from it.',
  reviewCustom: 'By custom the annual compensation is reviewed from {from} on.',
  reviewsMissed:
    'No notice is recorded for the reviews of {days}. Give the last one, or record under Amendments and renewals why they are closed.',
  noProvince: 'No province: the rules cannot be applied. Add the land, or give the project an area.',
  lookedAt: 'Checked, and nothing is required now: {rules}. Check the current text.',
  notLookedAt:
    '{place}: there is no rule here about {activities}. What the law requires there was not checked.',
  aboutCopyOfAgreement: 'the copy left with the owner',
  aboutDowerConsent: 'dower or homestead consent',
  aboutReviewNotice: 'the review of annual compensation',
  aboutRightOfEntry: 'objections to a right of entry',
  aboutUnpaidCompensation: 'unpaid compensation',
  there: '{moment} where the land is',
};
