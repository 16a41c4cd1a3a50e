import { useEffect } from 'react';
import type { CellRenderer } from '../cells/grid-cell.tsx';
import type { LaidColumn } from '../columns/column-layout.ts';
import classes from '../data-grid.module.css';
import type { Selection } from '../keyboard/grid-selection.ts';
import type { GridItems } from './grid-items.ts';
import type { GridPosition } from './grid-position.ts';
import { GridRow } from './grid-row.tsx';
import type { RowLayout } from './row-layout.ts';
import { type LineWindow, useLinesInSight } from './use-lines-in-sight.ts';
import { useRowSlots } from './use-row-slots.ts';

export interface GridBodyProps {
  readonly items: GridItems;
  readonly columns: readonly LaidColumn[];
  readonly renderers: Readonly<Record<string, CellRenderer>> | undefined;
  readonly selection: Selection;
  /** Id of the row that is shown next to the grid. */
  readonly peekedId: string | undefined;
  readonly active: GridPosition;
  readonly cellId: string;
  readonly layout: RowLayout;
  readonly window: LineWindow;
  /** Called with the keys of visible rows that are not loaded yet. */
  readonly onPending: (keys: readonly string[]) => void;
}

/** Lines before and after the visible ones whose rows are requested too. */
const ahead = 24;

/** Requests rows that are not loaded yet and are visible, or will be soon. */
export function usePendingLines({ items, onPending }: GridBodyProps, lines: readonly number[]): void {
  const first = lines[0] ?? 0;
  const last = lines.at(-1) ?? -1;
  useEffect(() => {
    const keys = new Set<string>();
    for (let index = Math.max(0, first - ahead); index <= last + ahead; index += 1) {
      const item = items.at(index);
      if (item?.kind === 'pending') keys.add(item.key);
    }
    onPending([...keys]);
  }, [items, first, last, onPending]);
}

/**
 * The visible lines, the only part of a grid that renders while it scrolls. Row elements are reused for rows that scroll
 * into view, because creating new ones is slower.
 */
export function GridBody(props: GridBodyProps) {
  const { items, columns, renderers, selection, peekedId, active, cellId, layout } = props;
  const { rowHeight } = props.window;
  const lines = useLinesInSight(props.window);
  usePendingLines(props, lines);
  const slots = useRowSlots(lines);
  return (
    <tbody className={classes['body']} style={{ height: items.count * rowHeight }}>
      {slots.map((index, slot) => {
        const item = index === undefined ? undefined : items.at(index);
        return (
          index !== undefined &&
          item && (
            <GridRow
              key={`slot ${slot}`}
              item={item}
              index={index}
              top={index * rowHeight}
              columns={columns}
              renderers={renderers}
              isSelected={item.kind === 'row' && selection.has(item.row.id)}
              isPeeked={item.kind === 'row' && item.row.id === peekedId}
              activeColumn={index === active.row ? active.column : -1}
              cellId={cellId}
              layout={layout}
            />
          )
        );
      })}
    </tbody>
  );
}
