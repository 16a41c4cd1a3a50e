import type { HeldSummary } from '../../form/saving/held-content.ts';
import type { Collection } from '../rows/collection.ts';
import type { HeldPlace } from './held-place.ts';

/** Whether two summaries are equal. */
export const isSameSummary = (one: HeldSummary, other: HeldSummary): boolean =>
  one.count === other.count &&
  one.invalid === other.invalid &&
  Object.keys({ ...one.errors, ...other.errors }).every((tab) => one.errors[tab] === other.errors[tab]);

/** The summary of some rows; `tabOf` returns the tab that counts a row's errors. */
export function summarize(places: readonly HeldPlace[], tabOf: (place: HeldPlace) => string): HeldSummary {
  const held = places.filter(({ row }) => row);
  const errors: Record<string, number> = {};
  for (const place of places) {
    const tab = tabOf(place);
    errors[tab] = (errors[tab] ?? 0) + place.standing.count;
  }
  return { count: held.length, invalid: places.filter(({ standing }) => standing.isInvalid).length, errors };
}

/** The tab of a row of one collection that shows another collection, somewhere below it. */
export function tabBelow(
  collections: ReadonlyMap<string, Collection>,
  name: string,
  collection: Collection,
): string {
  const above = collection.parent?.collection;
  const parent = above === undefined || above === name ? undefined : collections.get(above);
  return parent ? tabBelow(collections, name, parent) : collection.tab;
}
