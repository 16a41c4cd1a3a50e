import { type RefObject, useId, useRef, useState } from 'react';
import type { GridItems } from './grid-items.ts';
import type { GridPosition } from './grid-position.ts';
import type { LineScroller } from './use-lines-in-sight.ts';

/** The cell that the keyboard is at, and how to get to another one. */
export interface GridCursor {
  readonly position: GridPosition;
  /** Id of the cell's element, for `aria-activedescendant`. */
  readonly cellId: string;
  /** Puts the cursor on a cell that is in sight. */
  readonly put: (position: GridPosition) => void;
  /** Puts the cursor on a cell and brings it into sight. */
  readonly goTo: (position: GridPosition) => void;
  /** Line that a selection is extended from. */
  readonly anchor: { current: number };
}

/** Keeps the cursor of a grid within its rows and columns, however many there are by now. */
export function useGridCursor(
  items: GridItems,
  columns: number,
  scroller: HTMLDivElement | null,
  lineScroller: RefObject<LineScroller | null>,
  start?: GridPosition,
): GridCursor {
  const cellId = useId();
  const [active, put] = useState<GridPosition>(() => ({
    row: start?.row ?? 0,
    column: start?.column ?? 0,
  }));
  const anchor = useRef(start?.row ?? 0);
  const goTo = (next: GridPosition) => {
    put(next);
    if (next.row >= 0) lineScroller.current?.scrollTo(next.row);
    // Columns are not virtual: the browser knows where their titles are.
    scroller
      ?.querySelector(`[data-header="${next.column}"]`)
      ?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
  };
  const position = {
    row: Math.min(active.row, Math.max(0, items.count - 1)),
    column: Math.min(active.column, Math.max(0, columns - 1)),
  };
  return { position, cellId, put, goTo, anchor };
}
