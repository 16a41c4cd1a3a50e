/** The mails that remind people: in the morning, or at once. */
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
  },
  /** What an event of a calendar begins with. */
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
  },
  more: (count: number) => `And ${count} more.`,
  open: 'Open the record',
  inbox: 'Open the inbox',
  out: (kind: string, address: string) => `No more mails about “${kind}”: ${address}`,
  footer: (address: string) => `Choose what you are reminded of, and how: ${address}`,
};
