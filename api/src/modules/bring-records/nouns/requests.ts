import { randomUUID } from 'node:crypto';
import type { RequestInput, RequestItemInput } from 'shared-contracts/graphql';
import { listOf } from '../../../records/writing/save-list.ts';
import { deleteProjectRows } from '../../project-row-kind.ts';
import { requestItemKind, requestKind } from '../../requests/index.ts';
import type { BroughtNoun, BroughtRow, ReadRecord } from '../brought-noun.ts';
import { inputOf, inputsOf } from '../inputs.ts';
import { knownBy } from '../known-by.ts';
import { knownRequests } from '../known-store.ts';
import { listBelow } from '../list-below.ts';
import { storedItems } from '../stored-rows-store.ts';
import { idIn, idsIn, textIn } from '../values.ts';

const keyOf = ({ values }: ReadRecord): string =>
  [
    ...['requestType', 'businessAssociate'].flatMap((name) => idIn(values[name]) ?? []),
    (textIn(values['requestScope']) ?? '').toLowerCase(),
  ].join(' · ');

const itemKey = ({ values }: BroughtRow): string =>
  [
    ...[idIn(values['itemType']) ?? []].flat(),
    (textIn(values['itemReference']) ?? '').toLowerCase(),
    (textIn(values['itemDescription']) ?? '').toLowerCase(),
  ].join(' · ');

const itemFields = {
  itemType: 'requestItemType',
  itemDescription: 'description',
  itemReference: 'reference',
  itemEffectiveDate: 'effectiveDate',
  itemExpiryDate: 'expiryDate',
} as const;

/** The values of an item that a row names, as a save sends them. */
function itemOf({ values }: BroughtRow, isNew: boolean): Readonly<Record<string, unknown>> {
  const own = Object.entries(itemFields).flatMap(([name, field]) =>
    values[name] === undefined ? [] : [[field, values[name]] as const],
  );
  const parcels = idsIn(values['itemLand']).map((id) => ({ id: randomUUID(), parcel: { id } }));
  return {
    ...Object.fromEntries(own),
    // An item that is here keeps its land.
    ...(isNew && parcels.length > 0 ? { relatedParcels: parcels } : {}),
  };
}

/** Requests of a project and their items, found by type, grantor and scope. */
export const broughtRequests: BroughtNoun = {
  kind: 'request',
  type: 'Request',
  right: 'request',
  below: { table: 'request_item', column: 'request_id' },
  existing: async (records, within, { projectId }) =>
    knownBy(records, keyOf, await knownRequests(within, projectId)),
  lists: async (records, within, { projectId }) => {
    const stored = await storedItems(
      within,
      records.filter(({ revision }) => revision !== undefined).map(({ id }) => id),
    );
    const known = Map.groupBy(stored, ({ request, key }) => `${request} · ${key}`);
    return [
      listOf(requestKind(projectId), inputsOf<RequestInput>(records), 'records'),
      listBelow(
        requestItemKind(projectId),
        records.flatMap((record, place) =>
          record.below.map((row, index) => {
            record.sources.set(`items[${index}]`, row.source);
            const there = known.get(`${record.id} · ${itemKey(row)}`)?.shift();
            const values = { ...itemOf(row, there === undefined), requestId: record.id };
            return {
              path: `records[${place}].items[${index}]`,
              input: inputOf<RequestItemInput>(values, {
                id: there?.id ?? randomUUID(),
                revision: there?.revision,
              }),
            };
          }),
        ),
      ),
    ];
  },
  remove: (ids, within) => deleteProjectRows(requestKind(), 'request', ids, within),
};
