/** Texts on the statements for payees. */
export const en = {
  choosePayments: 'Choose the payments whose payees get a statement.',
  title: (year: number) => `Statement of payments ${year}`,
  titleOfYears: 'Statements of payments',
  counted:
    'Payments count by the day they were paid, or else requisitioned. Returned and cancelled ones are left out.',
  none: 'Nothing was paid in this year.',
  columns: {
    day: 'Paid',
    due: 'Due',
    number: 'Payment',
    reference: 'Reference',
    agreement: 'Agreement',
    project: 'Project',
  },
};
