import { useCallback } from 'react';
import type { GridFill } from '../../grid/editing/edit-grid.ts';
import { useHeldRows, useRowAround } from '../record-context.ts';
import type { Collection } from '../rows/collection.ts';
import type { HeldPlace } from './held-place.ts';

/** Rows that are read together before they are filled. */
const atOnce = 8;

const nobodyAbove: readonly string[] = [];

/**
 * Copies the value of one row's cell into the same field of others, unsaved like anything typed: all of them or,
 * where one cannot be read, none (rejects with its Error). Returns whether there was a value.
 */
export function useFillDown(collection: Collection) {
  const held = useHeldRows();
  const path = useRowAround()?.path ?? nobodyAbove;
  return useCallback(
    async ({ column, from, to }: GridFill): Promise<boolean> => {
      const value = held.placeOf(collection.name, from.id)?.values[column] ?? from[column];
      if (typeof value !== 'string' || value === '') return false;
      const placeOf = async (id: string): Promise<HeldPlace | undefined> => {
        const known = held.placeOf(collection.name, id);
        return known ?? (collection.read && held.open(collection, path, await collection.read(id)));
      };
      const places: (HeldPlace | undefined)[] = [];
      for (let start = 0; start < to.length; start += atOnce)
        places.push(...(await Promise.all(to.slice(start, start + atOnce).map(({ id }) => placeOf(id)))));
      for (const place of places)
        if (place) held.write(place, { ...place.values, [column]: value }, { [column]: true });
      return true;
    },
    [held, path, collection],
  );
}
