import { useMemo, useState } from 'react';
import type { GridContent } from '../rows/grid-items.ts';
import type { GridRecord } from '../views/grid-view.ts';
import type { Selection } from './grid-selection.ts';

const noRows: readonly GridRecord[] = [];

/**
 * The selected rows, in the order of the selection. A row is remembered from its selection on, so that it stays
 * selected, summed and exported even if another filter no longer finds it.
 */
export function useSelectedRows(
  selection: Selection,
  content: Pick<GridContent, 'knownRows'>,
  /** Further rows that are loaded. Must be the same array as long as they are the same rows. */
  others: readonly GridRecord[] = noRows,
): readonly GridRecord[] {
  // The selected rows known so far; the same map for the life of the component.
  const [known] = useState(() => new Map<string, GridRecord>());
  return useMemo(() => {
    for (const row of others) if (selection.has(row.id)) known.set(row.id, row);
    for (const row of content.knownRows()) if (selection.has(row.id)) known.set(row.id, row);
    for (const id of known.keys()) if (!selection.has(id)) known.delete(id);
    return [...selection].flatMap((id) => known.get(id) ?? []);
  }, [selection, content, others, known]);
}
