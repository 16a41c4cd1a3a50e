import type { DemoEntries } from './administered-kind.ts';
import type { MasterDataField } from './master-data-field.ts';

/** How the entries of a lookup list are read, if not by code. */
export interface LookupRead {
  /** The column that lists are sorted by. */
  readonly orderedBy?: string;
  /** The columns that a query searches. */
  readonly searchedIn?: readonly string[];
}

/** The entries of a table in the demo. */
export interface DemoList extends DemoEntries {
  readonly table: string;
  readonly fields: readonly MasterDataField[];
}
