import type { Language } from 'shared-contracts';
import type { CellMark } from '../cells/cell-marks.ts';
import type { RowEdges } from '../columns/column-layout.ts';
import type { GridRecord, ShownColumn } from '../views/grid-view.ts';

/** The layout of rows, apart from their columns. */
export interface RowLayout extends RowEdges {
  /** Whether a row is a card of two lines, as on a phone. */
  readonly isCards: boolean;
  /** Id of the column that a card shows on a line of its own, as buttons of its row. */
  readonly cardLine: string | undefined;
  /** The address that the first column links to. */
  readonly hrefOf: ((row: GridRecord) => string | undefined) | undefined;
  readonly grouped: ShownColumn | undefined;
  /** The text of the filter box: its matches are marked. */
  readonly query: string | undefined;
  /** The error of a cell, where the grid has one. */
  readonly markOf: ((row: GridRecord, column: string) => CellMark | undefined) | undefined;
  /** The language of the cells. */
  readonly language: Language;
}
