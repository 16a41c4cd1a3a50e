import { type Picklist, picklistOf } from 'shared-contracts';
import { PickReportTypesDocument } from './generated/operations.ts';
import { kindPicklistNames } from './generated/picklist-names.ts';

/**
 * The picklists that administration brings, by the names that its start declaration says: its
 * own, and those of every declared kind. A shell of the same build has the latter already;
 * to an older one they bring what it does not know.
 */
export const adminPicklists: Readonly<Record<string, () => Promise<Picklist>>> = {
  reportTypes: async () =>
    picklistOf({
      document: PickReportTypesDocument,
      columns: [{ path: 'name', share: 1 }],
      named: ['name'],
    }),
  ...Object.fromEntries(
    kindPicklistNames.map((name) => [
      name,
      async () => picklistOf((await import('./generated/picklists.ts')).kindPicklists[name]),
    ]),
  ),
};
