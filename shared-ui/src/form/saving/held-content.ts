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
  /** Never kept in the browser, as a key to a service. */
  readonly isSecret?: boolean;
}

/** Something that is saved with a revision of its own: the record itself, or a row that it holds. */
export interface VersionedPart {
  /** What it is called; empty for the record itself. */
  readonly title: string;
  readonly fields: readonly NamedField[];
  /** What the person started from. */
  readonly base: FormValues;
  readonly mine: FormValues;
  /** The stored version in a refused save, as the form has it; unchanged by default. */
  readonly read?: (record: FormValues) => FormValues;
  /** Goes on from what somebody else stored. */
  readonly rebase: (stored: FormValues, values: FormValues, revision: number) => void;
}

/** The new and changed rows of a record by collection, as a save sends them. */
export type SentRows = Readonly<Record<string, readonly object[]>>;

/** What goes with one save, so that its answer finds what it speaks of. */
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
  /** Makes what was stored the clean version, row by row; what was typed meanwhile stays. */
  readonly settle: (stored: StoredRows) => void;
}

/** What the rows of a record come to. */
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

/** Returns what some rows are worth, and reports changes. */
export type HeldStanding = Pick<HeldContent, 'subscribe' | 'getSummary'>;

/** What a record's page holds beside the fields of the record: rows with forms of their own. */
export interface HeldContent {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something of it changes. */
  readonly getSummary: () => HeldSummary;
  /** Counts what was done to rows: it stays the same while only what is shown of them changes. */
  readonly getEdits: () => number;
  /** Whether a row has text that its form does not have: not committed yet or, after `flush`, text that chooses nothing. */
  readonly hasPending: () => boolean;
  /** Commits what is typed into rows. */
  readonly flush: () => void;
  /** Shows the errors of every held row. */
  readonly showErrors: () => void;
  /** The first field of a row that breaks a rule. */
  readonly firstError: () => HeldError | undefined;
  /** Where the form's messages are shown while a row's page covers it. */
  readonly getNoticePlace: () => Element | null;
  /** What a save sends next. Of rows that are saved with a call of their own, only those that `isTaken` accepts. */
  readonly take: (isTaken?: (id: string) => boolean) => HeldSave;
  /** What a save of one row alone sends, for a row that is saved with a call of its own. */
  readonly takeRow: (id: string) => HeldSave;
  /** Names the records that stayed instead of those that were merged into them. */
  readonly follow: (merged: readonly Merged[]) => void;
  /** Undoes all that was done to rows. Returns the function that restores it. */
  readonly undoAll: () => () => void;
}
