import { type DeclaredPicklist, picklistOf } from 'shared-contracts';
import { readAs } from 'shared-contracts/search';
import * as operations from '../generated/operations.ts';

/** Land in the writing of its parcels, from any usual one; undefined where a text names no single piece of land. */
function landWritten(text: string): string | undefined {
  const lands = readAs(text).filter(({ kind }) => kind === 'land');
  return lands.length === 1 ? lands[0]?.text : undefined;
}

const declared = {
  parcels: {
    document: operations.PickParcelsDocument,
    columns: [
      { path: 'formattedLegalDescription', share: 3 },
      { path: 'uniqueNumber', share: 1.5 },
      { path: 'rightsType', share: 1 },
    ],
    named: ['formattedLegalDescription'],
    asWritten: landWritten,
  },
  titleTypes: {
    document: operations.PickTitleTypesDocument,
    columns: [
      { path: 'code', share: 1 },
      { path: 'description', share: 2 },
    ],
    named: ['code'],
  },
  titles: {
    document: operations.PickTitlesDocument,
    columns: [
      { path: 'number', share: 1.5 },
      { path: 'parcel.formattedLegalDescription', share: 2 },
      { path: 'status', share: 1 },
    ],
    named: ['number'],
  },
} satisfies Readonly<Record<string, DeclaredPicklist>>;

/** Parcels, titles and the types of titles, for what names them. */
export const landPicklists = Object.fromEntries(
  Object.entries(declared).map(([name, picklist]) => [name, async () => picklistOf(picklist)]),
);
