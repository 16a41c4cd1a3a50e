import { type ActionDeclaration, type DoorDeclaration, namesOf } from 'shared-contracts';
import { declareArea } from 'shared-contracts/start';
import { texts } from './generated/texts/declaration.ts';

const deletes: ActionDeclaration[] = [
  { name: 'delete', title: namesOf(texts, (words) => words.delete), needs: 'deleteItem' },
];

const ofTimesheets: ActionDeclaration[] = [
  { name: 'period-summary', title: namesOf(texts, (words) => words.periodSummary), needs: 'viewItem' },
  { name: 'timesheet-details', title: namesOf(texts, (words) => words.timesheetDetails), needs: 'viewItem' },
  {
    name: 'work-in-progress',
    title: namesOf(texts, (words) => words.workInProgress),
    needs: 'viewItem',
    gate: 'invoice',
  },
  {
    name: 'work-in-progress-aged',
    title: namesOf(texts, (words) => words.workInProgressAged),
    needs: 'viewItem',
    gate: 'invoice',
  },
  ...deletes,
  {
    name: 'delete-submitted',
    title: namesOf(texts, (words) => words.deleteSubmitted),
    needs: 'deleteItem',
  },
];

const ofInvoices: ActionDeclaration[] = [
  { name: 'invoice', title: namesOf(texts, (words) => words.invoice), needs: 'viewItem' },
  ...deletes,
];

const door = (path: string, title: (words: (typeof texts)['en']) => string): DoorDeclaration => ({
  ...{ group: 'billing', title: namesOf(texts, title), path },
});

/** What people open every day that is no list. */
const doors = {
  timesheets: [door('timesheets/new', (words) => words.myWeek)],
  'time-approval': [{ ...door('time-approval/waiting', (words) => words.timeToApprove), isCounted: true }],
  invoices: [
    door('invoices/work-in-progress', (words) => words.unbilled),
    door('invoices/closed-days', (words) => words.closedDays),
  ],
  rentals: [door('rentals', (words) => words.rents)],
};

/** What the shell must know of this area before its code runs. */
export const declaration = declareArea('billing', {
  forms: 'all',
  doors,
  picklists: ['workRates'],
  bulkActions: { timesheets: ofTimesheets, invoices: ofInvoices },
});
