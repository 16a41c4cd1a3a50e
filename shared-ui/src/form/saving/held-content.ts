import type { FieldError } from 'shared-contracts/errors';
import type { Address } from 'shared-contracts/routes';
import type { FormValues } from '../form-values.ts';
import type { Merged } from './follow-merged.ts';
import type { SaveOutcome } from './save-outcome.ts';
import type { StoredRows } from './stored-rows.ts';

/** A field with its name for people. */
export interface NamedField {
  /** Path of its value. */
  readonly name: string;
  readonly label: string;
  /** Never stored in the browser, because it is a secret, such as the key of a service. */
  readonly isSecret?: boolean;
  /**
   * Of a list of rows: the place of a row, such as the cell of a grid. Two people who each add a row at one place are
   * asked which one stays. Undefined if several rows may be there.
   */
  readonly placeOf?: (row: object) => string | undefined;
}

/** Something that has a revision of its own: the record itself, or one of its rows. */
export interface VersionedPart {
  /** Its name; empty for the record itself. */
  readonly title: string;
  readonly fields: readonly NamedField[];
  /** The version that the person started from. */
  readonly base: FormValues;
  readonly mine: FormValues;
  /** Converts the stored version in a refused save to the form's values; unchanged by default. */
  readonly read?: (record: FormValues) => FormValues;
  /** Makes the version that somebody else stored the starting point of the edits. */
  readonly rebase: (stored: FormValues, values: FormValues, revision: number) => void;
}

/** The new and changed rows of a record by collection, as a save sends them. */
export type SentRows = Readonly<Record<string, readonly object[]>>;

/** The rows of one save, and how its answer is applied to them. */
export interface HeldSave {
  readonly rows: SentRows;
  /** Ids of the rows. */
  readonly ids: readonly string[];
  /** Saves the rows with a call of their own; undefined where they go with the record. */
  readonly send?: () => Promise<SaveOutcome>;
  /** The row at a path of the save, as `agreements[2]`. */
  readonly partAt: (path: string) => VersionedPart | undefined;
  /** Keeps the server's errors for fields of rows; returns those that belong to no row. */
  readonly refuse: (errors: readonly FieldError[]) => readonly FieldError[];
  /** Makes the stored values the clean version, row by row; later edits stay. */
  readonly settle: (stored: StoredRows) => void;
}

/** A summary of a record's rows. */
export interface HeldSummary {
  /** Rows that are new or changed. */
  readonly count: number;
  /** Rows with a field that breaks a rule, shown or not. */
  readonly invalid: number;
  /** Fields of rows with an error that is shown, by the path of the record's tab. */
  readonly errors: Readonly<Record<string, number>>;
}

export const nothingHeld: HeldSummary = { count: 0, invalid: 0, errors: {} };

/** A field of a row that breaks a rule. */
export interface HeldError {
  /** Where the row opens, at the tab of the field. */
  readonly address: Address;
  readonly rowId: string;
  readonly path: string;
}

/** The summary of some rows, and a subscription to its changes. */
export type HeldStanding = Pick<HeldContent, 'subscribe' | 'getSummary'>;

/** The content of a record's page in addition to the record's fields: rows with forms of their own. */
export interface HeldContent {
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the same object until part of it changes. */
  readonly getSummary: () => HeldSummary;
  /** Counts edits of rows: it stays the same if only the display of them changes. */
  readonly getEdits: () => number;
  /** Whether a row has typed text that is not a value of its form. After `flush` that is text that matches no choice. */
  readonly hasPending: () => boolean;
  /** Commits pending text in rows. */
  readonly flush: () => void;
  /** Shows the errors of every held row. */
  readonly showErrors: () => void;
  /** The first field of a row that breaks a rule. */
  readonly firstError: () => HeldError | undefined;
  /** The element for the form's messages while a row's page covers the form. */
  readonly getNoticePlace: () => Element | null;
  /** The next save. Of rows that are saved with a call of their own, only those that `isTaken` accepts. */
  readonly take: (isTaken?: (id: string) => boolean) => HeldSave;
  /** The save of only one row, for a row that is saved with a call of its own. */
  readonly takeRow: (id: string) => HeldSave;
  /** Replaces references to merged records by the records that stayed. */
  readonly follow: (merged: readonly Merged[]) => void;
  /** Undoes all changes of rows. Returns a function that restores them. */
  readonly undoAll: () => () => void;
}
