import type { Language } from 'shared-contracts';
import type { BringField, RecordBringKind } from 'shared-contracts/bring-in';
import type { RightsKind } from 'shared-contracts/rights';
import type { RecordContext } from '../../records/record-context.ts';
import type { SaveList } from '../../records/writing/save-list.ts';
import type { RecordGroup } from '../bring-in/index.ts';

/** A value of a save: a text, a flag, a number, a reference or several references. */
export type BroughtValue =
  | string
  | number
  | boolean
  | { readonly id: string }
  | readonly { readonly id: string }[];

/** The values of a record or of a row below it, by the field of a save. */
export type BroughtValues = Readonly<Record<string, BroughtValue>>;

/** A row below a record, with the number of its row in the table. */
export interface BroughtRow {
  readonly source: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly values: BroughtValues;
  /** The existing associates that are named in its cells of people, by name. */
  readonly people: ReadonlyMap<string, string>;
}

/** A record as the table states it, before it is known whether it exists already. */
export interface ReadRecord {
  readonly group: RecordGroup;
  /** The first row of the table about it, from 1. */
  readonly source: number;
  readonly values: BroughtValues;
  readonly below: readonly BroughtRow[];
}

/** A record that is to be saved. */
export interface ReadyRecord extends ReadRecord {
  readonly id: string;
  /** The revision of an existing record. */
  readonly revision: number | undefined;
  /**
   * The row of the table for a position in a list of the save, such as `contacts[1]`; filled while the lists are built.
   */
  readonly sources: Map<string, number>;
  /**
   * The ids of the list's rows that were created from rows of the table, in order; filled while the lists are built.
   */
  readonly rowIds: string[];
  /** Reports something about a row that is written nevertheless. */
  readonly warn: (row: number, field: string | null, message: string) => void;
}

/** Where a table is imported to. */
export interface BringPlace {
  /** Empty for records that belong to no project. */
  readonly projectId: string;
  /** The uploaded table, which leads to the files that came in the same archive. */
  readonly fileId?: string;
  /** Whether the link to accounting applies to the person. */
  readonly hasAccounting: boolean;
}

/** Cells of a record expressed in our fields, and the field that they were derived from. */
export interface InOurWords {
  readonly field: string;
  readonly cells: Readonly<Record<string, string>>;
  /** How they are shown to the person. */
  readonly as: string;
}

/**
 * Proposed cells of a row below a record, expressed in our fields and derived from another cell; undefined if that cell
 * does not allow it.
 */
export interface BelowInOurWords {
  readonly field: string;
  readonly cells: Readonly<Record<string, string>> | undefined;
  /** The text of the cell that they are derived from. */
  readonly text: string;
  readonly as: string;
}

/** What the API must know about a kind of records that is imported from tables, besides its declaration. */
export interface BroughtNoun {
  readonly kind: RecordBringKind;
  /** Its type in the schema. */
  readonly type: string;
  readonly right: RightsKind;
  /** Rows below the record that have their own revision; if one changes, the record counts as changed. */
  readonly below?: { readonly table: string; readonly column: string };
  /** Its tables only change existing records; a row of any other record is reported at this field. */
  readonly onlyChanges?: string;
  /** The table of the rows below it whose numbers are added up. */
  readonly summedBelow?: string;
  /** For a field whose cell names no existing record: fields that may take the text instead, so that it is not lost. */
  readonly instead?: Readonly<Record<string, readonly string[]>>;
  /** Derives cells in our fields from cells whose words are in no list. */
  readonly inOurWords?: (
    cells: Readonly<Record<string, string>>,
    isKnown: (field: BringField, text: string) => boolean,
    language: Language,
  ) => InOurWords | undefined;
  /** Does the same for a row below a record. If a cell that is needed says nothing, that is reported at its field. */
  readonly belowInOurWords?: (
    cells: Readonly<Record<string, string>>,
    record: Readonly<Record<string, string>>,
  ) => BelowInOurWords | undefined;
  /** Returns, for records without an id, the existing records that they match by content. */
  readonly existing: (
    records: readonly ReadRecord[],
    within: RecordContext,
    place: BringPlace,
  ) => Promise<ReadonlyMap<ReadRecord, string>>;
  /** Reports what new records lack beyond the rules of their form; receives all records of the table. */
  readonly checkNew?: (
    fresh: ReadonlySet<ReadRecord>,
    all: readonly ReadRecord[],
    within: RecordContext,
    place: BringPlace,
    report: (record: ReadRecord, field: string | null, message: string) => void,
  ) => Promise<void>;
  /** Files that came with the table but are named by none of its records. */
  readonly filesLeft?: (
    records: readonly ReadRecord[],
    within: RecordContext,
    place: BringPlace,
  ) => Promise<readonly string[]>;
  /** The lists that save the records, each at `records[n]`, with the rules and rights of their form. */
  readonly lists: (
    records: readonly ReadyRecord[],
    within: RecordContext,
    place: BringPlace,
  ) => Promise<readonly SaveList<RecordContext>[]>;
  /** Lists to save after the records because they depend on them, as the schedule of a rent does. */
  readonly listsAfter?: (
    records: readonly ReadyRecord[],
    within: RecordContext,
  ) => Promise<readonly SaveList<RecordContext>[]>;
  /** Deletes records in an undo. Throws an AppError if one may not be deleted. */
  readonly remove: (ids: readonly string[], within: RecordContext, place: BringPlace) => Promise<unknown>;
}
