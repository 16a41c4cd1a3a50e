/** What records are called where they are counted: time and invoices. */
export const en = {
  Timesheet: { one: 'timesheet', many: 'timesheets' },
  Invoice: { one: 'invoice', many: 'invoices' },
};
