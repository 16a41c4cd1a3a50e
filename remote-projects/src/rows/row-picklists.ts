import type { DeclaredPicklist } from 'shared-contracts';
import { PickRelatedParcelsDocument } from '../generated/operations.ts';

/** What fields of several kinds of rows pick from, beside the shared picklists. */
export const rowPicklists = {
  relatedParcels: {
    document: PickRelatedParcelsDocument,
    columns: [
      { path: 'formattedLegalDescription', share: 2 },
      { path: 'uniqueNumber', share: 1 },
      { path: 'rightsType', share: 1 },
    ],
    named: ['formattedLegalDescription'],
  },
} satisfies Readonly<Record<string, DeclaredPicklist>>;
