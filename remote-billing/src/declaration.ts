import { type ActionDeclaration, type DoorDeclaration, namesOf } from 'shared-contracts';
import { declareArea } from 'shared-contracts/start';
import { texts } from './generated/texts/declaration.ts';

const deletes: ActionDeclaration[] = [
  { name: 'delete', title: namesOf(texts, (said) => said.delete), needs: 'deleteItem' },
];

const ofTimesheets: ActionDeclaration[] = [
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

const ofInvoices: ActionDeclaration[] = [
  { name: 'invoice', title: namesOf(texts, (said) => said.invoice), needs: 'viewItem' },
  ...deletes,
];

const door = (path: string, title: (said: (typeof texts)['en']) => string): DoorDeclaration => ({
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
  rentals: [door('rentals', (said) => said.rents)],
};

/** What the shell must know of this area before its code runs. */
export const declaration = declareArea('billing', {
  forms: 'all',
  doors,
  picklists: ['workRates'],
  bulkActions: { timesheets: ofTimesheets, invoices: ofInvoices },
});
