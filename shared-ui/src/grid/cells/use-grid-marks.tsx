import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useImperativeHandle } from 'react';
import { lazyPart } from '../../loading/lazy-part.tsx';
import type { GridControl } from '../keyboard/grid-keys.ts';
import { rowAt } from '../keyboard/grid-selection.ts';
import { type GridMarks, type MarkWalker, type MarkWay, nextMark } from './cell-marks.ts';

const MarkNote = lazyPart(async () => (await import('./mark-note.tsx')).MarkNote);

const nobody: RefObject<MarkWalker | null> = { current: null };

/** Marked cells: F8 and Shift+F8 go from one to the next; the error is shown below the focused cell. */
export function useGridMarks(
  marks: GridMarks | undefined,
  walker: RefObject<MarkWalker | null> = nobody,
  { content, columns, cursor, isCards, onOpen }: GridControl,
  scroller: HTMLDivElement | null,
): { readonly onKey: (event: KeyboardEvent) => boolean; readonly note: ReactNode } {
  const { items } = content;
  const { position } = cursor;

  const next = (way: MarkWay) => {
    if (!marks) return;
    const marked = { items, columns: columns.map(({ id }) => id), of: marks.of };
    const start = way === 1 ? { row: 0, column: -1 } : { row: items.count - 1, column: columns.length };
    const behind = isCards ? (way === 1 ? columns.length : -1) : position.column;
    const found = nextMark(marked, { row: Math.max(0, position.row), column: behind }, way);
    if (!found && marks.onPast?.(way)) return;
    const to = found ?? nextMark(marked, start, way);
    if (!to) return;
    scroller?.querySelector('table')?.focus({ preventScroll: true });
    cursor.goTo(isCards ? { row: to.row, column: 0 } : to);
    const row = rowAt(items, to.row);
    if (isCards && row) onOpen?.(row);
  };
  useImperativeHandle(walker, () => ({ next }));

  const onKey = (event: KeyboardEvent): boolean => {
    if (!marks || event.key !== 'F8') return false;
    event.preventDefault();
    next(event.shiftKey ? -1 : 1);
    return true;
  };

  const row = position.row < 0 ? undefined : rowAt(items, position.row);
  const column = columns[position.column];
  const mark = row && column && !isCards ? marks?.of(row, column.id) : undefined;
  const note = mark && scroller && (
    <Suspense fallback={null}>
      <MarkNote mark={mark} position={position} count={columns.length} scroller={scroller} />
    </Suspense>
  );
  return { onKey, note };
}
