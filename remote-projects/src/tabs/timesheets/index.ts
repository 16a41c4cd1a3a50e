import { lazyScreen } from 'shared-ui';
import type { ProjectPart } from '../../ground/project-part.ts';

/** Time that was spent on the project, for who keeps, approves or invoices time. */
export const timesheetsPart: ProjectPart = {
  path: 'timesheets',
  group: 'around',
  needsSaved: true,
  isShown: ({ user, flags }) =>
    flags.enableTimesheets && (user.isBroker || (user.canAccessInvoice && flags.enableInvoicing)),
  Tab: lazyScreen(async () => (await import('./project-time-tab.tsx')).ProjectTimeTab),
};
