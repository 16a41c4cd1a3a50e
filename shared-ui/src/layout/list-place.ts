import { useSyncExternalStore } from 'react';
import { makeChanges } from 'shared-contracts/changes';
import { gridViewSchema } from 'shared-contracts/grids';
import { type Address, addressOf } from 'shared-contracts/routes';
import * as v from 'valibot';
import { keepValue, keptValue } from '../session/kept.ts';

const recordSchema = v.object({ id: v.string(), opens: v.nullable(v.string()) });

/** A record of a list and the address that it opens, below the base path. */
export type ListedRecord = v.InferOutput<typeof recordSchema>;

const listPlaceSchema = v.object({
  /** Name of the list's source. */
  source: v.string(),
  /** Its name when the record was opened, such as that of a folder. */
  title: v.string(),
  /** Its address with its view. */
  address: v.pipe(v.string(), v.transform(addressOf)),
  /** The question that finds and sorts its records. */
  question: gridViewSchema,
  total: v.number(),
  /** Some of its records in their order, and how many come before the first of them. */
  records: v.array(recordSchema),
  before: v.number(),
  /** Line of the grid with the list's first record; above 0 where the records are of a group. */
  firstLine: v.number(),
  /** Number of the record that was looked at last, from 0. */
  at: v.number(),
});

/** The list that a record was opened from, as it was then: later changes of its records do not reorder it. */
export type ListPlace = v.InferOutput<typeof listPlaceSchema>;

/** Passed to a list that a link returns to, so that it opens where it was left. */
export const returning = { state: { returns: true } } as const;

const placeName = 'list-place';

/** Of the last list that a record was opened from; it outlives a reload of the tab. */
let noted: { readonly place: ListPlace | undefined } | undefined;
const { subscribe, report } = makeChanges();

function readKept(): ListPlace | undefined {
  const kept = v.safeParse(listPlaceSchema, keptValue(placeName));
  return kept.success ? kept.output : undefined;
}

/** The list that a record was opened from last in this tab, if any. */
export function lastListPlace(): ListPlace | undefined {
  noted ??= { place: readKept() };
  return noted.place;
}

/** Notes the list that a record is opened from, in place of the one before. */
export function noteListPlace(place: ListPlace): void {
  noted = { place };
  keepValue(placeName, place);
  report();
}

/**
 * Address of a record without its tabs; undefined where it does not contain the record's own id, as it would not
 * identify the record.
 */
export function baseOf({ id, opens }: ListedRecord): Address | undefined {
  const end = opens?.indexOf(id) ?? -1;
  return opens && end >= 0 ? `/${opens.slice(0, end + id.length)}` : undefined;
}

/** The place of an address in the list that its record was opened from. */
export interface PlaceInList extends ListPlace {
  readonly record: ListedRecord;
  /** Its number in the list, from 0. */
  readonly index: number;
}

/** The place of an address in a list, where its record is one of the list's known ones. */
export function placeInList(place: ListPlace | undefined, pathname: string): PlaceInList | undefined {
  if (!place) return undefined;
  const found = place.records.findIndex((record) => {
    const base = baseOf(record);
    return base !== undefined && `${pathname}/`.startsWith(`${base}/`);
  });
  const record = place.records[found];
  return record && { ...place, record, index: place.before + found };
}

/** The list that the record of an address was opened from. */
export function useListPlace(pathname: string): PlaceInList | undefined {
  const place = useSyncExternalStore(subscribe, lastListPlace);
  return placeInList(place, pathname);
}
