import { limits, type Picklist } from 'shared-contracts';
import { PickReportTypesDocument } from './generated/operations.ts';

const byName = (document: unknown): Picklist => ({
  // What the query takes is said by the arguments that a field gives it, and checked by the API.
  document: document as Picklist['document'],
  columns: [{ path: 'name', share: 2 }],
  named: ['name'],
  page: limits.picklistPage,
});

/** The picklists that administration brings, by the names that its start declaration says. */
export const adminPicklists: Readonly<Record<string, () => Promise<Picklist>>> = {
  reportTypes: async () => byName(PickReportTypesDocument),
};
