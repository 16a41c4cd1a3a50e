import type { ComponentType } from 'react';

/** A selected row of a list, with the name by which people know it. */
export interface BulkRow {
  readonly id: string;
  readonly name: string;
}

export interface BulkActionProps {
  /** The selected rows. The dialog shows their names or count before it changes anything. */
  readonly rows: readonly BulkRow[];
  /** Called after the rows were changed: the list is read again, and the selection is cleared. */
  readonly onDone: () => void;
  /** Called when the person cancels or is done. */
  readonly onClose: () => void;
}

/** An action on selected rows of a list: a dialog that asks, does it and reports the result. */
export type BulkAction = ComponentType<BulkActionProps>;
