/** Texts of this area that the shell shows before the area's code is loaded. */
export const en = {
  delete: 'Delete',
  deleteSubmitted: 'Delete, submitted ones too',
  periodSummary: 'Period Summary',
  timesheetDetails: 'Timesheet Details',
  workInProgress: 'Work in Progress',
  invoice: 'Invoice',
  workInProgressAged: 'Work in Progress Aged',
  myWeek: 'My week',
  timeToApprove: 'Time to approve',
  unbilled: 'Work in progress',
  closedDays: 'Closed days',
  rents: 'Rents',
};
