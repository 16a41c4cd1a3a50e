/** How a timesheet is opened: by who writes or approves it, or by who invoices it (000 §2). */
export type TimesheetMode = 'timesheets' | 'invoicing-timesheets';

/** Where the week of a person is opened, whether it is there already or not. */
export const weekAddress = (mode: TimesheetMode, userId: string, monday: string): string =>
  `/${mode}/new/details?week=${monday}&user=${userId}`;
