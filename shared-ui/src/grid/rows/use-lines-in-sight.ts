import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { sizes } from 'shared-contracts/limits';

/** Where a line is scrolled to: into view by the shortest way, or with as much around it as possible. */
export type LineAlign = 'auto' | 'center';

/** Scrolls a line of a grid into view. */
export interface LineScroller {
  readonly scrollTo: (index: number, align: LineAlign) => void;
}

export interface LineWindow {
  /** The element that scrolls them, once it is there. */
  readonly scroller: HTMLDivElement | null;
  readonly lineScroller: RefObject<LineScroller | null>;
  /** Lines altogether. */
  readonly count: number;
  /** CSS pixels. */
  readonly rowHeight: number;
  /** Of the titles above them. CSS pixels. */
  readonly headHeight: number;
  readonly hasFooter: boolean;
}

const overscan = 4;

/** Indexes of the visible lines. Only the component that calls it renders again when they change. */
export function useLinesInSight(window: LineWindow): readonly number[] {
  const { scroller, lineScroller, count, rowHeight, headHeight, hasFooter } = window;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    scrollPaddingEnd: hasFooter ? sizes.gridHeader : 0,
  });
  const measured = useRef(rowHeight);
  useEffect(() => {
    if (measured.current === rowHeight) return;
    measured.current = rowHeight;
    virtualizer.measure();
  }, [virtualizer, rowHeight]);
  useImperativeHandle(
    lineScroller,
    () => ({ scrollTo: (index, align) => virtualizer.scrollToIndex(index, { align }) }),
    [virtualizer],
  );
  return virtualizer.getVirtualIndexes();
}
