import type { RawBuilder } from 'kysely';
import type { ByLanguage } from 'shared-contracts';
import type { CurrentUser, RecordFacts } from 'shared-contracts/rights';
import type { Db } from '../../platform/db/database.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { Selection } from './selection.ts';

/** A piece of SQL with its parameters. */
export type Sql = RawBuilder<unknown>;

/** A row in a statement: the alias of its table, and the person who asks. */
export interface Row {
  readonly alias: string;
  readonly user: CurrentUser;
}

/** Where a field of the schema comes from. */
export type FieldMapping =
  /** A column of the record's table. */
  | { readonly kind: 'column'; readonly column: string }
  /** A value that SQL computes from the row. */
  | { readonly kind: 'computed'; readonly sql: (row: Row) => Sql }
  /** The result of a plain function of the person and the record's facts; `facts` is a JSON value. */
  | {
      readonly kind: 'ruled';
      readonly facts: (row: Row) => Sql;
      readonly answer: (user: CurrentUser, facts: RecordFacts) => boolean | string;
    }
  /** Computed in code for many rows together, by their ids: called once per field of an operation, not once per row. */
  | { readonly kind: 'loaded'; readonly load: LoadTogether }
  /** The record that a column of this one references. */
  | { readonly kind: 'one'; readonly type: string; readonly column: string }
  /** The records whose column references this one. */
  | {
      readonly kind: 'many';
      readonly type: string;
      readonly column: string;
      readonly where?: (row: Row) => Sql;
    }
  /** The records that a link table connects with this one. */
  | {
      readonly kind: 'linked';
      readonly type: string;
      /** The name of a table, or a select in brackets where the link spans several tables. */
      readonly table: string | Sql;
      readonly from: string;
      readonly to: string;
      readonly where?: (row: Row) => Sql;
    }
  /** A group of columns of the same row. */
  | { readonly kind: 'embedded'; readonly type: string };

/**
 * What the function of a `loaded` field receives: the part of a record context that needs no types from outside this
 * file.
 */
export interface LoadContext {
  readonly db: Db;
  readonly user: CurrentUser;
  readonly clock: Clock;
  readonly catalog: ReadonlyMap<string, RecordMapping>;
}

/** Computes a field for many rows, by their ids; `selection` is the field with its arguments and selection. */
type LoadTogether = (
  context: LoadContext,
  ids: readonly string[],
  selection: Selection,
) => Promise<ReadonlyMap<string, unknown>>;

/** Who may see which rows of a table. */
export type Scope =
  /** Everybody who is signed in. */
  | { readonly kind: 'open' }
  /** Everybody who may see the record that a column references. */
  | { readonly kind: 'via'; readonly column: string; readonly type: string }
  /** A condition on the row that repeats the record's view right in SQL; undefined if the person sees all rows. */
  | { readonly kind: 'rule'; readonly where: (row: Row) => Sql | undefined };

/** The singular and plural name of a kind of record: `3 agreements`. */
export interface RecordName {
  readonly one: string;
  readonly many: string;
}

/** The names in each language. */
export type RecordNames = ByLanguage<RecordName>;

/** Texts of the record that a column references. */
interface NamedTexts {
  readonly table: string;
  readonly key: string;
  readonly columns: readonly string[];
}

/** A text that a search looks in: a column, or the texts of a record that a column references. */
export type SearchedText = string | NamedTexts;

/**
 * The condition that an argument of a list puts on its rows; undefined where it puts none. Ids have been checked to be
 * UUIDs.
 */
type ArgumentFilter = (row: Row, value: unknown, mapping: RecordMapping) => Sql | undefined;

/** Mutually exclusive conditions that an argument is split into: a row meets at most one of them. */
type ArgumentShares = (row: Row, value: unknown) => readonly Sql[];

/** How a kind's lists treat arguments whose names are not columns. */
interface Lists {
  /** Conditions by argument, if its name does not determine the column. */
  readonly filters?: Readonly<Record<string, ArgumentFilter>> | undefined;
  /**
   * Conditions by argument, for arguments that match any of several columns. Each condition is read along its own
   * index, in the order of the list and only as far as a page goes; combined with `or`, everything found would have to
   * be sorted.
   */
  readonly shares?: Readonly<Record<string, ArgumentShares>> | undefined;
  /**
   * Conditions that depend on which arguments are given. They apply to queries and grids, but not to lists below a
   * record.
   */
  readonly besides?:
    | ((row: Pick<Row, 'alias'>, hasArgument: (argument: string) => boolean) => Sql | undefined)
    | undefined;
  /** Conditions by the name of the query, independent of its arguments. */
  readonly limited?: Readonly<Record<string, (row: Pick<Row, 'alias'>) => Sql>> | undefined;
}

/** A record kind: its table, the order of its rows, and where its fields come from. */
export interface RecordMapping extends Lists {
  readonly type: string;
  readonly table: string;
  readonly scope: Scope;
  /** Columns that lists are sorted by, before the id; paging uses only the first. */
  readonly order: readonly OrderColumn[];
  /** Where `query` searches, besides the table's search text if it has one. */
  readonly search: readonly SearchedText[];
  readonly hasSearchText: boolean;
  readonly fields: ReadonlyMap<string, FieldMapping>;
  /** The scalar type of each scalar field. */
  readonly scalars: ReadonlyMap<string, string>;
  readonly names?: RecordNames | undefined;
  readonly mergedInto?: MergedInto | undefined;
}

/** Returns, for those of the given ids whose record was merged into another one, the record that remained. */
type MergedInto = (
  db: Db,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, { readonly id: string; readonly name: string }>>;

export interface OrderColumn {
  readonly column: string;
  readonly isDescending?: boolean;
  readonly isNullable?: boolean;
}

/** The declaration of a type. Everything else is derived from the names in the schema. */
export interface RecordDeclaration extends Lists {
  /** The table; by default the type's name in snake case. */
  readonly table?: string;
  readonly scope: Scope;
  readonly order?: readonly OrderColumn[];
  readonly search?: readonly SearchedText[];
  readonly hasSearchText?: boolean;
  readonly fields?: Readonly<Record<string, FieldMapping>>;
  /** Its name where records are counted; left out if people only see it as part of other records. */
  readonly names?: RecordNames;
  /**
   * For kinds that can be merged: a save that names a merged record is refused, and the refusal names the record that
   * remained.
   */
  readonly mergedInto?: MergedInto;
}

/** The snake-case name of a field or type: `agreementType` is `agreement_type`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, index: number) => `${index > 0 ? '_' : ''}${letter.toLowerCase()}`);
