import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';
import { useParams } from 'shared-ui/router';

const Approval = lazyScreen(async () => (await import('./approval-screen.tsx')).ApprovalScreen);
const Timesheet = lazyScreen(async () => (await import('./timesheet-screen.tsx')).TimesheetScreen);

/** What an address names beside weeks. */
function TimeScreen() {
  const { id } = useParams();
  return id === 'approval' ? <Approval /> : <Timesheet mode="timesheets" />;
}

/** Weeks of time at `/timesheets/{id}`, and the same form for who invoices them (000 §2). */
export const timeRoutes: Area['routes'] = {
  timesheets: [{ path: '*', element: <TimeScreen /> }],
  'invoicing-timesheets': [{ path: '*', element: <Timesheet mode="invoicing-timesheets" /> }],
};
