import { useEffect, useEffectEvent, useRef } from 'react';
import type { GridItems } from './grid-items.ts';
import { rowAt } from './grid-selection.ts';
import type { GridRecord } from './grid-view.ts';
import type { GridCursor } from './use-grid-cursor.ts';

/** Milliseconds that the cursor rests on a row before it is shown beside: who runs down a list looks into none. */
const rest = 90;

/** Lines around the cursor in which the row is looked for that another hand went to. */
const reach = 60;

interface PeekAlong {
  readonly items: GridItems;
  readonly cursor: GridCursor;
  /** Id of the row that is shown beside the grid, if one is. */
  readonly peekedId: string | undefined;
  readonly onPeek: ((row: GridRecord) => void) | undefined;
}

/** What is shown beside a grid goes along with its cursor, and the cursor with what is shown. */
export function usePeekAlong({ items, cursor, peekedId, onPeek }: PeekAlong): void {
  const { row: line } = cursor.position;
  const at = useRef(line);
  const follow = useEffectEvent(() => {
    const row = rowAt(items, line);
    if (row && peekedId !== undefined && row.id !== peekedId) onPeek?.(row);
  });
  useEffect(() => {
    if (at.current === line) return undefined;
    at.current = line;
    const timer = setTimeout(follow, rest);
    return () => clearTimeout(timer);
  }, [line]);
  const catchUp = useEffectEvent(() => {
    for (let away = 0; away <= reach; away += 1) {
      const found = [line + away, line - away].find((one) => rowAt(items, one)?.id === peekedId);
      if (found === undefined) continue;
      // It is shown already: the cursor does not ask for it again.
      at.current = found;
      if (found !== line) cursor.goTo({ ...cursor.position, row: found });
      return;
    }
  });
  useEffect(() => {
    if (peekedId !== undefined) catchUp();
  }, [peekedId]);
}
