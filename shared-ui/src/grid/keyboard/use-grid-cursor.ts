import { type RefObject, useId, useRef, useState } from 'react';
import type { GridItems } from '../rows/grid-items.ts';
import type { GridPosition } from '../rows/grid-position.ts';
import type { LineAlign, LineScroller } from '../rows/use-lines-in-sight.ts';

/** The cell that the keyboard is at, and how to get to another one. */
export interface GridCursor {
  readonly position: GridPosition;
  /** Id of the cell's element, for `aria-activedescendant`. */
  readonly cellId: string;
  /** Puts the cursor on a cell that is in sight. */
  readonly put: (position: GridPosition) => void;
  /** Moves the cursor to a cell and scrolls it into view. */
  readonly goTo: (position: GridPosition, align?: LineAlign) => void;
  /** Line that a selection is extended from. */
  readonly anchor: { current: number };
}

/** Scrolls a column into view next to the frozen one; columns are not virtual, all titles exist. */
function showColumn(scroller: HTMLElement, column: number): void {
  const title = scroller.querySelector<HTMLElement>(`[data-header="${column}"]`);
  const frozen = scroller.querySelector<HTMLElement>('[data-header="0"]');
  // The first column is always in sight.
  if (!title || !frozen || title === frozen) return;
  title.style.scrollMarginInlineStart = `${frozen.offsetLeft - scroller.scrollLeft + frozen.offsetWidth}px`;
  title.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
}

/** Keeps the cursor of a grid within its rows and columns when their number changes. */
export function useGridCursor(
  items: GridItems,
  columns: { readonly inTitles: number; readonly inRows: number },
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
  const goTo = (next: GridPosition, align: LineAlign = 'auto') => {
    put(next);
    if (next.row >= 0) lineScroller.current?.scrollTo(next.row, align);
    if (scroller) showColumn(scroller, next.column);
  };
  const position = {
    row: Math.min(active.row, Math.max(0, items.count - 1)),
    column: Math.min(active.column, Math.max(0, (active.row < 0 ? columns.inTitles : columns.inRows) - 1)),
  };
  return { position, cellId, put, goTo, anchor };
}
