import { type RefObject, useEffect, useRef } from 'react';
import { sizes } from 'shared-contracts/limits';
import type { GridPosition } from '../rows/grid-position.ts';

/** The person's position in a grid: the cell of the cursor, and how far it is scrolled in CSS pixels. */
export interface GridStand extends GridPosition {
  readonly top: number;
  readonly left: number;
}

interface Standing {
  /** Receives the person's position in the grid; undefined if it is not needed. */
  readonly stand: RefObject<GridStand | undefined> | undefined;
  readonly scroller: HTMLElement | null;
  readonly rowHeight: number;
  readonly position: GridPosition;
  /** Number of loaded lines. */
  readonly count: number;
}

/** The scroll position: the previous one, unless the cursor is no longer visible there, as after steps on a record's page. */
function topOf({ row, top }: GridStand, rowHeight: number, height: number): number {
  const seen = height - sizes.gridHeader;
  const line = row * rowHeight;
  const isInSight = row < 0 || (line >= top && line + rowHeight <= top + seen);
  return isInSight ? top : Math.max(0, line - Math.floor(seen / 2));
}

/**
 * Opens a grid where it was left, once its rows are there, and focuses that place unless something else has the
 * focus; afterwards reports the person's position.
 */
export function useKeptStand({ stand, scroller, rowHeight, position, count }: Standing): void {
  const start = useRef(stand?.current);
  const { row, column } = position;
  useEffect(() => {
    const from = start.current;
    if (!scroller || !from || count === 0) return;
    // Groups load one after the other: repeat this until the line exists.
    if (count > from.row) start.current = undefined;
    scroller.scrollTop = topOf(from, rowHeight, scroller.clientHeight);
    scroller.scrollLeft = from.left;
    // A new screen focuses its title; the list takes the focus over as soon as it can.
    if (document.activeElement === document.body || document.activeElement?.tagName === 'H1')
      scroller.querySelector('table')?.focus({ preventScroll: true });
  }, [scroller, rowHeight, count]);
  useEffect(() => {
    if (!stand || count === 0) return;
    const from = start.current;
    if (from && Math.min(from.row, count - 1) === row && from.column === column) return;
    start.current = undefined;
    stand.current = { top: scroller?.scrollTop ?? 0, left: scroller?.scrollLeft ?? 0, row, column };
  }, [stand, scroller, row, column, count]);
  useEffect(() => {
    if (!stand || !scroller) return;
    const note = () => {
      if (start.current || !stand.current) return;
      stand.current = { ...stand.current, top: scroller.scrollTop, left: scroller.scrollLeft };
    };
    scroller.addEventListener('scroll', note, { passive: true });
    return () => scroller.removeEventListener('scroll', note);
  }, [stand, scroller]);
}
