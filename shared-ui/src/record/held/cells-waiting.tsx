import type { EditedRow } from 'shared-contracts';
import classes from '../edited-record.module.css';

/** Covers the cells of a row until its stored values have come. */
export function CellsWaiting({ edited }: { readonly edited: EditedRow }) {
  return edited.cells.map(({ column, style }) => (
    <div
      key={column}
      className={classes['waiting']}
      style={style}
      data-quiet={edited.turns !== undefined && edited.turns !== column ? '' : undefined}
    />
  ));
}
