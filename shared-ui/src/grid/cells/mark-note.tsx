import { useLayoutEffect, useRef, useState } from 'react';
import type { GridPosition } from '../rows/grid-position.ts';
import type { CellMark } from './cell-marks.ts';
import { cellPlaces } from './cell-places.ts';
import classes from './mark-note.module.css';

interface MarkNoteProps {
  readonly mark: CellMark;
  readonly position: GridPosition;
  /** Columns of the grid. */
  readonly count: number;
  readonly scroller: HTMLDivElement;
}

/** How wide a note is at most, and how much room it needs below its cell, in CSS pixels. */
const note = { width: 340, height: 64 } as const;

interface NotePlace {
  readonly left: number;
  readonly top: number;
  readonly isAbove: boolean;
}

/** Below the cell, above it if there is no space left, and never beyond the edges of the visible part. */
function placeOf({ position, count, scroller }: Omit<MarkNoteProps, 'mark'>, width: number): NotePlace {
  const { top, row, columns } = cellPlaces(scroller, count);
  const above = top + position.row * row;
  const isAbove = above + row + note.height > scroller.scrollTop + scroller.clientHeight;
  const rightmost = scroller.scrollLeft + scroller.clientWidth - width - 12;
  const left = Math.max(scroller.scrollLeft + 4, Math.min(columns[position.column]?.left ?? 0, rightmost));
  return { left, top: isAbove ? above : above + row, isAbove };
}

/** The fault of the focused cell, in a sentence below it; shown while the grid has the focus. */
export function MarkNote({ mark, position, count, scroller }: MarkNoteProps) {
  const [place, setPlace] = useState<NotePlace>();
  const drawn = useRef<HTMLDivElement>(null);
  const { row, column } = position;
  useLayoutEffect(() => {
    const put = () =>
      setPlace(
        placeOf({ position: { row, column }, count, scroller }, drawn.current?.offsetWidth ?? note.width),
      );
    put();
    scroller.addEventListener('scroll', put, { passive: true });
    return () => scroller.removeEventListener('scroll', put);
  }, [row, column, count, scroller]);
  return (
    <div
      ref={drawn}
      className={classes['note']}
      data-kind={mark.kind}
      data-above={place?.isAbove || undefined}
      style={{ left: place?.left, top: place?.top, maxWidth: note.width }}
      aria-hidden
    >
      {mark.text}
    </div>
  );
}
