import { useMemo } from 'react';
import { rowAt, type Selection } from '../keyboard/grid-selection.ts';
import type { useLocalGrid } from './use-local-grid.ts';

/** The rows that match a grid's filter; undefined if there is no filter. */
export function useRowsInGrid(
  { content }: Pick<ReturnType<typeof useLocalGrid>, 'content'>,
  isFiltered: boolean,
): Selection | undefined {
  const { items } = content;
  return useMemo(() => {
    if (!isFiltered) return undefined;
    const ids = Array.from({ length: items.count }, (_, place) => rowAt(items, place)?.id);
    return new Set(ids.filter((id) => id !== undefined));
  }, [isFiltered, items]);
}
