import type { Texts } from '../i18n/texts.ts';
import type { RouteName } from '../routes/route-name.ts';
import type { GridColumn } from './grid-column.ts';

/** The groups under which sources are listed. */
export const gridGroups = ['projects', 'land', 'people', 'billing', 'administration', 'master-data'] as const;

export type GridGroup = (typeof gridGroups)[number];

/** A grid as declared under its name: its kind of record and its columns. */
export interface DeclaredGrid {
  /**
   * Fixed id of the source, written out where the grid is declared (decision 10), because people's saved views refer to
   * it.
   */
  readonly id: string;
  /** Fixed id of its column configuration. */
  readonly configId: string;
  /** GraphQL type of a row. */
  readonly type: string;
  /** The group of the source, for lists of sources. */
  readonly group: GridGroup;
  /** Route that a row opens, if any. */
  readonly route?: RouteName;
  /** Address that a row opens; `{path}` is replaced by a field of the row. */
  readonly opens?: string;
  /** Address that it opens instead if a field of the first one is empty. */
  readonly opensElse?: string;
  /** The columns that a new view is sorted by. */
  readonly sortedBy: string;
  /** Which end comes first in a new view; the smallest by default. */
  readonly sortedFrom?: 'asc' | 'desc';
  readonly columns: readonly GridColumn[];
}

/** The titles of lists. */
export interface ListTexts {
  /** 'Agreement types', by the name of the grid's source. */
  readonly titles: Texts;
  /** The noun in 'There are no agreement types.', by the name of the grid's source. */
  readonly entities: Texts;
  /** Titles of columns that only one grid has, by the English title. */
  readonly columns: Texts;
}
