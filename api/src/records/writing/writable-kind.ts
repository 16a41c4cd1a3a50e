import type { Language } from 'shared-contracts';
import type { RecordKind } from 'shared-contracts/graphql';
import type { ValidationText } from 'shared-contracts/validators';
import type { RecordContext } from '../record-context.ts';

export type RecordValues = Readonly<Record<string, unknown>>;

/** In the place of a revision: what the server itself changes, whatever the record's revision is by then. */
export const asItIs = Symbol('as it is');

/** What every save of a record carries besides its values (decision 2). */
export interface SaveInput {
  readonly id: string;
  readonly revision?: number | typeof asItIs | null | undefined;
  readonly saveId?: string | null | undefined;
}

export interface StoredRecord<TValues extends RecordValues = RecordValues> {
  readonly revision: number;
  /** The fields that a save may write, as a save sends them: what they name by its id. */
  readonly values: TValues;
  /** The same fields, complete, as a form shows them: what they name with its name. */
  readonly shown: RecordValues;
  /** The same fields as the history tells them. */
  readonly texts: Readonly<Record<string, string | null>>;
}

/** What a save makes of a record that is there. */
export interface ChangedValues<TValues extends RecordValues> {
  readonly id: string;
  readonly values: TValues;
  readonly before: StoredRecord<TValues>;
}

/** How records of one kind stand in the database; each runs in the transaction of the save. */
export interface RecordWriter<TValues extends RecordValues, TContext extends RecordContext = RecordContext> {
  /** The record, kept from others until the transaction ends; undefined where there is none. */
  readonly find: (within: TContext, id: string) => Promise<StoredRecord<TValues> | undefined>;
  /** Records by their ids, kept from others as `find` keeps them. */
  readonly findAll?: (
    within: TContext,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, StoredRecord<TValues>>>;
  /** Records by their ids that the transaction keeps from others already, in one statement. */
  readonly readAll?: (
    within: TContext,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, StoredRecord<TValues>>>;
  /** Writes a new record; false where one of this id is there already. */
  readonly insert: (within: TContext, id: string, values: TValues) => Promise<boolean>;
  /**
   * Writes many new records in one statement; `madeOf` gives the columns of each that no save names, in place of the
   * kind's own. `meanwhile` runs while the database writes, with the history entries of each record; its results are
   * returned.
   */
  readonly insertAll?: <TMade>(
    within: TContext,
    records: readonly { readonly id: string; readonly values: TValues }[],
    how: {
      readonly madeOf?: (place: number) => Readonly<Record<string, unknown>>;
      readonly meanwhile: (texts: readonly StoredRecord['texts'][]) => Promise<TMade>;
    },
  ) => Promise<TMade>;
  /** Deletes many records with the rows that stand in them, a statement for each table. */
  readonly removeAll?: (within: TContext, ids: readonly string[]) => Promise<void>;
  /** Writes new records, a statement for each table. None of their ids may be there. */
  readonly addAll?: (
    within: TContext,
    records: readonly { readonly id: string; readonly values: TValues }[],
  ) => Promise<void>;
  /** Writes the values of records that are there as `update` does, a statement for each table. */
  readonly updateAll?: (within: TContext, records: readonly ChangedValues<TValues>[]) => Promise<void>;
  /**
   * Writes what values change of a record that is there, and raises its revision; what they do not name stays, and so
   * do lists and rows that are stored as they name them.
   */
  readonly update: (
    within: TContext,
    id: string,
    values: TValues,
    before: StoredRecord<TValues>,
  ) => Promise<void>;
  readonly remove: (within: TContext, id: string) => Promise<void>;
  /** Tables that it writes, its own first; and the field whose value a unique index of one keeps apart. */
  readonly tables: (context: TContext) => readonly string[];
  readonly fieldOf: (context: TContext, table: string, columns: ReadonlySet<string>) => string | undefined;
}

/** A record as a sentence names it, and whose it is: ‘Survey plan.pdf’ (Northfork Energy Ltd.). */
export interface KeptName {
  readonly name: string;
  readonly company: string;
}

/** What somebody is about to do to a record. */
export type Attempt<TInput, TValues extends RecordValues> =
  | { readonly action: 'create'; readonly id: string; readonly input: TInput; readonly before?: undefined }
  | {
      readonly action: 'edit';
      readonly id: string;
      readonly input: TInput;
      readonly before: StoredRecord<TValues>;
    }
  | { readonly action: 'delete'; readonly id: string; readonly before: StoredRecord<TValues> };

/** What was done to a record; there is no `before` of a new one, and no `after` of one that is gone. */
export interface Written<TValues extends RecordValues> {
  readonly id: string;
  readonly before: StoredRecord<TValues> | undefined;
  readonly after: StoredRecord<TValues> | undefined;
}

/** A kind of record that is written: who may, what holds, where it stands, and what follows. */
export interface WritableKind<
  TInput extends SaveInput,
  TValues extends RecordValues = RecordValues,
  TContext extends RecordContext = RecordContext,
> {
  /** Its kind in the history. */
  readonly kind: RecordKind;
  /** Its GraphQL type. */
  readonly type: string;
  readonly writer: RecordWriter<TValues, TContext>;
  /** Refuses who may write no such record at all; asked before the transaction, so it may look elsewhere. Throws FORBIDDEN. */
  readonly checkPerson?: (context: TContext) => void | Promise<void>;
  /**
   * Looks up what `check` asks of each record of a list, in the transaction and before any of them is looked at.
   */
  readonly prepare?: (within: TContext, ids: readonly string[]) => Promise<void>;
  /**
   * Whether a record can be checked and written beside the others of its list. Otherwise those before it are written
   * first: where what holds of it depends on what they became. What all of them ask is asked with `askedTogether`.
   */
  readonly isWrittenBeside?: (input: TInput) => boolean;
  /** Refuses who may not. Throws FORBIDDEN, or NOT_FOUND to those who do not see the record. */
  readonly check: (attempt: Attempt<TInput, TValues>, within: TContext) => void | Promise<void>;
  /**
   * Of a kind whose records their company alone deletes: the sentence that names some of another one, of `count` that
   * are to go. It is asked before `check`, which knows one record and not what else hinders.
   */
  readonly ofOthers?: (named: readonly KeptName[], count: number, language: Language) => string;
  /** The values of a save. Throws VALIDATION with the fields that are wrong. */
  readonly read: (
    input: TInput,
    within: TContext,
    before: StoredRecord<TValues> | undefined,
  ) => TValues | Promise<TValues>;
  /** Fields that call a record by its name; the first that is filled does. */
  readonly titleFields?: readonly string[];
  /** What is said where another record has the value of a field already; of a code, that it is used. */
  readonly taken?: Readonly<Record<string, ValidationText>>;
  /** What belongs to the write and stands or falls with it. */
  readonly written?: (written: Written<TValues>, within: TContext) => Promise<void>;
  /**
   * Deletes records in one go, where that is more than their rows or where they may go together; each was checked, and the
   * history knows of it. Otherwise they are removed one by one.
   */
  readonly removeTogether?: (within: TContext, ids: readonly string[]) => Promise<void>;
  /** What comes after the write, whether it went through or not: caches, mails on their way. */
  readonly settled?: (ids: readonly string[], context: TContext) => void;
}
