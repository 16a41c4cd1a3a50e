/** What stands on the statements of payees. */
export const en = {
  oneFile: 'Statements are made for the payees of one file. Choose one alone.',
  title: (year: number) => `Statement of payments ${year}`,
  counted: 'Payments count by the day they were paid, or else requisitioned. Returned ones are left out.',
  none: 'Nothing was paid in this year.',
  columns: {
    day: 'Paid',
    due: 'Due',
    number: 'Payment',
    reference: 'Reference',
    agreement: 'Agreement',
    project: 'Project',
    amount: 'Amount, CAD',
  },
};
