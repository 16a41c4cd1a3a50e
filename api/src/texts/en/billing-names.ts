/** Names of records in counts: time and invoices. */
export const en = {
  Timesheet: { one: 'timesheet', many: 'timesheets' },
  DayLock: { one: 'closed period', many: 'closed periods' },
  Invoice: { one: 'invoice', many: 'invoices' },
};
