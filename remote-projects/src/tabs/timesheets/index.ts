import { lazyScreen } from 'shared-ui';
import type { ProjectPart } from '../../ground/project-part.ts';

/** The time spent on the project, for people who write, approve or invoice time. */
export const timesheetsPart: ProjectPart = {
  path: 'timesheets',
  group: 'around',
  needsSaved: true,
  isShown: ({ user, flags }) =>
    flags.enableTimesheets && (user.isBroker || (user.canAccessInvoice && flags.enableInvoicing)),
  Tab: lazyScreen(async () => (await import('./project-time-tab.tsx')).ProjectTimeTab),
};
