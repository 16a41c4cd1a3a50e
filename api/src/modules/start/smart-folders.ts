import { namesOf } from 'shared-contracts';
import { dayAfter } from 'shared-contracts/days';
import type { Flags } from 'shared-contracts/flags';
import {
  defaultZone,
  type GridSourceName,
  gridSource,
  gridViewSchema,
  withoutConsent,
} from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import { texts } from '../../generated/texts/smart-folders.ts';
import { maySeeSource } from '../../grids/may-see-source.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';

type ViewInput = v.InferInput<typeof gridViewSchema>;

interface DeclaredFolder {
  readonly id: keyof typeof texts.en;
  readonly source: GridSourceName;
  readonly sort: NonNullable<ViewInput['columns'][number]>;
  readonly filters?: NonNullable<ViewInput['searchCriteria']>['filters'];
  readonly parameters?: ViewInput['parameters'];
}

/** The last day of a month, yyyy-MM. */
function lastOf(month: string): string {
  const [year, place] = month.split('-').map(Number);
  const next =
    place === 12 ? `${Number(year) + 1}-01` : `${year}-${String(Number(place) + 1).padStart(2, '0')}`;
  return dayAfter(`${next}-01`, -1);
}

/** The lists that people in a land department open every morning; days count from today, yyyy-MM-dd. */
function declared(today: string): readonly DeclaredFolder[] {
  const day = (offset: number) => dayAfter(today, offset);
  const open = { column: 'completedDate', values: [null] };
  const notClosed = { column: 'closedDate', values: [null] };
  const unpaid = [
    { column: 'paidDate', values: [null] },
    { column: 'returnedDate', values: [null] },
    notClosed,
  ];
  const month = today.slice(0, 'yyyy-MM'.length);
  const mine = [{ id: 'mine' as const, value: true }];
  return [
    {
      id: 'my-tasks',
      source: 'assigned-tasks',
      sort: { id: 'dueDate', direction: 'asc' },
      filters: [open],
      parameters: mine,
    },
    {
      id: 'my-overdue-tasks',
      source: 'assigned-tasks',
      sort: { id: 'dueDate', direction: 'asc' },
      filters: [open, { column: 'dueDate', within: 'overdue' }],
      parameters: mine,
    },
    {
      id: 'active-projects',
      source: 'projects',
      sort: { id: 'description', direction: 'asc' },
      filters: [{ column: 'isArchived', values: [false] }],
    },
    {
      id: 'consent-outstanding',
      source: 'agreements',
      sort: { id: 'called', direction: 'asc' },
      filters: withoutConsent,
    },
    {
      id: 'agreements-expiring',
      source: 'agreements',
      sort: { id: 'datesExpiryDate', direction: 'asc' },
      filters: [{ column: 'datesExpiryDate', within: 'next90Days' }],
    },
    {
      id: 'requests-waiting',
      source: 'requests',
      sort: { id: 'sentDate', direction: 'asc' },
      filters: [{ column: 'receivedDate', values: [null] }],
    },
    {
      id: 'obligations-due',
      source: 'obligations',
      sort: { id: 'dueDate', direction: 'asc' },
      filters: [open, { column: 'dueDate', to: day(30) }],
    },
    // Rents without a recorded payment: no run found them, and nobody entered a payment.
    {
      id: 'rents-unpaid',
      source: 'agreements',
      sort: { id: 'rentUnpaidFrom', direction: 'asc' },
      filters: [{ column: 'rentUnpaidFrom', within: 'overdue' }],
    },
    {
      id: 'payments-due',
      source: 'payments',
      sort: { id: 'dueDate', direction: 'asc' },
      filters: [...unpaid, { column: 'dueDate', from: `${month}-01`, to: lastOf(month) }],
    },
    {
      id: 'payments-overdue',
      source: 'payments',
      sort: { id: 'dueDate', direction: 'asc' },
      filters: [...unpaid, { column: 'dueDate', within: 'overdue' }],
    },
    {
      id: 'payments-returned',
      source: 'payments',
      sort: { id: 'returnedDate', direction: 'desc' },
      filters: [{ column: 'returnedDate', from: '1900-01-01' }, notClosed],
    },
    {
      id: 'payments-held',
      source: 'payments',
      sort: { id: 'dueDate', direction: 'asc' },
      filters: [{ column: 'heldDate', from: '1900-01-01' }, notClosed],
    },
    {
      id: 'recent-documents',
      source: 'documents',
      sort: { id: 'uploadedDate', direction: 'desc' },
      filters: [{ column: 'uploadedDate', from: day(-30) }],
    },
    {
      id: 'timesheets-pending',
      source: 'timesheets',
      sort: { id: 'weekStarting', direction: 'desc' },
      filters: [{ column: 'status', values: ['PENDING'] }],
    },
    {
      id: 'invoices-open',
      source: 'invoices',
      sort: { id: 'invoiceDate', direction: 'desc' },
      filters: [{ column: 'status', values: ['PENDING', 'APPROVED', 'NOT_INVOICED'] }],
    },
  ];
}

/** The moment at which a person asks for their folders, and their time zone. */
interface MomentAndZone {
  readonly now: Date;
  readonly zone?: string | undefined;
}

/**
 * The smart folders that are offered to a person, each with the view that it opens: those whose list the person may
 * see. Days are those of the person's zone.
 */
export function smartFoldersFor(
  user: CurrentUser,
  flags: Flags,
  { now, zone = user.timeZone ?? defaultZone }: MomentAndZone,
) {
  return declared(dayIn(zone, now)).flatMap(
    ({ id, source: sourceName, sort, filters = [], parameters = [] }) => {
      const source = gridSource(sourceName);
      if (!source) throw new Error(`There is no grid ${sourceName}.`);
      if (!maySeeSource(source, user, flags)) return [];
      // The column by which a folder is sorted is always shown.
      const columns = source.columns.map(({ id, defaultHidden }) =>
        id === sort.id ? sort : { id, ...(defaultHidden ? { hidden: true } : {}) },
      );
      const view = v.parse(gridViewSchema, { columns, searchCriteria: { filters, zone }, parameters });
      return [{ id, name: namesOf(texts, (folderTexts) => folderTexts[id]), source, view }];
    },
  );
}
