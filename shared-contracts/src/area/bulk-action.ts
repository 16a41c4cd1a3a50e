import type { ComponentType } from 'react';

/** A selected row of a list, with the name that a person knows it by. */
export interface BulkRow {
  readonly id: string;
  readonly name: string;
}

export interface BulkActionProps {
  /** What it is done to. Says it, with names and count, before anything is changed. */
  readonly rows: readonly BulkRow[];
  /** Told that the rows were changed: the list is read anew, and nothing is selected in it any more. */
  readonly onDone: () => void;
  /** Told that the person let it be, or is done with it. */
  readonly onClose: () => void;
}

/** Something that is done to selected rows of a list: a dialog that asks, does it and says how it went. */
export type BulkAction = ComponentType<BulkActionProps>;
