import { useCallback } from 'react';
import type { GridFill } from '../../grid/editing/edit-grid.ts';
import { useHeldRows, useRowAround } from '../record-context.ts';
import type { Collection } from '../rows/collection.ts';
import type { HeldPlace } from './held-place.ts';

/** Rows that are read together before they are filled. */
const atOnce = 8;

const nobodyAbove: readonly string[] = [];

/**
 * Copies the value of one row's cell into the same field of others, unsaved like any edit: into all or, if one cannot
 * be read, none (rejects with its Error). Returns a function that undoes it in the rows that still have the value,
 * saved or not; undefined if there was none to copy.
 */
export function useFillDown(collection: Collection) {
  const held = useHeldRows();
  const path = useRowAround()?.path ?? nobodyAbove;
  return useCallback(
    async ({ column, from, to }: GridFill): Promise<(() => Promise<void>) | undefined> => {
      const value = held.placeOf(collection.name, from.id)?.values[column] ?? from[column];
      if (typeof value !== 'string' || value === '') return undefined;
      const placeOf = async (id: string): Promise<HeldPlace | undefined> => {
        const known = held.placeOf(collection.name, id);
        return known ?? (collection.read && held.open(collection, path, await collection.read(id)));
      };
      const placesOf = async (ids: readonly string[]): Promise<readonly HeldPlace[]> => {
        const places: (HeldPlace | undefined)[] = [];
        for (let start = 0; start < ids.length; start += atOnce)
          places.push(...(await Promise.all(ids.slice(start, start + atOnce).map(placeOf))));
        return places.filter((place) => place !== undefined);
      };
      const write = (place: HeldPlace, filled: unknown) =>
        held.write(place, { ...place.values, [column]: filled }, { [column]: true });
      const places = await placesOf(to.map(({ id }) => id));
      const before = new Map(places.map(({ id, values }) => [id, values[column]]));
      for (const place of places) write(place, value);
      return async () => {
        for (const place of await placesOf([...before.keys()]))
          if (!place.isGone && place.values[column] === value) write(place, before.get(place.id));
      };
    },
    [held, path, collection],
  );
}
