import type { ReactNode, RefObject } from 'react';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import type { Address } from 'shared-contracts/routes';
import type { GridMarks, MarkWalker } from './cells/cell-marks.ts';
import type { CellRenderer } from './cells/grid-cell.tsx';
import type { GridEditing } from './editing/edit-grid.ts';
import type { Selection } from './keyboard/grid-selection.ts';
import type { GridContent } from './rows/grid-items.ts';
import type { RowReorder } from './rows/row-reorder.ts';
import type { GridRecord } from './views/grid-view.ts';
import type { GridStand } from './views/use-kept-stand.ts';

/** The properties of a grid. */
export interface DataGridProps {
  /** The content of the grid, for screen readers. */
  readonly label: string;
  /** The name of its rows in the plural, as in 'There are no agreements.' */
  readonly entity: string;
  readonly columns: readonly GridColumn[];
  readonly view: GridView;
  readonly onViewChange: (view: GridView) => void;
  readonly content: GridContent;
  /** Cells that are drawn in a way of their own, by column. */
  readonly renderers?: Readonly<Record<string, CellRenderer>>;
  /** Id of the column that a card on a phone shows on a line of its own, as buttons of its row. */
  readonly cardLine?: string | undefined;
  /** Whether names of rows are often too long for one line on a phone; cards then have two lines for the name. */
  readonly hasLongNames?: boolean | undefined;
  /** CSS pixels; 50 in forms and tabs, else `sizes.gridDenseRow` (decision 55b). */
  readonly rowHeight?: number;
  /** Ids of the selected rows; without it nothing is selected. */
  readonly selection?: Selection;
  readonly onSelectionChange?: (selection: Selection) => void;
  /** Opens a row: by double-click, Enter, or a tap on a phone; without `onPeek` also by its arrow and Alt+Enter. */
  readonly onOpen?: ((row: GridRecord) => void) | undefined;
  /** Shows a row next to the grid: by the arrow after its first column and Alt+Enter (decision 55b). */
  readonly onPeek?: ((row: GridRecord) => void) | undefined;
  /**
   * Id of the row that is shown next to the grid, which is marked; the cursor follows it, and it follows the cursor.
   */
  readonly peekedId?: string | undefined;
  /** Address of the page that `onOpen` opens: the first column links to it. The same function as long as nothing changes. */
  readonly addressOf?: ((row: GridRecord) => Address | undefined) | undefined;
  readonly reorder?: RowReorder | undefined;
  /** Opens the menu of a row, by right click or the menu key. */
  readonly onRowMenu?: (row: GridRecord, at: { readonly x: number; readonly y: number }) => void;
  /** How rows are edited in place, where they can be. */
  readonly editing?: GridEditing | undefined;
  /** Errors of single cells: they are coloured, shown at the focused cell, and F8 goes from one to the next. */
  readonly marks?: GridMarks | undefined;
  /** Receives the function that goes to the next marked cell, for a button outside of the grid. */
  readonly markWalker?: RefObject<MarkWalker | null>;
  /** The position at which the grid opens, if there is one; later it contains the current position. */
  readonly stand?: RefObject<GridStand | undefined>;
  /** The purpose of the list, in a sentence that an empty grid shows. */
  readonly emptyPurpose?: string | undefined;
  /** The first step that an empty grid offers. */
  readonly emptyAction?: ReactNode;
}
