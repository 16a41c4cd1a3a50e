/** What is noted of payments in their list. */
export const en = {
  title: {
    PAID_one: 'Was this payment paid?',
    PAID_other: 'Were these {{count}} payments paid?',
    RETURNED_one: 'Did this payment come back?',
    RETURNED_other: 'Did these {{count}} payments come back?',
  },
  confirm: { PAID: 'Mark as paid', RETURNED: 'Mark as returned' },
  day: { PAID: 'Paid on', RETURNED: 'Came back on' },
  reference: 'Reference (cheque or transfer)',
  kept: 'Without a reference each payment keeps the one that it has.',
  dayNeeded: 'Enter the day.',
  done: {
    PAID_one: '{{count}} payment is marked as paid.',
    PAID_other: '{{count}} payments are marked as paid.',
    RETURNED_one: '{{count}} payment is marked as returned.',
    RETURNED_other: '{{count}} payments are marked as returned.',
  },
};
