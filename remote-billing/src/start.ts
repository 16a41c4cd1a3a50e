import { namesOf, type StartBulkAction, type StartDoor } from 'shared-contracts';
import { areaStart } from 'shared-contracts/start';
import { texts } from './generated/texts/start.ts';

const deletes: StartBulkAction[] = [
  { name: 'delete', title: namesOf(texts, (said) => said.delete), needs: 'deleteItem' },
];

const ofTimesheets: StartBulkAction[] = [
  { name: 'period-summary', title: namesOf(texts, (said) => said.periodSummary), needs: 'viewItem' },
  { name: 'timesheet-details', title: namesOf(texts, (said) => said.timesheetDetails), needs: 'viewItem' },
  {
    name: 'work-in-progress',
    title: namesOf(texts, (said) => said.workInProgress),
    needs: 'viewItem',
    gate: 'invoice',
  },
  {
    name: 'work-in-progress-aged',
    title: namesOf(texts, (said) => said.workInProgressAged),
    needs: 'viewItem',
    gate: 'invoice',
  },
  ...deletes,
  {
    name: 'delete-submitted',
    title: namesOf(texts, (said) => said.deleteSubmitted),
    needs: 'deleteItem',
  },
];

const ofInvoices: StartBulkAction[] = [
  { name: 'invoice', title: namesOf(texts, (said) => said.invoice), needs: 'viewItem' },
  ...deletes,
];

const door = (path: string, title: (said: (typeof texts)['en']) => string): StartDoor => ({
  ...{ group: 'billing', title: namesOf(texts, title), path },
});

/** What people open every day that is no list. */
const doors = {
  timesheets: [door('timesheets/new', (said) => said.myWeek)],
  'time-approval': [{ ...door('time-approval/waiting', (said) => said.timeToApprove), isCounted: true }],
  invoices: [
    door('invoices/work-in-progress', (said) => said.unbilled),
    door('invoices/closed-days', (said) => said.closedDays),
  ],
};

/** What the shell must know of this area before its code runs. */
export const start = areaStart('billing', {
  forms: 'all',
  doors,
  picklists: ['workRates'],
  bulkActions: { timesheets: ofTimesheets, invoices: ofInvoices },
});
