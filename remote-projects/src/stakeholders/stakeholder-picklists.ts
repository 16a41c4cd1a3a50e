import type { DeclaredPicklist } from 'shared-contracts';
import { PickStakeholderTypesDocument } from '../generated/operations.ts';

/** What fields of stakeholders pick from, beside the shared picklists. */
export const stakeholderPicklists = {
  stakeholderTypes: {
    document: PickStakeholderTypesDocument,
    columns: [
      { path: 'code', share: 1 },
      { path: 'description', share: 2 },
    ],
    named: ['code'],
  },
} satisfies Readonly<Record<string, DeclaredPicklist>>;
