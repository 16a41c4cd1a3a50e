import { useLayoutEffect, useState } from 'react';
import type { EditEnd, EditedCell } from 'shared-contracts';
import { cellPlaces } from '../cells/cell-places.ts';
import type { ShownColumn } from '../views/grid-view.ts';
import type { GridEditing, LineEdit } from './edit-grid.ts';
import classes from './edit-layer.module.css';

interface EditLayerProps {
  readonly edits: readonly LineEdit[];
  readonly columns: readonly ShownColumn[];
  readonly editing: GridEditing;
  readonly scroller: HTMLDivElement;
  readonly onEnd: (edit: LineEdit, to: EditEnd) => void;
}

/** The editors of rows, each over the row that it edits; they move with the rows as the grid scrolls. */
export function EditLayer({ edits, columns, editing, scroller, onEnd }: EditLayerProps) {
  const [places, setPlaces] = useState(() => cellPlaces(scroller, columns.length));
  // Widths follow the window and the titles.
  useLayoutEffect(() => {
    const measure = () => setPlaces(cellPlaces(scroller, columns.length));
    measure();
    const observer = new ResizeObserver(measure);
    const table = scroller.querySelector('table');
    for (const one of [scroller, table]) if (one) observer.observe(one);
    return () => observer.disconnect();
  }, [scroller, columns]);
  return edits.map((edit) => (
    <div
      key={edit.key}
      className={classes['row']}
      style={{ top: places.top + edit.line * places.row, height: places.row }}
    >
      {editing.draw({
        row: edit.row,
        first: edit.first,
        turns: edit.turns,
        typed: edit.typed,
        cells: columns.flatMap(({ id }, place): EditedCell[] => {
          const at = places.columns[place];
          return at && editing.columns[id] ? [{ column: id, style: { left: at.left, width: at.width } }] : [];
        }),
        onEnd: (to) => onEnd(edit, to),
      })}
    </div>
  ));
}
