import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useRoomBelow } from '../../layout/use-room-below.ts';
import classes from './collection-grid.module.css';

interface GridRoomProps {
  /** CSS pixels; by default as high as the page has space. */
  readonly height: number | undefined;
  /** Whether the form of a row is open below the grid. */
  readonly hasPanel: boolean;
  readonly children: ReactNode;
}

/**
 * The space for a grid within a page: down to the lower edge of the window, or less where the form of a row is below
 * it.
 */
export function GridRoom({ height, hasPanel, children }: GridRoomProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useRoomBelow(box);
  return (
    <div
      ref={box}
      className={classes['grid']}
      data-panel={hasPanel ? '' : undefined}
      style={height === undefined ? undefined : ({ '--grid-height': `${height}px` } as CSSProperties)}
    >
      {children}
    </div>
  );
}
