import type { RawBuilder } from 'kysely';
import type { ByLanguage } from 'shared-contracts';
import type { CurrentUser, RecordFacts } from 'shared-contracts/rights';
import type { Db } from '../../platform/db/database.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { Selection } from './selection.ts';

/** A piece of SQL with its parameters. */
export type Sql = RawBuilder<unknown>;

/** A row of a statement: the alias of its table, and who asks. */
export interface Row {
  readonly alias: string;
  readonly user: CurrentUser;
}

/** Where a field of the schema comes from. */
export type FieldMapping =
  /** A column of the record's table. */
  | { readonly kind: 'column'; readonly column: string }
  /** A value that SQL makes from the row. */
  | { readonly kind: 'computed'; readonly sql: (row: Row) => Sql }
  /** What a plain function says of the person and the record's facts; `facts` is a JSON value. */
  | {
      readonly kind: 'ruled';
      readonly facts: (row: Row) => Sql;
      readonly answer: (user: CurrentUser, facts: RecordFacts) => boolean | string;
    }
  /** What code works out of many rows together, by their ids: asked once a field of an operation, not once a row. */
  | { readonly kind: 'loaded'; readonly load: LoadTogether }
  /** The record that a column of this one names. */
  | { readonly kind: 'one'; readonly type: string; readonly column: string }
  /** The records whose column names this one. */
  | {
      readonly kind: 'many';
      readonly type: string;
      readonly column: string;
      readonly where?: (row: Row) => Sql;
    }
  /** The records that a link table joins with this one. */
  | {
      readonly kind: 'linked';
      readonly type: string;
      /** A table's name, or a select in brackets where the link is further away than one table. */
      readonly table: string | Sql;
      readonly from: string;
      readonly to: string;
      readonly where?: (row: Row) => Sql;
    }
  /** A group of columns of the same row. */
  | { readonly kind: 'embedded'; readonly type: string };

/** What such a field may ask for: the part of a record context that knows no more than this file. */
export interface LoadContext {
  readonly db: Db;
  readonly user: CurrentUser;
  readonly clock: Clock;
  readonly catalog: ReadonlyMap<string, RecordMapping>;
}

/** What a field answers of many rows, by their ids; `asked` is the field with its arguments and what is asked below it. */
type LoadTogether = (
  context: LoadContext,
  ids: readonly string[],
  asked: Selection,
) => Promise<ReadonlyMap<string, unknown>>;

/** Who sees which rows of a table. */
export type Scope =
  /** Everybody who is signed in. */
  | { readonly kind: 'open' }
  /** Who sees the record that a column names. */
  | { readonly kind: 'via'; readonly column: string; readonly type: string }
  /** A condition on the row, the SQL twin of the record's view right; undefined where all rows are seen. */
  | { readonly kind: 'rule'; readonly where: (row: Row) => Sql | undefined };

/** What one record of a kind is called, and many: `3 agreements`. */
export interface RecordName {
  readonly one: string;
  readonly many: string;
}

/** The same in each language. */
export type RecordNames = ByLanguage<RecordName>;

/** Texts of a record that a column names. */
interface NamedTexts {
  readonly table: string;
  readonly key: string;
  readonly columns: readonly string[];
}

/** A text that a search looks in: a column, or those of a record that a column names. */
export type SearchedText = string | NamedTexts;

/** What an argument of a list asks of its rows; undefined where it asks nothing. An id is a UUID by then. */
type ArgumentFilter = (row: Row, value: unknown) => Sql | undefined;

/** The conditions that share out what an argument asks for: a row holds one of them at most. */
type ArgumentShares = (row: Row, value: unknown) => readonly Sql[];

/** What a kind's lists ask for beside the arguments that are told by their names. */
interface Lists {
  /** By argument, where its name alone does not say which column it compares. */
  readonly filters?: Readonly<Record<string, ArgumentFilter>> | undefined;
  /**
   * By argument, where a row is asked for by one of several columns: each share is read along an index of its own order
   * as far as a page goes, where one condition over all of them would sort whatever they find.
   */
  readonly shares?: Readonly<Record<string, ArgumentShares>> | undefined;
  /** What goes with the arguments that are there, in queries and grids; not in lists below a record. */
  readonly besides?:
    | ((row: Pick<Row, 'alias'>, isAsked: (argument: string) => boolean) => Sql | undefined)
    | undefined;
  /** By query: what it is limited to, whatever its arguments. */
  readonly limited?: Readonly<Record<string, (row: Pick<Row, 'alias'>) => Sql>> | undefined;
}

/** A record kind: its table, its rows' order, and where its fields come from. */
export interface RecordMapping extends Lists {
  readonly type: string;
  readonly table: string;
  readonly scope: Scope;
  /** Columns that lists are ordered by, before the id; the first alone orders pages. */
  readonly order: readonly OrderColumn[];
  /** What `query` looks in, beside the table's search text where it has one. */
  readonly search: readonly SearchedText[];
  readonly hasSearchText: boolean;
  readonly fields: ReadonlyMap<string, FieldMapping>;
  /** The scalar type of each field that is one. */
  readonly scalars: ReadonlyMap<string, string>;
  readonly names?: RecordNames | undefined;
  readonly mergedInto?: MergedInto | undefined;
}

/** Of some ids those whose record was merged into another one, each with the record that stayed. */
type MergedInto = (
  db: Db,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, { readonly id: string; readonly name: string }>>;

export interface OrderColumn {
  readonly column: string;
  readonly isDescending?: boolean;
  readonly isNullable?: boolean;
}

/** What a declaration says of a type; the rest follows from the schema by name. */
export interface RecordDeclaration extends Lists {
  /** The type's name in snake case where it is not said. */
  readonly table?: string;
  readonly scope: Scope;
  readonly order?: readonly OrderColumn[];
  readonly search?: readonly SearchedText[];
  readonly hasSearchText?: boolean;
  readonly fields?: Readonly<Record<string, FieldMapping>>;
  /** What its records are called where they are counted; none where people know them as part of others. */
  readonly names?: RecordNames;
  /** Where the records of a kind can be merged, so that a save that names one that went is told the one that stayed. */
  readonly mergedInto?: MergedInto;
}

/** The snake-case name of a field or type: `agreementType` is `agreement_type`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, index: number) => `${index > 0 ? '_' : ''}${letter.toLowerCase()}`);
