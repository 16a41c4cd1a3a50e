import { useEffect, useEffectEvent, useRef } from 'react';
import type { GridItems } from '../rows/grid-items.ts';
import type { GridRecord } from '../views/grid-view.ts';
import { rowAt } from './grid-selection.ts';
import type { GridCursor } from './use-grid-cursor.ts';

/** Milliseconds that the cursor rests on a row before it is shown: a person moving quickly down a list opens none. */
const rest = 90;

/** How many lines around the cursor are searched for the shown row, if it was not opened by the cursor. */
const reach = 60;

/** The same for the row that is shown when the grid appears, for example from the address in a mail. */
const firstReach = 2000;

interface PeekAlong {
  readonly items: GridItems;
  readonly cursor: GridCursor;
  /** Id of the row that is shown next to the grid, if any. */
  readonly peekedId: string | undefined;
  readonly onPeek: ((row: GridRecord) => void) | undefined;
  /** Whether the grid is laid out, so that it can be scrolled. */
  readonly isLaidOut: boolean;
}

/** Keeps the record next to a grid and its cursor in step, in both directions. */
export function usePeekAlong({ items, cursor, peekedId, onPeek, isLaidOut }: PeekAlong): void {
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
  const caught = useRef<string>(undefined);
  const catchUp = useEffectEvent((count: number) => {
    if (caught.current === peekedId) return;
    const isFirst = caught.current === undefined;
    const furthest = isFirst ? Math.min(firstReach, count) : reach;
    for (let away = 0; away <= furthest; away += 1) {
      const found = [line + away, line - away].find((one) => rowAt(items, one)?.id === peekedId);
      if (found === undefined) continue;
      // The row is shown already: the move of the cursor must not open it again.
      at.current = found;
      caught.current = peekedId;
      if (found !== line) cursor.goTo({ ...cursor.position, row: found }, isFirst ? 'center' : 'auto');
      return;
    }
  });
  // Repeated until the row is found: rows may load later than the page that the address opened.
  useEffect(() => {
    if (peekedId === undefined) caught.current = undefined;
    else if (isLaidOut) catchUp(items.count);
  }, [peekedId, isLaidOut, items.count]);
}
