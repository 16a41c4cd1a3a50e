import { useEffect, useMemo, useState } from 'react';
import type { StoredRow } from '../form/saving/stored-rows.ts';
import type { HeldPlace } from '../record/held/held-place.ts';
import { useHeldRows, useRowAround, useRowsHeld } from '../record/record-context.ts';

/** A new row, and the list of stored ones at the time it was last shown. */
interface Seen {
  readonly place: HeldPlace;
  readonly list: readonly StoredRow[];
}

/**
 * The stored communications, and new ones that were saved, until the list that contains them arrives: no row
 * disappears between a save and the next list.
 */
export function useWithJustSaved(name: string, list: readonly StoredRow[]): readonly StoredRow[] {
  const held = useHeldRows();
  const above = useRowAround()?.id;
  const all = useRowsHeld(name);
  const rows = useMemo(() => all.filter(({ path }) => path.at(-1) === above), [all, above]);
  const [seen] = useState(() => new Map<string, Seen>());
  useEffect(() => {
    for (const [id, { place, list: before }] of seen)
      if (place.isGone || (place.start.revision !== null && before !== list)) seen.delete(id);
    for (const { id, revision } of rows) {
      const place = revision === null ? held.placeOf(name, id) : undefined;
      if (place) seen.set(id, { place, list });
    }
  }, [name, rows, list, held, seen]);
  return useMemo(() => {
    const fresh = rows.filter(({ revision }) => revision === null);
    const listedIds = new Set([...list, ...fresh].map(({ id }) => id));
    const saved = [...seen.values()].flatMap(({ place, list: before }): readonly StoredRow[] => {
      const { id, revision, base } = place.start;
      const isSaved = revision !== null && !place.isGone && before === list && !listedIds.has(id);
      return isSaved ? [{ id, revision, values: base }] : [];
    });
    return saved.length > 0 ? [...list, ...saved] : list;
  }, [list, rows, seen]);
}
