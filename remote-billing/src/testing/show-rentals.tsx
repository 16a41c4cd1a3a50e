import { act } from '@testing-library/react';
import { type CurrentUser, noFlags } from 'shared-contracts';
import { addPicklists, addTexts } from 'shared-ui';
import { type Answers, aUser, renderInShell, standInApi, type Variables } from 'shared-ui/testing';
import { Provider } from 'urql';
import { billingStale } from '../billing-stale.ts';
import type {
  RentDetailsFragment,
  RentRunDetailsFragment,
  RentScheduleDetailsFragment,
} from '../generated/operations.ts';
import { RunScreen } from '../rentals/run-screen.tsx';
import { en } from '../texts/en/area.ts';
import { timePicklists } from '../timesheets/time-picklists.ts';

const id = (tail: string): string => `00000000-0000-4000-8000-${tail.padStart(12, '0')}`;

export const runId = id('e100');

/** A prepared run as the API answers it to who may approve it. */
export const aRun = (change: Partial<RentRunDetailsFragment> = {}): RentRunDetailsFragment => ({
  ...{ __typename: 'RentRun' },
  id: runId,
  revision: 1,
  number: null,
  month: '2031-03-01',
  missedSince: null,
  operator: null,
  project: null,
  status: 'PREPARED',
  rentCount: 2,
  oddCount: 1,
  paidCount: 1,
  total: '2400',
  preparedBy: { ...{ __typename: 'Person' }, id: id('e201'), fullName: 'Owen Peters' },
  preparedOn: '2031-02-20T16:00:00Z',
  approvedBy: null,
  approvedOn: null,
  takenBackBy: null,
  takenBackReason: null,
  sentCount: 0,
  unsentCount: 0,
  movedPayees: [],
  formerPayees: [],
  sendings: [],
  canEdit: true,
  canApprove: true,
  ...change,
});

/** A rent as the API answers it. */
export const aRent = (n: number, change: Partial<RentDetailsFragment> = {}): RentDetailsFragment => ({
  ...{ __typename: 'Rent' },
  id: id(`e3${n}`),
  agreement: {
    ...{ __typename: 'Agreement' },
    id: id(`e4${n}`),
    called: `SL-${n}`,
    name: `Jane Doe ${n}`,
    projectFileId: id('e500'),
    project: {
      ...{ __typename: 'SurfaceProject' },
      id: id('e500'),
      description: 'Beg – Jedney',
      afeNumber: '24-118',
    },
  },
  dueDate: '2031-03-10',
  amount: '2400',
  oddities: [],
  paidByHand: null,
  decision: null,
  decisionReason: null,
  isPaid: true,
  paidBefore: [],
  heads: [{ ...{ __typename: 'RentHead' }, id: id(`e6${n}`), name: 'Loss of Use', amount: '2400' }],
  shares: [
    {
      ...{ __typename: 'RentShare' },
      id: id(`e7${n}`),
      payee: { ...{ __typename: 'BusinessAssociate' }, id: id(`e8${n}`) },
      payeeName: `Jane Doe ${n}`,
      amount: '2400',
      ...{ gstAmount: null, gstTax: null, goesTo: null, wentTo: null, leftoverCent: null },
    },
  ],
  ...change,
});

const schedule = (agreementId: string): RentScheduleDetailsFragment => ({
  ...{ __typename: 'RentSchedule' },
  id: agreementId,
  revision: 4,
  firstDueDate: null,
  intervalMonths: 12,
  endDate: null,
  hold: null,
  holdReason: null,
  isInProportion: false,
  method: null,
  isGstExempt: false,
  canEdit: true,
  rates: [],
});

interface ShowRentalsOptions {
  readonly run?: RentRunDetailsFragment;
  readonly rents?: readonly RentDetailsFragment[];
  readonly rights?: Partial<CurrentUser>;
  readonly answers?: Answers;
}

/** Renders a run of rents, with an API of given answers. */
export function showRentals({ run = aRun(), rents = [], rights, answers }: ShowRentalsOptions) {
  const counts = new Map<string, number>();
  for (const { oddities } of rents)
    for (const oddity of oddities) counts.set(oddity, (counts.get(oddity) ?? 0) + 1);
  const usual: Answers = {
    RentRun: () => ({
      data: {
        run,
        oddities: [...counts].map(([oddity, rentCount]) => ({
          __typename: 'RentOddityCount',
          oddity,
          rentCount,
        })),
      },
    }),
    Rents: ({ oddity }) => {
      const nodes = rents.filter((rent) => !oddity || rent.oddities.some((one) => one === oddity));
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
      return { data: { rents: { __typename: 'RentConnection', nodes, pageInfo, totalCount: nodes.length } } };
    },
    RentSchedule: ({ id: of }) => ({ data: { schedule: schedule(String(of)) } }),
    UpdateRentSchedule: ({ input }) => {
      const { rates: _, saveId: __, ...given } = input as Variables;
      return { data: { saved: { ...schedule(String(given['id'])), ...given, revision: 5 } } };
    },
    RefreshRents: () => ({ data: { run: { ...run, revision: run.revision + 1 } } }),
    DecideRents: () => ({ data: { run: { ...run, revision: run.revision + 1 } } }),
  };
  const { client, requests, variablesOf } = standInApi({ ...usual, ...answers }, billingStale);
  addPicklists(timePicklists);
  const view = renderInShell(
    <Provider value={client}>
      <RunScreen />
    </Provider>,
    {
      path: '/rentals/:id/*',
      address: `/rentals/${run.id}`,
      user: aUser({ isOperator: true, ...rights }),
      flags: { ...noFlags, enableRentals: true },
    },
  );
  act(() => addTexts(view.i18n, 'billing', 'en', en));
  return { ...view, requests, variablesOf };
}
