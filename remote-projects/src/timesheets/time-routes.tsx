import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';

const Timesheet = lazyScreen(async () => (await import('./timesheet-screen.tsx')).TimesheetScreen);

/** Weeks of time at `/timesheets/{id}`, and the same form for who invoices them (000 §2). */
export const timeRoutes: Area['routes'] = {
  timesheets: [{ path: '*', element: <Timesheet mode="timesheets" /> }],
  'invoicing-timesheets': [{ path: '*', element: <Timesheet mode="invoicing-timesheets" /> }],
};
