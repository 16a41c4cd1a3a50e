import { useMemo, useState } from 'react';
import type { GridItems } from '../../grid/index.ts';
import type { Neighbours } from './row-steps.tsx';

/** How far around a row its neighbours are looked for in a grid of the API. */
const mostLines = 5000;

const none: Neighbours = { before: undefined, behind: undefined };

/** The rows before and after one, as the grid shows them; undefined if it does not show the row. */
function neighboursOf(items: GridItems, id: string): Neighbours | undefined {
  const idAt = (line: number) => {
    const item = items.at(line);
    return item?.kind === 'row' ? item.row.id : undefined;
  };
  for (let line = 0; line < Math.min(items.count, mostLines); line += 1) {
    if (idAt(line) === id) return { before: idAt(line - 1), behind: idAt(line + 1) };
  }
  return undefined;
}

/**
 * The rows before and after the open one. A row that leaves its grid while it is open, such as a completed task in the
 * list of open ones, keeps its neighbours, so that the person can continue from there.
 */
export function useNeighbours(items: GridItems, id: string | undefined): Neighbours {
  const [last, setLast] = useState<Neighbours & { readonly id: string }>();
  const found = useMemo(() => (id === undefined ? undefined : neighboursOf(items, id)), [items, id]);
  if (id === undefined) return none;
  if (!found) return last?.id === id ? last : none;
  const isKept = last?.id === id && last.before === found.before && last.behind === found.behind;
  if (!isKept) setLast({ ...found, id });
  return found;
}
