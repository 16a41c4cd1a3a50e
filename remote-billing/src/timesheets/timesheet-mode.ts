import { type Address, recordAddress } from 'shared-contracts/routes';
import { listAddress } from 'shared-ui';

/**
 * How a timesheet is opened: by who writes it, by who approves it, who need not keep time, or by who invoices it (000 §2,
 * decision 080).
 */
export type TimesheetMode = 'timesheets' | 'time-approval' | 'invoicing-timesheets';

/** Where approvers find what waits for them. */
export const approvalAddress = '/time-approval/waiting';

/** Where a week is opened. */
export const timesheetAddress = (mode: TimesheetMode, id: string): Address =>
  recordAddress({ route: mode, id }, 'details');

/** Where the week of a person is opened, whether it is there already or not. */
export const weekAddress = (mode: TimesheetMode, userId: string, monday: string): Address =>
  `/${mode}/new/details?week=${monday}&user=${userId}`;

/** The list that a week is opened from. */
export const listOfWeeks = (mode: TimesheetMode): Address =>
  mode === 'time-approval' ? approvalAddress : listAddress('timesheets');
