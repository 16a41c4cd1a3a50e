import { randomUUID } from 'node:crypto';
import type { RequestInput, RequestItemInput } from 'shared-contracts/graphql';
import { plainText } from '../../../platform/tables/plain-text.ts';
import { listOf } from '../../../records/writing/save-list.ts';
import { deleteProjectRows } from '../../project-row-kind.ts';
import { requestItemKind, requestKind } from '../../requests/index.ts';
import type { BelowInOurWords, BroughtNoun, BroughtRow, ReadRecord } from '../brought-noun.ts';
import { crossedIn, isOnlyCrossing } from '../crossing-words.ts';
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

const days = ['sentDate', 'receivedDate', 'completedDate'] as const;

/**
 * Matches requests with existing ones: first by the same days, then by the day on which they were sent, then by type,
 * company and scope alone. If several match, none is used, so that nothing is changed by chance.
 */
function sameRequests(
  records: readonly ReadRecord[],
  known: Awaited<ReturnType<typeof knownRequests>>,
): ReadonlyMap<ReadRecord, string> {
  const ids = new Map<ReadRecord, string>();
  for (const count of [days.length, 1, 0]) {
    const keyWithDays = (record: ReadRecord) =>
      [keyOf(record), ...days.slice(0, count).map((name) => textIn(record.values[name]) ?? '')].join(' · ');
    const taken = new Set(ids.values());
    const left = records.filter((record) => !ids.has(record));
    const alike = Map.groupBy(left, keyWithDays);
    const found = knownBy(
      left.filter((record) => alike.get(keyWithDays(record))?.length === 1),
      keyWithDays,
      known
        .filter(({ id }) => !taken.has(id))
        .map(({ key, id, days: own }) => ({ id, key: [key, ...own.slice(0, count)].join(' · ') })),
    );
    for (const [record, id] of found) ids.set(record, id);
  }
  return ids;
}

const itemFields = {
  itemType: 'requestItemType',
  itemDescription: 'description',
  itemReference: 'reference',
  itemEffectiveDate: 'effectiveDate',
  itemExpiryDate: 'expiryDate',
} as const;

/**
 * Proposes the type of an item without one from what its row says is crossed. A request for the use of a road crosses
 * nothing.
 */
function crossingOf(
  { itemType, itemDescription }: BroughtRow['cells'],
  { requestType = '' }: BroughtRow['cells'],
): BelowInOurWords | undefined {
  const isTyped = itemType !== undefined && !isOnlyCrossing(itemType);
  if (isTyped || plainText(requestType) === 'road use') return undefined;
  const text = itemDescription ?? '';
  const as = crossedIn(text);
  return { field: 'itemType', text, as: as ?? '', cells: as === undefined ? undefined : { itemType: as } };
}

/** The values of an item in a row, as a save sends them. */
function itemOf({ values }: BroughtRow, isNew: boolean): Readonly<Record<string, unknown>> {
  const own = Object.entries(itemFields).flatMap(([name, field]) =>
    values[name] === undefined ? [] : [[field, values[name]] as const],
  );
  const parcels = idsIn(values['itemLand']).map((id) => ({ id: randomUUID(), parcel: { id } }));
  return {
    ...Object.fromEntries(own),
    // An existing item keeps its land.
    ...(isNew && parcels.length > 0 ? { relatedParcels: parcels } : {}),
  };
}

/** Requests of a project and their items, matched by type, grantor and scope. */
export const broughtRequests: BroughtNoun = {
  kind: 'request',
  type: 'Request',
  right: 'request',
  below: { table: 'request_item', column: 'request_id' },
  belowInOurWords: crossingOf,
  existing: async (records, within, { projectId }) =>
    sameRequests(records, await knownRequests(within, projectId)),
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
