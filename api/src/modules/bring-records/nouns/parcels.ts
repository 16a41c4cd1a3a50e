import { randomUUID } from 'node:crypto';
import type { ParcelInput } from 'shared-contracts/graphql';
import { descriptionOf } from 'shared-contracts/land';
import { deleteRecords } from '../../../records/writing/delete-records.ts';
import { listOf } from '../../../records/writing/save-list.ts';
import { parcelsCalled } from '../../agreements/index.ts';
import type { RecordGroup } from '../../bring-in/index.ts';
import { canadianProvinces, parcelKind } from '../../land/index.ts';
import { landParts, provinceOf } from '../also-new.ts';
import type { BroughtNoun, ReadRecord } from '../brought-noun.ts';
import { inputOf } from '../inputs.ts';
import { knownBy } from '../known-by.ts';

/** The parts of a record's land, read once. */
const readParts = new WeakMap<RecordGroup, ReturnType<typeof landParts>>();

function partsIn(group: RecordGroup): ReturnType<typeof landParts> {
  if (!readParts.has(group)) readParts.set(group, landParts(group.cells['land'] ?? ''));
  return readParts.get(group);
}

/** The whole description of a parcel in standard notation and lower case; undefined if it is not understood. */
function keyOf({ group }: ReadRecord): string | undefined {
  const parts = partsIn(group);
  return parts && descriptionOf(parts).toLowerCase();
}

/**
 * The parts of a parcel. A text that is not understood is passed on as it is, so that the rules of the form report what
 * is wrong.
 */
function partsOf(group: RecordGroup) {
  const text = group.cells['land'] ?? '';
  const parts = partsIn(group);
  return parts
    ? parts.map((part) => ({ id: randomUUID(), ...part }))
    : [{ id: randomUUID(), legalDescription: text }];
}

/** Parcels, matched by legal description. An existing parcel keeps its description. */
export const broughtParcels: BroughtNoun = {
  kind: 'parcel',
  type: 'Parcel',
  right: 'parcel',
  existing: async (records, within) => {
    const keys = records.flatMap((record) => keyOf(record) ?? []);
    const found = await parcelsCalled(within.db, keys);
    return knownBy(
      records,
      keyOf,
      [...found].map(([key, id]) => ({ key, id })),
    );
  },
  lists: async (records, within) => {
    const provinces = await canadianProvinces(within.db);
    return [
      listOf(
        parcelKind,
        records.map((record) => {
          const { revision, values, group } = record;
          const { parts: _, ...given } = values;
          if (revision !== undefined) return inputOf<ParcelInput>(given, record);
          const text = group.cells['land'] ?? '';
          const province = provinceOf(partsIn(group) ?? []);
          const own = text === '' ? {} : { parts: partsOf(group) };
          const where = province ? provinces.get(province) : {};
          return inputOf<ParcelInput>({ isActive: true, ...where, ...given, ...own }, record);
        }),
        'records',
      ),
    ];
  },
  remove: (ids, within) => deleteRecords(parcelKind, ids, within),
};
