import { type DeclaredPicklist, picklistOf } from 'shared-contracts';
import { PickWorkRatesDocument } from '../generated/operations.ts';

const declared = {
  /** The kinds of work that rates call by name, with the rate that holds for a project on a day. */
  workRates: {
    document: PickWorkRatesDocument,
    columns: [
      { path: 'work', share: 3 },
      { path: 'price', share: 2 },
      { path: 'rateKind', share: 1 },
    ],
    named: ['work'],
    needs: ['surfaceProjectId', 'date'],
  },
} satisfies Readonly<Record<string, DeclaredPicklist>>;

/** The picklists of lines of time, in addition to the shared ones. */
export const timePicklists = Object.fromEntries(
  Object.entries(declared).map(([name, picklist]) => [name, async () => picklistOf(picklist)]),
);
