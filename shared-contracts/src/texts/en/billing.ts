/** Messages about time, its rates and its invoices. Days and amounts are passed already formatted for people. */
export const en = {
  rate: {
    client: (client: string, schedule: string, day: string) =>
      `The rate of ${client} (${schedule}, from ${day} on): a client's own goes before the default.`,
    fallback: (schedule: string, day: string) =>
      `The default rate (${schedule}, from ${day} on): the client has none of its own for this work on this day.`,
    clientProject: (client: string, schedule: string, day: string) =>
      `The rate of ${client} for this project (${schedule}, from ${day} on): it goes before the client's others.`,
    project: (schedule: string, day: string) =>
      `The rate of this project (${schedule}, from ${day} on): the client has none of its own for this work on this day.`,
    company: (schedule: string, day: string) =>
      `The default rate of the company (${schedule}, from ${day} on): the client and the project have none for this work on this day.`,
    forPerson: (person: string) => `It is for ${person} alone.`,
    forRole: (role: string) => `It is for the role ${role}.`,
    ended: (schedule: string, day: string) =>
      `No rate: ${schedule} ended on ${day}. Add a rate schedule, then apply rates.`,
    none: (work: string) =>
      `No rate for '${work}' holds on this day. Add it to a rate schedule, then apply rates.`,
    expense: 'An expense: billed at what it cost.',
  },
  part: {
    fixedFee: 'fixed fee',
    minimum: 'call-out minimum',
    overtime: 'overtime',
    doubleTime: 'double time',
    markUp: (percent: string) => `mark-up ${percent} %`,
  },
  terms: {
    markUp: (percent: string, amount: string) => `${percent} % are added by the contract: ${amount}.`,
    days: (hours: string, days: string, ofDay: string, ofHalf: string | null) =>
      `${hours} hours are ${days} of a day: a day has ${ofDay} hours${ofHalf === null ? '' : `, half a day up to ${ofHalf}`}.`,
    minimum: (added: string, least: string | null) =>
      `${added} hours are added: ${least === null ? 'a minimum' : `at least ${least} hours`} a day is agreed.`,
    overtime: (hours: string, price: string, limit: string) =>
      `${hours} hours are overtime at ${price}${limit === '' ? '' : `: ${limit}`}.`,
    doubleTime: (hours: string, price: string, limit: string) =>
      `${hours} hours are double time at ${price}${limit === '' ? '' : `: ${limit}`}.`,
    overDay: (hours: string) => `more than ${hours} a day`,
    overWeek: (hours: string) => `more than ${hours} a week`,
    overDayOrWeek: (day: string, week: string) => `more than ${day} a day or ${week} a week`,
  },
  line: {
    submitted: 'This line is submitted. Ask for it to be sent back before you change it.',
    approved: 'This line is approved. Ask for it to be sent back before you change it.',
    drafted: 'This line is on a draft invoice. It can be changed once the draft is deleted.',
    invoiced: (number: string) =>
      `This line was billed with invoice ${number}. It can be changed once that invoice is reversed.`,
    lockedDay: (reason: string) => `This day is closed: ${reason}. Ask somebody who invoices to open it.`,
    outsideWeek: 'This day is not in the week of the timesheet.',
    cellTaken: (quantity: string) =>
      `The same work of this day has ${quantity} already, entered in another window. Change that line, or give this one a description of its own.`,
    otherProject: 'This agreement belongs to another project.',
    noWork: 'Enter the kind of work: it determines the rate.',
    noMonday: 'A week begins on a Monday.',
  },
  week: {
    overFull: (day: string, hours: string) =>
      `${day} has ${hours} hours. Give a reason for the day, or correct its lines, before you submit.`,
    ahead: (days: string) =>
      `Days to come are submitted only if you confirm them: ${days}. Submit the week when they are over, or confirm.`,
    empty: 'There is nothing to submit in this week: all its lines are submitted.',
  },
  hindrance: {
    ON_HOLD: (who: string, reason: string) => `On hold by ${who}: ${reason}`,
    NOT_SUBMITTED: (who: string) => `${who} has not submitted it.`,
    NOT_APPROVED: 'Submitted, and not approved yet.',
    NO_PROJECT: 'It names no project, so nobody can be billed for it.',
    NO_CLIENT: 'Its project has no client.',
    NO_AFE: 'Its project has no AFE number.',
    NO_RATE: 'It has no rate on its day.',
    ON_DRAFT: 'It is on a draft invoice.',
    READY: 'It can be billed.',
    BILLED_SINCE: 'It was not billed on this day; it is by now.',
  },
  invoiceDate: {
    closedDay: (day: string, reason: string) =>
      `${day} is closed: ${reason}. Choose a later date, or let an administrator say why it is dated so.`,
    beforeWork: (day: string) =>
      `Its last work was done on ${day}. Date it on that day or later, or let an administrator say why it is dated so.`,
    outOfOrder: (number: string, day: string) =>
      `Invoice ${number} is dated ${day}, and numbers follow the dates. Date it on that day or later, or let an administrator say why it is dated so.`,
    tooLate: (years: number) => `An invoice is dated at most ${years} years after today.`,
  },
  receipt: {
    noTax: 'Enter the tax that the receipt names, or leave it empty.',
    tooMuch: (percent: number) =>
      `This is more than ${percent} % of the cost without tax, the highest rate of HST. Enter the tax alone.`,
    noNumber: (from: string) =>
      `From ${from} on a credit for the tax needs the supplier's GST/HST registration, which the receipt names.`,
  },
  format: {
    line: (number: string, description: string, headings: string) =>
      `line ${number} (${description}) has no ${headings}`,
    lacks: (format: string, lines: string, more: number) =>
      `'${format}' is not kept: ${lines}${more > 0 ? `; and ${more} more` : ''}. Enter it with the project, or in the format's coding of ledger codes.`,
  },
  charge: {
    feeLeft: (left: string) => `Only ${left} are left of the fixed fee: other invoices bill the rest.`,
    belowNothing: 'The line would be less than nothing. Write it down by at most its amount.',
    bothDiscounts: 'Enter a discount in per cent or in dollars, not both.',
    discountTooLarge: 'The discount is more than the sum of the lines.',
    noCredit: 'Enter what is credited of at least one line.',
    noReason: 'Say why the line is written up or down.',
    otherClient: 'This project has another client than the invoice.',
  },
  invoice: {
    noProvince: (project: string) =>
      `${project} has no area with a province, so its taxes are not known. Choose the area of the project.`,
    noLines: 'The draft has no lines. Delete it and draft another one.',
    noTaxNumber: (from: string) =>
      `From ${from} on an invoice with tax names your registration for GST/HST. An administrator enters it with the company.`,
    noTerms: (from: string) => `From ${from} on an invoice says its terms, such as 'Net 30 days'.`,
    noAddress: (client: string) => `${client} has no address. Enter it with the business associate.`,
    notAllowed: {
      FINALIZED: 'Only a draft can be finalized.',
      CREDITED: 'Only a finalized bill can be credited.',
      REVERSED: 'Only a finalized bill can be reversed, and only once.',
      SENT: 'Only a finalized invoice can be sent.',
      PAID: 'Only a finalized invoice can be paid.',
      WRITTEN_OFF: 'Only a finalized bill can be written off.',
      DELETED: 'A finalized invoice is never deleted. Reverse it instead.',
      EDITED: 'A finalized invoice stays as it is. Credit a part of it, or reverse it and bill again.',
    },
    writeOff: {
      beforeInvoice: 'A bill is not written off before its date.',
      standsFirst: 'A part of this invoice is written off. Take the write-off back first.',
    },
    overpaid: (open: string) =>
      `Only ${open} is open. Note what belongs to this invoice, and the rest with the invoice that it pays.`,
    overcredited: (left: string) => `Only ${left} of this line is left to credit.`,
    credit: (number: string) => `Credit for invoice ${number}`,
    creditStays: 'A credit note stays as it is. To bill it again, add a line to a draft by hand.',
    reversalStays: 'A reversal stays as it is. What it takes back can be billed again.',
    reversal: (number: string) => `Reversal of invoice ${number}`,
    beforeInvoice: 'It is dated on the day of its invoice, or later.',
  },
};
