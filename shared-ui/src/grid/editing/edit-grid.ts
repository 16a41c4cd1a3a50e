import type { ReactNode } from 'react';
import type { EditedRow, ListEditor } from 'shared-contracts';
import type { GridRecord } from '../views/grid-view.ts';

/** The value of one row's cell, to be copied into the same cell of others. */
export interface GridFill {
  readonly column: string;
  readonly from: GridRecord;
  readonly to: readonly GridRecord[];
}

/** How the rows of a grid are edited in place. */
export interface GridEditing {
  /** The columns whose cells can be edited, by id. */
  readonly columns: ListEditor['columns'];
  /** Whether a double-click edits; else it opens the row, as Enter does (decision 55b). */
  readonly byDoubleClick: boolean;
  /** Whether Enter edits the cell too, where rows are worked through cell by cell. */
  readonly byEnter?: boolean;
  /** Draws the editor of a row over the row's cells. */
  readonly draw: (edited: EditedRow) => ReactNode;
  /** Called for a new row: by Ctrl+Enter, and after the last one. */
  readonly onAdd?: (() => void) | undefined;
  /** Whether a digit that is typed on a cell begins to edit it, as in a spreadsheet. */
  readonly isTypedInto?: boolean;
  /** Fills a cell down: by Ctrl+D, the first selected row into the others, or the row above into this one. */
  readonly onFill?: ((fill: GridFill) => void) | undefined;
}

/** A row being edited: the line that it was in, and what started the edit. */
export interface LineEdit {
  readonly key: string;
  readonly line: number;
  readonly row: EditedRow['row'];
  readonly first: string;
  readonly turns?: string | undefined;
  readonly typed?: string | undefined;
}
