import type { Language } from 'shared-contracts';
import type { RecordKind } from 'shared-contracts/graphql';
import type { ValidationText } from 'shared-contracts/validators';
import type { RecordContext } from '../record-context.ts';

export type RecordValues = Readonly<Record<string, unknown>>;

/** Used in place of a revision for changes by the server itself, which apply to whatever revision is current. */
export const asItIs = Symbol('as it is');

/** What every save of a record contains besides its values (decision 2). */
export interface SaveInput {
  readonly id: string;
  readonly revision?: number | typeof asItIs | null | undefined;
  readonly saveId?: string | null | undefined;
}

export interface StoredRecord<TValues extends RecordValues = RecordValues> {
  readonly revision: number;
  /** The fields that a save may write, as a save sends them: references by id. */
  readonly values: TValues;
  /** The same fields, complete, as a form shows them: references with names. */
  readonly shown: RecordValues;
  /** The same fields as the history shows them. */
  readonly texts: Readonly<Record<string, string | null>>;
}

/** The change of an existing record by a save. */
export interface ChangedValues<TValues extends RecordValues> {
  readonly id: string;
  readonly values: TValues;
  readonly before: StoredRecord<TValues>;
}

/**
 * Writes records that were prepared. `meanwhile` runs while the database writes and receives the history texts of each
 * record; its result is returned.
 */
export type ReadyWrite = <TMade>(
  meanwhile: (texts: readonly StoredRecord['texts'][]) => Promise<TMade>,
) => Promise<TMade>;

/** How records of one kind are stored; each function runs in the transaction of the save. */
export interface RecordWriter<TValues extends RecordValues, TContext extends RecordContext = RecordContext> {
  /** Locks a record until the transaction ends and returns it; undefined if it does not exist. */
  readonly find: (within: TContext, id: string) => Promise<StoredRecord<TValues> | undefined>;
  /** Locks records by their ids and returns them, as `find` does. */
  readonly findAll?: (
    within: TContext,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, StoredRecord<TValues>>>;
  /** Reads records, which the transaction has locked already, by their ids in one statement. */
  readonly readAll?: (
    within: TContext,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, StoredRecord<TValues>>>;
  /** Writes a new record; returns false if one with this id exists already. */
  readonly insert: (within: TContext, id: string, values: TValues) => Promise<boolean>;
  /**
   * Prepares the one statement that writes many new records, and what their history needs. `madeOf` returns extra
   * columns for each record in place of the kind's own. Returns a function that runs it.
   */
  readonly readyAll?: (
    within: TContext,
    records: readonly { readonly id: string; readonly values: TValues }[],
    madeOf?: (place: number) => Readonly<Record<string, unknown>>,
  ) => Promise<ReadyWrite>;
  /** Deletes many records with the rows that belong to them, one statement per table. */
  readonly removeAll?: (within: TContext, ids: readonly string[]) => Promise<void>;
  /** Writes new records, one statement per table. None of the ids may exist. */
  readonly addAll?: (
    within: TContext,
    records: readonly { readonly id: string; readonly values: TValues }[],
  ) => Promise<void>;
  /** Writes the values of existing records as `update` does, one statement per table. */
  readonly updateAll?: (within: TContext, records: readonly ChangedValues<TValues>[]) => Promise<void>;
  /**
   * Writes the changed values of an existing record, and increments its revision. Fields that the values do not contain
   * stay unchanged, and unchanged lists and rows are not written.
   */
  readonly update: (
    within: TContext,
    id: string,
    values: TValues,
    before: StoredRecord<TValues>,
  ) => Promise<void>;
  readonly remove: (within: TContext, id: string) => Promise<void>;
  /** The tables that it writes, its own first; and the field that the columns of a violated unique index belong to. */
  readonly tables: (context: TContext) => readonly string[];
  readonly fieldOf: (context: TContext, table: string, columns: ReadonlySet<string>) => string | undefined;
}

/** A record as named in a sentence, with its company: ‘Survey plan.pdf’ (Northfork Energy Ltd.). */
export interface KeptName {
  readonly name: string;
  readonly company: string;
}

/** The action that somebody is about to take on a record. */
export type Attempt<TInput, TValues extends RecordValues> =
  | { readonly action: 'create'; readonly id: string; readonly input: TInput; readonly before?: undefined }
  | {
      readonly action: 'edit';
      readonly id: string;
      readonly input: TInput;
      readonly before: StoredRecord<TValues>;
    }
  | { readonly action: 'delete'; readonly id: string; readonly before: StoredRecord<TValues> };

/** The action that was taken on a record; a new one has no `before`, a deleted one no `after`. */
export interface Written<TValues extends RecordValues> {
  readonly id: string;
  readonly before: StoredRecord<TValues> | undefined;
  readonly after: StoredRecord<TValues> | undefined;
}

/** A kind of record that can be written: who may write it, its checks, how it is stored, and the effects of a save. */
export interface WritableKind<
  TInput extends SaveInput,
  TValues extends RecordValues = RecordValues,
  TContext extends RecordContext = RecordContext,
> {
  /** Its kind in the history. */
  readonly kind: RecordKind;
  /** Its GraphQL type. */
  readonly type: string;
  /**
   * The database function that returns, for many records of this kind at once, the project and the name of each for the
   * history. Without it the database looks them up for each entry.
   */
  readonly calledTogether?: string;
  readonly writer: RecordWriter<TValues, TContext>;
  /**
   * Refuses people who may never write such a record; called before the transaction, so it may query elsewhere. Throws
   * FORBIDDEN.
   */
  readonly checkPerson?: (context: TContext) => void | Promise<void>;
  /** Looks up what `check` needs for the records of a list, in the transaction and before the first is checked. */
  readonly prepare?: (within: TContext, ids: readonly string[]) => Promise<void>;
  /**
   * Whether a record can be checked and written concurrently with the others of its list. If not, the records before it
   * are written first, because its checks depend on them. Queries of concurrent checks are combined by `batchedQuery`.
   */
  readonly isWrittenBeside?: (input: TInput) => boolean;
  /**
   * Whether reading a new record returns exactly the values that its rules returned. Its history is then built without
   * reading it, and many new records are written in one statement. Not possible for kinds with lists below their lists.
   */
  readonly isReadAsWritten?: boolean;
  /** Refuses people without the right. Throws FORBIDDEN, or NOT_FOUND if they may not see the record. */
  readonly check: (attempt: Attempt<TInput, TValues>, within: TContext) => void | Promise<void>;
  /**
   * For kinds whose records only their own company may delete: the message that names the records of other companies
   * among the `count` to be deleted. Called before `check`, which sees a single record and could only report one
   * obstacle.
   */
  readonly ofOthers?: (named: readonly KeptName[], count: number, language: Language) => string;
  /** Parses and checks the values of a save. Throws VALIDATION with the fields that are wrong. */
  readonly read: (
    input: TInput,
    within: TContext,
    before: StoredRecord<TValues> | undefined,
  ) => TValues | Promise<TValues>;
  /** Fields that can serve as the name of a record; the first that is not empty is used. */
  readonly titleFields?: readonly string[];
  /** The message for a field whose value another record already has, for example a code that is in use. */
  readonly taken?: Readonly<Record<string, ValidationText>>;
  /** Further writes in the same transaction, which fail or succeed together with this one. */
  readonly written?: (written: Written<TValues>, within: TContext) => Promise<void>;
  /**
   * Deletes records in one go, for kinds where more than their own rows must be deleted or where they can be deleted
   * together. The records were checked and their history is written. Without it they are deleted one by one.
   */
  readonly removeTogether?: (within: TContext, ids: readonly string[]) => Promise<void>;
  /** Runs after the write, whether it succeeded or not: to clear caches, or to send queued mail. */
  readonly settled?: (ids: readonly string[], context: TContext) => void;
}
