/** Names of the folders of the start screen. */
export const en = {
  'my-tasks': 'My tasks',
  'my-overdue-tasks': 'My overdue tasks',
  'active-projects': 'Active projects',
  'consent-outstanding': 'Agreements without consent',
  'agreements-expiring': 'Agreements expiring within 90 days',
  'requests-waiting': 'Requests waiting for an answer',
  'obligations-due': 'Obligations due within 30 days',
  'rents-unpaid': 'Unpaid rents',
  'payments-due': 'Payments due this month',
  'payments-overdue': 'Payments overdue',
  'payments-returned': 'Payments returned',
  'payments-held': 'Payments held back',
  'recent-documents': 'Documents of the last 30 days',
  'timesheets-pending': 'Timesheets pending',
  'invoices-open': 'Invoices not yet finalized',
};
