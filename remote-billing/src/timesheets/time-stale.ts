import type { StaleReads } from 'shared-contracts';

/** Reads of time and invoices; any step on one of them may change all. */
export const timeReads = [
  'timesheets',
  'timesheet',
  'timesheetEntries',
  'missingWeeks',
  'workInProgress',
  'invoices',
  'invoice',
  'invoiceHindrances',
  'history',
] as const;

/** What the operations on time mean for the cache. */
export const timeStale = {
  updateTimesheet: { lists: ['timesheets', 'timesheetEntries', 'missingWeeks', 'workInProgress', 'history'] },
  deleteTimesheets: { lists: timeReads, removes: 'Timesheet' },
  deleteTimesheetRatePendings: { lists: timeReads, removes: 'TimesheetEntry' },
  submitTimesheets: { lists: timeReads },
  recallTimesheets: { lists: timeReads },
  approveTime: { lists: timeReads },
  withdrawApproval: { lists: timeReads },
  sendBackTime: { lists: timeReads },
  holdTime: { lists: timeReads },
  releaseTime: { lists: timeReads },
  applyRates: { lists: timeReads },
  updateDayLock: { lists: ['dayLocks', ...timeReads] },
} satisfies StaleReads['after'];
