import type { BulkRow } from 'shared-contracts';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import type { Selection } from '../keyboard/grid-selection.ts';
import type { GridContent } from '../rows/grid-items.ts';

/** An action on selected rows, other than the export. */
export interface BulkChoice {
  readonly name: string;
  readonly title: string;
  readonly isDangerous: boolean;
  /** Maximum number of rows, if it is limited. */
  readonly most?: number | undefined;
  /** Starts the action; resolves once its dialog is shown. `done` clears the selection and returns to the grid. */
  readonly ask: (rows: readonly BulkRow[], done: () => void) => Promise<void>;
}

export interface BulkBarProps {
  readonly columns: readonly GridColumn[];
  readonly view: GridView;
  readonly content: GridContent;
  readonly selection: Selection;
  readonly onSelectionChange: (selection: Selection) => void;
  /** Name of exported files, without extension; undefined where nothing is exported. */
  readonly exportName?: string | undefined;
  /** Further actions on the rows, provided by the area. */
  readonly actions?: readonly BulkChoice[];
}
