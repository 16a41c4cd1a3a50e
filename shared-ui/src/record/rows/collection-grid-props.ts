import type { ReactNode } from 'react';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import type { Address } from 'shared-contracts/routes';
import type { FormValues } from '../../form/form-values.ts';
import type { StoredRow } from '../../form/saving/stored-rows.ts';
import type { DataGridProps, GridContent, GridRecord, RowReorder, Selection } from '../../grid/index.ts';
import type { CellFields } from '../held/held-cells.tsx';
import type { NarrowList } from './row-in-place.tsx';

/** The properties of a collection's grid. */
export interface CollectionGridProps {
  /** Name of the collection, as the record declares it. */
  readonly collection: string;
  readonly label: string;
  /** The name of the rows, in the plural. */
  readonly entity: string;
  readonly columns: readonly GridColumn[];
  /** The cells of a row that the form holds. */
  readonly cellsOf: (values: FormValues, id: string) => Readonly<Record<string, GridRecord[string]>>;
  /** The stored rows, of the browser or of the API. */
  readonly grid: {
    readonly view: GridView;
    readonly onViewChange: (view: GridView) => void;
    readonly content: GridContent;
    readonly selection: Selection;
    readonly onSelectionChange: (selection: Selection) => void;
  };
  readonly filter?: { readonly value: string; readonly onChange: (text: string) => void };
  /** The whole of a stored row, if the list has it; otherwise the collection reads it. */
  readonly storedOf?: (id: string) => StoredRow | undefined;
  /** Where a row opens at one of its tabs that another collection of the record holds; undefined of the grid's own. */
  readonly elsewhere?: ((id: string, tab: string) => Address | undefined) | undefined;
  /** Whether rows can be added, and deleted; both where the form is not for reading only. */
  readonly mayAdd?: boolean;
  readonly mayDelete?: boolean;
  /** Why no row can be added now, and why the selected saved ones cannot be deleted, where that is so. */
  readonly addBlockedBy?: string | undefined;
  readonly deleteBlockedBy?: ((ids: readonly string[]) => string | undefined) | undefined;
  /** The height of the grid, in CSS pixels; as high as the page has room for by default. */
  readonly height?: number;
  /** How high the form of a row is that opens below the grid, in CSS pixels. */
  readonly panelHeight?: number;
  /** If there is space, the form of a row that would open below the grid is next to it. */
  readonly panelPlace?: 'beside';
  /** The action of New if it does not start a row immediately, for example a wizard. */
  readonly onAdd?: () => void;
  /** Puts the rows into another order by dragging them. */
  readonly reorder?: RowReorder | undefined;
  /**
   * Where rows of the record itself open that are shown at one of its rows, as the tasks of one agreement: address of
   * that place.
   */
  readonly at?: Address;
  /** Filters the stored rows shown; by default all of the place. */
  readonly isShown?: (values: FormValues) => boolean;
  /** Initial values of a new row in addition to the common ones. */
  readonly newValues?: FormValues;
  /** Opens rows in place of the grid, with the others next to it as a narrow list. */
  readonly inPlace?: NarrowList;
  /** Shown before the filter and the buttons. */
  readonly lead?: ReactNode;
  /** More buttons next to New and Delete; called with the selected rows. */
  readonly actions?: (selected: Selection) => ReactNode;
  /** Cells that are drawn in a way of their own, by column; the first one carries the row's mark. */
  readonly renderers?: NonNullable<DataGridProps['renderers']>;
  /**
   * Cells that are edited in place, and filled down: the field of the row with the column's name. The same object as
   * long as nothing changes.
   */
  readonly cells?: CellFields;
  /** Id of the column that a card on a phone shows on a line of its own, as buttons of its row. */
  readonly cardLine?: string;
  /** Whether rows are called by more than a line of a phone holds. */
  readonly hasLongNames?: boolean;
  /** Whether the person chooses the columns; the number of rows is next to the choice. */
  readonly choosesColumns?: boolean;
  /** The purpose of the rows, in a sentence that the empty grid shows. */
  readonly emptyPurpose?: string;
  /** The first step that the empty grid offers; a new row by default, where the person may add one. */
  readonly emptyAction?: ReactNode;
}
