import { act } from '@testing-library/react';
import { type CurrentUser, noFlags } from 'shared-contracts';
import { pickedId } from 'shared-contracts/forms';
import { addPicklists, addTexts } from 'shared-ui';
import { type Answers, aUser, renderInShell, standInApi, type Variables } from 'shared-ui/testing';
import { Provider } from 'urql';
import { billingStale } from '../billing-stale.ts';
import type { TimeLineFragment, TimesheetDetailsFragment } from '../generated/operations.ts';
import { en } from '../texts/en/area.ts';
import { ApprovalScreen } from '../timesheets/approval-screen.tsx';
import { timePicklists } from '../timesheets/time-picklists.ts';
import type { TimesheetMode } from '../timesheets/timesheet-mode.ts';
import { TimesheetScreen } from '../timesheets/timesheet-screen.tsx';

export const timesheetId = '3f5a31e0-0000-4000-8000-000000000001';
const companyId = '3f5a31e0-0000-4000-8000-0000000000c1';
export const writerId = '3f5a31e0-0000-4000-8000-0000000000a1';
const made = <T extends object>(__typename: string, fields: T): T => ({ __typename, ...fields });

/** A person as the API answers them. */
export const aPerson = (id: string, fullName: string) => made('Person', { id, fullName });

export const jedney = made('SurfaceProject', {
  id: '3f5a31e0-0000-4000-8000-0000000000b1',
  description: 'Jedney station',
});
export const wapiti = made('SurfaceProject', {
  id: '3f5a31e0-0000-4000-8000-0000000000b2',
  description: 'Wapiti pad',
});

/** The Monday of the made-up week; its days are past. */
export const monday = '2026-01-05';

let lines = 100;

/** A line of hours on the Monday. */
export function aTimeLine(change: Partial<TimeLineFragment> = {}): TimeLineFragment {
  lines += 1;
  return made('TimesheetEntry', {
    id: `3f5a31e0-0000-4000-8000-${String(lines).padStart(12, '0')}`,
    timesheetId,
    user: aPerson(writerId, 'Brooke Hanson'),
    weekStarting: monday,
    ...({ kind: 'Time', date: monday, project: jedney, agreement: null, work: 'Title work' } as const),
    unit: 'hour',
    ...({ rateKind: 'Client', rateReason: 'The rate of Northfork Energy.', ledgerCode: null } as const),
    ...{ isTaxable: true, quantity: '8', unitPrice: '91.2', amount: '729.6', description: null },
    ...{ receiptTax: null, supplierTaxNumber: null },
    ...{ chargedQuantity: null, minimumQuantity: null, overtimeQuantity: null, overtimePrice: null },
    ...{ doubleTimeQuantity: null, doubleTimePrice: null },
    ...({ status: 'NOT_INVOICED', sentBackReason: null, sentBackBy: null, approvedBy: null } as const),
    ...{ holdReason: null, heldBy: null, isOnInvoice: false, invoiceNumber: null, lock: '' },
    receiptCount: 0,
    ...change,
  });
}

/** A week of the writer. */
export const aTimesheet = (
  entries: readonly TimeLineFragment[],
  change: Partial<TimesheetDetailsFragment> = {},
): TimesheetDetailsFragment => ({
  __typename: 'Timesheet',
  ...{ id: timesheetId, revision: 4, user: aPerson(writerId, 'Brooke Hanson') },
  productClient: made('Company', { id: companyId, companyName: 'Rightway Land Services' }),
  ...{ weekStarting: monday, status: 'NOT_INVOICED', notes: null, entries: [...entries], days: [] },
  ...{ canEdit: true, canApprove: false },
  ...change,
});

interface ShowTimeOptions {
  /** What follows the mode: the week's id and its tab by default. */
  readonly address?: string;
  readonly mode?: TimesheetMode;
  readonly timesheet?: TimesheetDetailsFragment;
  readonly rights?: Partial<CurrentUser>;
  readonly answers?: Answers;
}

interface SentLine {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Renders a week at its address, with an API of given answers; records the requests. */
export function showTime(options: ShowTimeOptions = {}) {
  const { timesheet = aTimesheet([aTimeLine()]), mode = 'timesheets' } = options;
  const stored = new Map(timesheet.entries.map((line) => [line.id, line]));
  const usual: Answers = {
    Timesheet: () => ({ data: { record: timesheet } }),
    WeekOfPerson: () => ({
      data: {
        found: { __typename: 'TimesheetConnection', nodes: [] },
        known: {
          __typename: 'TimesheetConnection',
          nodes: [{ __typename: 'Timesheet', id: timesheetId, user: timesheet.user }],
        },
      },
    }),
    LinesOfWeek: () => ({ data: { found: { __typename: 'TimesheetConnection', nodes: [] } } }),
    WeekReceipts: () => ({ data: { documents: [] } }),
    DayLocks: () => ({ data: { locks: [] } }),
    MissingWeeks: () => ({ data: { missing: [] } }),
    RatesOnDay: () => ({ data: { rates: [] } }),
    RecordHistory: () => ({ data: { history: [], externalIds: [] } }),
    WeekHistory: () => ({ data: { saves: [], decisions: [] } }),
    UpdateTimesheet: ({ input }) => {
      const { id, revision, entries, days } = input as Variables & {
        readonly entries: readonly SentLine[];
        readonly days?: readonly SentLine[];
      };
      return {
        data: {
          saved: {
            ...timesheet,
            id,
            revision: Number(revision ?? 0) + 1,
            entries: entries.map(({ project, agreement: _, ledgerCode: __, quantity, ...line }) => ({
              ...aTimeLine(),
              ...stored.get(line.id),
              ...line,
              quantity: quantity ?? '1',
              project: [jedney, wapiti].find(({ id: known }) => known === pickedId(project)) ?? null,
            })),
            days: (days ?? []).map((day) => made('TimesheetDay', day)),
          },
        },
      };
    },
  };
  const { client, requests, variablesOf } = standInApi({ ...usual, ...options.answers }, billingStale);
  addPicklists(timePicklists);
  const view = renderInShell(
    <Provider value={client}>
      {options.address === 'approval' ? <ApprovalScreen /> : <TimesheetScreen mode={mode} />}
    </Provider>,
    {
      path: `/${mode}/:id/*`,
      address: `/${mode}/${options.address ?? `${timesheetId}/details`}`,
      user: aUser({ id: writerId, isBroker: true, isEditor: true, ...options.rights }),
      flags: { ...noFlags, enableTimesheets: true, enableInvoicing: true },
    },
  );
  act(() => addTexts(view.i18n, 'billing', 'en', en));
  return {
    ...view,
    requests,
    variablesOf,
    /** The lines of each save that was sent. */
    sent: () =>
      variablesOf('UpdateTimesheet').map(
        ({ input }) => (input as { readonly entries: readonly SentLine[] }).entries,
      ),
    place: () => view.router.state.location,
  };
}
