import type { Area } from 'shared-contracts';
import { lazyScreen } from 'shared-ui';
import { Navigate, useParams } from 'shared-ui/router';
import { approvalAddress } from './timesheet-mode.ts';

const Approval = lazyScreen(async () => (await import('./approval-screen.tsx')).ApprovalScreen);
const Timesheet = lazyScreen(async () => (await import('./timesheet-screen.tsx')).TimesheetScreen);

/** A week of one's own; what waits for approval had its address here before. */
function TimeScreen() {
  const { id } = useParams();
  return id === 'approval' ? <Navigate to={approvalAddress} replace /> : <Timesheet mode="timesheets" />;
}

/** What waits for an approver, and the weeks that it is in. */
function TimeApproval() {
  const { id } = useParams();
  return id === 'waiting' ? <Approval /> : <Timesheet mode="time-approval" />;
}

/** Weeks of time at `/timesheets/{id}`, and the same form for who approves and for who invoices them (000 §2). */
export const timeRoutes: Area['routes'] = {
  timesheets: [{ path: '*', element: <TimeScreen /> }],
  'time-approval': [{ path: '*', element: <TimeApproval /> }],
  'invoicing-timesheets': [{ path: '*', element: <Timesheet mode="invoicing-timesheets" /> }],
};
