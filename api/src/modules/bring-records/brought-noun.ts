import type { RecordBringKind } from 'shared-contracts/bring-in';
import type { RightsKind } from 'shared-contracts/rights';
import type { RecordContext } from '../../records/record-context.ts';
import type { SaveList } from '../../records/writing/save-list.ts';
import type { RecordGroup } from '../bring-in/index.ts';

/** A value of a save: a text, a flag, a number, a reference or several. */
export type BroughtValue =
  | string
  | number
  | boolean
  | { readonly id: string }
  | readonly { readonly id: string }[];

/** The values of a record or of a row below it, by the field of a save. */
export type BroughtValues = Readonly<Record<string, BroughtValue>>;

/** A row below a record, with the row of the table that it stands in. */
export interface BroughtRow {
  readonly source: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly values: BroughtValues;
  /** The associates that are known by names in its cells of people, by their names. */
  readonly people: ReadonlyMap<string, string>;
}

/** A record as a table has it, before it is known whether it is there already. */
export interface ReadRecord {
  readonly group: RecordGroup;
  /** The first row of the table that says it, from 1. */
  readonly source: number;
  readonly values: BroughtValues;
  readonly below: readonly BroughtRow[];
}

/** A record that is to be saved. */
export interface ReadyRecord extends ReadRecord {
  readonly id: string;
  /** Of one that is there. */
  readonly revision: number | undefined;
  /** The row of the table for a place in a list of the save, such as `contacts[1]`; filled while lists are made. */
  readonly sources: Map<string, number>;
  /** The ids of the rows of a list that rows of the table became, in their order; filled while lists are made. */
  readonly rowIds: string[];
  /** Says something about a row that is written all the same. */
  readonly warn: (row: number, field: string | null, message: string) => void;
}

/** Where a table comes in. */
export interface BringPlace {
  /** '' of records that belong to no project. */
  readonly projectId: string;
  /** The table, for what came in an archive with it. */
  readonly fileId?: string;
  /** Whether the link to accounting counts for the person. */
  readonly hasAccounting: boolean;
}

/** What the API must know about a kind of records that comes in from tables, besides its declaration. */
export interface BroughtNoun {
  readonly kind: RecordBringKind;
  /** Its type in the schema. */
  readonly type: string;
  readonly right: RightsKind;
  /** Rows below it with a revision of their own, which make it changed. */
  readonly below?: { readonly table: string; readonly column: string };
  /** Its tables only change records that are here; a row of another one is told at this field. */
  readonly onlyChanges?: string;
  /** The table of the rows below it whose numbers are summed up. */
  readonly summedBelow?: string;
  /** A field that takes the text of another one whose cell names nothing, so that the text is not lost. */
  readonly instead?: Readonly<Record<string, readonly string[]>>;
  /** Of records without an id, those that are here already, found by what they say. */
  readonly existing: (
    records: readonly ReadRecord[],
    within: RecordContext,
    place: BringPlace,
  ) => Promise<ReadonlyMap<ReadRecord, string>>;
  /** Says what new records, among all of the table, lack besides what their form says. */
  readonly checkNew?: (
    fresh: ReadonlySet<ReadRecord>,
    all: readonly ReadRecord[],
    within: RecordContext,
    place: BringPlace,
    tell: (record: ReadRecord, field: string | null, message: string) => void,
  ) => Promise<void>;
  /** Files that came with the table and that none of its records names. */
  readonly filesLeft?: (
    records: readonly ReadRecord[],
    within: RecordContext,
    place: BringPlace,
  ) => Promise<readonly string[]>;
  /** What saves the records, each at `records[n]`, with the rules and rights of their form. */
  readonly lists: (
    records: readonly ReadyRecord[],
    within: RecordContext,
    place: BringPlace,
  ) => Promise<readonly SaveList<RecordContext>[]>;
  /** Deletes records that an undo may delete. Throws an AppError where one may not go. */
  readonly remove: (ids: readonly string[], within: RecordContext, place: BringPlace) => Promise<unknown>;
}
