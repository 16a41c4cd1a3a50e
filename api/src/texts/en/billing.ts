/** Refusals about time and invoices. */
export const en = {
  fileOfDraft: 'Only a finalized invoice has a file: finalize it first.',
  off: 'This part of Rightway is switched off for you. Ask a system administrator.',
  onlyInvoicing: 'Only people with invoice access may do this. Ask a system administrator.',
  onlyApprovers: 'Only approvers of your company may do this. Ask a system administrator.',
  onlyOwn: 'You may write your own time alone.',
  otherCompany: 'This person works for another company.',
  onInvoices: (count: number, numbers: readonly (string | null)[]) => {
    const invoices = numbers.map((number) => (number === null ? 'a draft invoice' : `invoice ${number}`));
    return count === 1
      ? `1 line stays as it is: ${invoices.join(', ')} bills it.`
      : `${count} lines stay as they are: ${invoices.join(', ')} ${numbers.length === 1 ? 'bills' : 'bill'} them.`;
  },
  weekBegun:
    'This week was begun already, such as in another tab or window. Note what you entered here, then open the week again and add it there.',
  nothingWaits: 'Nothing of this week waits for approval, so there is nothing to call back.',
  ownTime: 'In your company nobody decides on their own time: somebody else has to.',
  tooMany: (most: number) => `These are more than ${most} lines. Narrow them by week, person or project.`,
  approvedStays: 'Approved and billed time is not deleted. Send it back first, or reverse its invoice.',
  pendingStays:
    'Some of this time is submitted. Say that pending time may be deleted too, or have it sent back.',
  hasRate: 'Only lines without a rate are deleted here. Change the other ones in their week.',
  lockOrder: 'The last day cannot be before the first one.',
  tooManyWeeks: (most: number) => `At most ${most} weeks can be looked at, the first before the last.`,
  largeMail: (size: number, most: number) =>
    `Its receipts have ${size} MB, and a mail takes ${most}. Download the PDF with Generate, and mark the invoice as sent.`,
  nothingToBill:
    'There is nothing to bill: no approved line with a rate and an AFE number is left. Work in progress shows why.',
  billedMeanwhile: (who: string, number: string | null) =>
    number === null
      ? `${who} put one of these lines into a draft invoice meanwhile. Load the list again.`
      : `${who} billed one of these lines meanwhile with invoice ${number}. Load the list again.`,
  notBillable: 'One of these lines cannot be billed any more. Load the list again to see why.',
  periodOrder: 'The end of the period cannot be before its beginning.',
  linesStay: 'The lines of a draft are those of the time that it bills. Delete the draft to bill other ones.',
  unbalanced: (numbers: readonly string[]) =>
    `The lines and taxes of ${numbers.join(', ')} do not add up to the total. Nothing is exported: ask a system administrator.`,
  creditedAlready:
    'A credit note took a part of this invoice back, so it is not reversed. Credit what is left of it.',
  takenBackOnce: 'This batch was taken back already.',
  noPayment: 'This payment was taken back already. Load the invoice again.',
  paidSingly: 'Its payments were noted one by one. Take back the one that did not come.',
  nothingToPay: 'Nothing of this invoice is open: credit notes took back what was not paid.',
  nothingToPayOut: 'The client paid no more than the invoice still comes to, so there is nothing to pay out.',
  nothingToExport:
    'No finalized invoice and no payment of these days is left to export. Choose other days, or export again what was exported before.',
};
