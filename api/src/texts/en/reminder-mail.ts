/** The mails that remind people, in the morning or at once. */
export const en = {
  subject: (count: number, late: number) =>
    late > 0 ? `${count} reminders, ${late} overdue` : `${count} reminders`,
  kinds: {
    taskAssigned: {
      ahead: (day: string) => `Task assigned to you on ${day}`,
      late: (day: string) => `Task assigned to you on ${day}`,
    },
    mentioned: {
      ahead: (day: string) => `Mentioned in a comment on ${day}`,
      late: (day: string) => `Mentioned in a comment on ${day}`,
    },
    weekApproved: {
      ahead: (day: string) => `Week approved on ${day}`,
      late: (day: string) => `Week approved on ${day}`,
    },
    importDone: {
      ahead: (day: string) => `Import finished on ${day}`,
      late: (day: string) => `Import finished on ${day}`,
    },
    weekSentBack: {
      ahead: (day: string) => `Week of ${day} sent back`,
      late: (day: string) => `Week of ${day} sent back`,
    },
    taskDue: {
      ahead: (day: string) => `Task due on ${day}`,
      late: (day: string) => `Task overdue since ${day}`,
    },
    obligationDue: {
      ahead: (day: string) => `Obligation due on ${day}`,
      late: (day: string) => `Obligation overdue since ${day}`,
    },
    keyDate: {
      ahead: (day: string) => `Key date on ${day}`,
      late: (day: string) => `Key date passed on ${day}`,
    },
    stakeholderDue: {
      ahead: (day: string) => `Stakeholder’s notice expires on ${day}`,
      late: (day: string) => `Stakeholder’s notice expired on ${day}`,
    },
    agreementExpiry: {
      ahead: (day: string) => `Agreement expires on ${day}`,
      late: (day: string) => `Agreement expired on ${day}`,
    },
    rateEnds: {
      ahead: (day: string) => `Rates end on ${day}`,
      late: (day: string) => `Rates ended on ${day}`,
    },
    paymentDue: {
      ahead: (day: string) => `Payment due on ${day}`,
      late: (day: string) => `Payment overdue since ${day}`,
    },
    answered: {
      ahead: (day: string) => `Answer to your comment on ${day}`,
      late: (day: string) => `Answer to your comment on ${day}`,
    },
    partyAnswered: {
      ahead: (day: string) => `Answer in a consultation on ${day}`,
      late: (day: string) => `Answer in a consultation on ${day}`,
    },
    requestAnswered: {
      ahead: (day: string) => `Request answered on ${day}`,
      late: (day: string) => `Request answered on ${day}`,
    },
    savedOver: {
      ahead: (day: string) => `Saved beside your unsaved changes on ${day}`,
      late: (day: string) => `Saved beside your unsaved changes on ${day}`,
    },
    reportDone: {
      ahead: (day: string) => `Report finished on ${day}`,
      late: (day: string) => `Report finished on ${day}`,
    },
    weekCorrected: {
      ahead: (day: string) => `Week submitted again on ${day}`,
      late: (day: string) => `Week submitted again on ${day}`,
    },
    answerDue: {
      ahead: (day: string) => `Last day for an answer is ${day}`,
      late: (day: string) => `Time for an answer ended on ${day}`,
    },
    followUpDue: {
      ahead: (day: string) => `Follow-up due on ${day}`,
      late: (day: string) => `Follow-up overdue since ${day}`,
    },
    copyWaited: {
      ahead: (day: string) => `Wait after a copy ends on ${day}`,
      late: (day: string) => `Wait after a copy ended on ${day}`,
    },
    entryDue: {
      ahead: (day: string) => `A right of entry is applied for by ${day}`,
      late: (day: string) => `The notice of a right of entry is too old since ${day}`,
    },
    reviewDue: {
      ahead: (day: string) => `Notice of a review due on ${day}`,
      late: (day: string) => `Notice of a review overdue since ${day}`,
    },
    requestExpiry: {
      ahead: (day: string) => `Permit or consent expires on ${day}`,
      late: (day: string) => `Permit or consent expired on ${day}`,
    },
    rentDue: {
      ahead: (day: string) => `Rent due on ${day} without a payment`,
      late: (day: string) => `Rent overdue since ${day} without a payment`,
    },
  },
  /** The beginning of a calendar event's title. */
  calendar: {
    taskAssigned: 'Task',
    mentioned: 'Mentioned',
    weekApproved: 'Week',
    importDone: 'Import',
    weekSentBack: 'Week',
    taskDue: 'Task due',
    obligationDue: 'Obligation due',
    keyDate: 'Key date',
    stakeholderDue: 'Notice expires',
    agreementExpiry: 'Agreement expires',
    rateEnds: 'Rates end',
    paymentDue: 'Payment due',
    answered: 'Answer',
    partyAnswered: 'Answer in a consultation',
    requestAnswered: 'Request answered',
    savedOver: 'Saved beside your changes',
    reportDone: 'Report',
    weekCorrected: 'Week submitted again',
    answerDue: 'Last day for an answer',
    followUpDue: 'Follow-up due',
    copyWaited: 'Wait after a copy',
    entryDue: 'Right of entry to be applied for',
    reviewDue: 'Notice of a review due',
    requestExpiry: 'Permit or consent expires',
    rentDue: 'Rent due',
  },
  more: (count: number) => `And ${count} more.`,
  open: 'Open the record',
  inbox: 'Open the inbox',
  out: (kind: string, address: string) => `No more mails about “${kind}”: ${address}`,
  footer: (address: string) => `Choose what you are reminded of, and how: ${address}`,
};
