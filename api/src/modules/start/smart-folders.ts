import { type GridSourceName, gridSource, gridViewSchema } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';

type ViewInput = v.InferInput<typeof gridViewSchema>;

interface DeclaredFolder {
  readonly id: string;
  readonly name: string;
  readonly source: GridSourceName;
  readonly sort: NonNullable<ViewInput['columns'][number]>;
  readonly filters?: NonNullable<ViewInput['searchCriteria']>['filters'];
  readonly parameters?: ViewInput['parameters'];
  readonly isFor?: (user: CurrentUser) => boolean;
}

const dayLength = 86_400_000;

/** What people of a land company look for every morning; days count from today. */
function declared(today: Date): readonly DeclaredFolder[] {
  const day = (offset: number) => new Date(today.getTime() + offset * dayLength).toISOString().slice(0, 10);
  const open = { column: 'completedDate', values: [null] };
  const mine = [{ id: 'mine' as const, value: true }];
  return [
    {
      id: 'my-tasks',
      name: 'My tasks',
      source: 'assigned-tasks',
      sort: { id: 'dueDate', direction: 'asc' },
      filters: [open],
      parameters: mine,
    },
    {
      id: 'my-overdue-tasks',
      name: 'My overdue tasks',
      source: 'assigned-tasks',
      sort: { id: 'dueDate', direction: 'asc' },
      filters: [open, { column: 'dueDate', to: day(-1) }],
      parameters: mine,
    },
    {
      id: 'active-projects',
      name: 'Active projects',
      source: 'projects',
      sort: { id: 'description', direction: 'asc' },
      filters: [{ column: 'isArchived', values: [false] }],
    },
    {
      id: 'consent-outstanding',
      name: 'Consent outstanding',
      source: 'agreements',
      sort: { id: 'agreementNumber', direction: 'asc' },
      filters: [
        { column: 'datesConsentReceivedDate', values: [null] },
        { column: 'surfaceStatusStatus', values: ['Contacted', 'Negotiating'] },
      ],
    },
    {
      id: 'agreements-expiring',
      name: 'Agreements expiring within 90 days',
      source: 'agreements',
      sort: { id: 'datesExpiryDate', direction: 'asc' },
      filters: [{ column: 'datesExpiryDate', from: day(0), to: day(90) }],
    },
    {
      id: 'requests-waiting',
      name: 'Requests waiting for an answer',
      source: 'requests',
      sort: { id: 'sentDate', direction: 'asc' },
      filters: [{ column: 'receivedDate', values: [null] }],
    },
    {
      id: 'obligations-due',
      name: 'Obligations due within 30 days',
      source: 'obligations',
      sort: { id: 'dueDate', direction: 'asc' },
      filters: [open, { column: 'dueDate', to: day(30) }],
    },
    {
      id: 'recent-documents',
      name: 'Documents of the last 30 days',
      source: 'documents',
      sort: { id: 'uploadedDate', direction: 'desc' },
      filters: [{ column: 'uploadedDate', from: day(-30) }],
    },
    {
      id: 'timesheets-pending',
      name: 'Timesheets pending',
      source: 'timesheets',
      sort: { id: 'weekStarting', direction: 'desc' },
      filters: [{ column: 'status', values: ['PENDING'] }],
      isFor: ({ isBroker, canAccessInvoice }) => isBroker || canAccessInvoice,
    },
    {
      id: 'invoices-open',
      name: 'Invoices not yet finalized',
      source: 'invoices',
      sort: { id: 'invoiceDate', direction: 'desc' },
      filters: [{ column: 'status', values: ['PENDING', 'APPROVED', 'NOT_INVOICED'] }],
      isFor: ({ canAccessInvoice }) => canAccessInvoice,
    },
  ];
}

/** The folders that a person is offered, each with the view that it opens. */
export function smartFoldersFor(user: CurrentUser, today: Date) {
  return declared(today)
    .filter(({ isFor }) => isFor?.(user) ?? true)
    .map(({ id, name, source: sourceName, sort, filters = [], parameters = [] }) => {
      const source = gridSource(sourceName);
      if (!source) throw new Error(`There is no grid ${sourceName}.`);
      const columns = source.columns.map((column) => (column.id === sort.id ? sort : { id: column.id }));
      const view = v.parse(gridViewSchema, { columns, searchCriteria: { filters }, parameters });
      return { id, name, source, view };
    });
}
