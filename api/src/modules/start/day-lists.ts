import { type GridRequest, type GridSourceName, startRecords } from 'shared-contracts/grids';

type Filters = GridRequest['searchCriteria']['filters'];

/** The records of one list that a block of the day's screen shows. */
export interface DayList {
  readonly source: GridSourceName;
  /** The date column by which they are ordered. */
  readonly column: string;
  /** Filters of the list, or in addition to the folder's own filters. */
  readonly filters: Filters;
  /** Whether only their number is shown, with a link to the list. */
  readonly isCountOnly?: boolean;
  /** The smart folder that contains them, with its filters. */
  readonly folder?: { readonly id: string; readonly filters: Filters; readonly isMine?: boolean };
}

const openBy = (column: string) => ({ column, values: [null] });

/** The lists for each block of the day; `day` counts from today. */
export function dayLists(day: (offset: number) => string) {
  const today = day(0);
  const yesterday = day(-1);
  const thisWeek = { from: today, to: day(startRecords.week - 1) };
  const openTask = openBy('completedDate');
  const overdueTask = { column: 'dueDate', to: yesterday };
  const unpaid = [openBy('paidDate'), openBy('returnedDate'), openBy('closedDate')];
  const overdue: readonly DayList[] = [
    {
      source: 'assigned-tasks',
      column: 'dueDate',
      filters: [],
      folder: { id: 'my-overdue-tasks', filters: [openTask, overdueTask], isMine: true },
    },
    {
      source: 'obligations',
      column: 'dueDate',
      filters: [openBy('completedDate'), { column: 'dueDate', to: yesterday }],
    },
    // Provincial rules that have not been compared with the current text of the law for a year.
    {
      source: 'provincial-rules',
      column: 'checkDueOn',
      filters: [{ column: 'checkDueOn', to: today }],
      isCountOnly: true,
    },
    {
      source: 'agreements',
      column: 'rentUnpaidFrom',
      filters: [],
      folder: { id: 'rents-unpaid', filters: [{ column: 'rentUnpaidFrom', to: yesterday }] },
    },
    {
      source: 'payments',
      column: 'dueDate',
      filters: [],
      folder: { id: 'payments-overdue', filters: [...unpaid, { column: 'dueDate', to: yesterday }] },
    },
  ];
  const week: readonly DayList[] = [
    {
      source: 'assigned-tasks',
      column: 'dueDate',
      filters: [{ column: 'dueDate', ...thisWeek }],
      folder: { id: 'my-tasks', filters: [openTask], isMine: true },
    },
    {
      source: 'obligations',
      column: 'dueDate',
      filters: [openBy('completedDate'), { column: 'dueDate', ...thisWeek }],
    },
    {
      source: 'payments',
      column: 'dueDate',
      filters: [...unpaid, { column: 'dueDate', ...thisWeek }],
    },
    {
      source: 'agreements',
      column: 'datesExpiryDate',
      filters: [{ column: 'datesExpiryDate', ...thisWeek }],
    },
    {
      source: 'stakeholders',
      column: 'detailsExpiryDate',
      filters: [openBy('detailsCompletedDate'), { column: 'detailsExpiryDate', ...thisWeek }],
    },
  ];
  const waiting: readonly DayList[] = [
    {
      source: 'requests',
      column: 'sentDate',
      filters: [openBy('receivedDate'), openBy('completedDate'), { column: 'sentDate', to: today }],
    },
    {
      source: 'stakeholders',
      column: 'detailsNotifiedDate',
      filters: [
        openBy('detailsConsentDate'),
        openBy('detailsCompletedDate'),
        { column: 'detailsNotifiedDate', to: today },
      ],
    },
  ];
  return { overdue, week, waiting };
}
