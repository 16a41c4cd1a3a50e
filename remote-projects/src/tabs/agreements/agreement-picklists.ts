import type { DeclaredPicklist } from 'shared-contracts';
import * as operations from '../../generated/operations.ts';

/** The picklists of agreement fields, in addition to the shared ones. */
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
