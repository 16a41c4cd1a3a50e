import type { ComponentType, CSSProperties } from 'react';

/** A row of a list as the grid has it: its id and a cell by column. */
export type ListedRow = { readonly id: string } & Readonly<Record<string, unknown>>;

/**
 * Where the focus goes when the editing of a row ends: back to the list, to the same column of the row below, or to the
 * first cell of that row.
 */
export type EditEnd = 'here' | 'below' | 'next';

/** A cell that can be edited, and its position over its row. */
export interface EditedCell {
  readonly column: string;
  readonly style: CSSProperties;
}

/** A row that is edited in place. */
export interface EditedRow {
  readonly row: ListedRow;
  readonly cells: readonly EditedCell[];
  /** The column in which editing begins. */
  readonly first: string;
  /** A checkbox that is toggled immediately; the row's fields only open if that is refused. */
  readonly turns?: string | undefined;
  /** The text typed on the cell to start editing; it replaces the cell's content. */
  readonly typed?: string | undefined;
  readonly onEnd: (to: EditEnd) => void;
}

/** The properties of a row's editor. */
export interface RowEditorProps {
  readonly edited: EditedRow;
  /** Called with the cells of a saved row, by column. */
  readonly onStored: (cells: Readonly<Record<string, unknown>>) => void;
}

/** The properties of an editor of new rows. */
export interface NewRowsProps {
  /** Called after each new row. */
  readonly onStored: () => void;
  readonly onClose: () => void;
}

/**
 * How the rows of a list are edited in its grid. The area that owns the records provides it, and the component that
 * shows the grid renders it. It saves with the area's own mutation, as the form does.
 */
export interface ListEditor {
  /** The columns whose cells can be edited, by id; a tick is toggled in place. */
  readonly columns: Readonly<Record<string, 'field' | 'tick'>>;
  readonly Row: ComponentType<RowEditorProps>;
  /** The editor for adding new rows one after another, above the grid; without it, the list has none. */
  readonly NewRows?: ComponentType<NewRowsProps>;
  /** What else is offered besides New while the list has no entry. */
  readonly WhenEmpty?: ComponentType;
}
