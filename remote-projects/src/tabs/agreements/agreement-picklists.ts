import type { DeclaredPicklist } from 'shared-contracts';
import * as operations from '../../generated/operations.ts';

/** What fields of agreements pick from, beside the shared picklists. */
export const agreementPicklists = {
  compensationTypes: {
    document: operations.PickCompensationTypesDocument,
    columns: [
      { path: 'code', share: 1 },
      { path: 'description', share: 2 },
    ],
    named: ['code'],
  },
  lengthUnits: {
    document: operations.PickLengthUnitsDocument,
    columns: [{ path: 'code', share: 1 }],
    named: ['code'],
  },
} satisfies Readonly<Record<string, DeclaredPicklist>>;
