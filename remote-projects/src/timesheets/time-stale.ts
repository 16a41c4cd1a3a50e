import type { StaleReads } from 'shared-contracts';

/** What is read of time by itself. */
const reads = [
  'timesheets',
  'timesheet',
  'timesheetEntries',
  'projectTime',
  'missingWeeks',
  'workInProgress',
  'history',
] as const;

/** What the operations on time mean for the cache. */
export const timeStale = {
  updateTimesheet: {
    lists: ['timesheets', 'timesheetEntries', 'projectTime', 'missingWeeks', 'workInProgress', 'history'],
  },
  deleteTimesheets: { lists: reads, removes: 'Timesheet' },
  deleteTimesheetRatePendings: { lists: reads, removes: 'TimesheetEntry' },
  submitTimesheets: { lists: reads },
  approveTime: { lists: reads },
  sendBackTime: { lists: reads },
  updateDayLock: { lists: ['dayLocks', ...reads] },
  deleteDayLocks: { lists: ['dayLocks', ...reads], removes: 'DayLock' },
} satisfies StaleReads['after'];
