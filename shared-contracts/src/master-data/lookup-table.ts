import type { DemoEntries } from './administered-kind.ts';
import type { MasterDataField } from './master-data-field.ts';

/** How the entries of a lookup list are read, where it is not by code. */
export interface LookupRead {
  /** Column that lists are ordered by. */
  readonly orderedBy?: string;
  /** Columns that a query looks in. */
  readonly searchedIn?: readonly string[];
}

/** The entries that the demo has in a table. */
export interface DemoList extends DemoEntries {
  readonly table: string;
  readonly fields: readonly MasterDataField[];
}
