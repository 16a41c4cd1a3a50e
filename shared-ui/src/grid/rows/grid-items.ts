import type { GridRecord } from '../views/grid-view.ts';

/** Rows of one value of the grouped column. */
export interface GridGroup {
  readonly key: string;
  readonly value: unknown;
  readonly count: number;
  readonly aggregates: Readonly<Record<string, unknown>>;
  readonly isOpen: boolean;
}

/** The content of one line of a grid. */
export type GridItem =
  | { readonly kind: 'row'; readonly row: GridRecord }
  | { readonly kind: 'group'; readonly group: GridGroup }
  /** A row that is still to come; showing the line asks for the rows of its key. */
  | { readonly kind: 'pending'; readonly key: string };

/** The lines of a grid, asked for one by one: there may be hundreds of thousands. */
export interface GridItems {
  readonly count: number;
  readonly at: (index: number) => GridItem | undefined;
}

/** Everything that a grid shows, wherever its rows come from. */
export interface GridContent {
  readonly items: GridItems;
  /** Rows that the view finds; undefined until that is known. */
  readonly total: number | undefined;
  readonly aggregates: Readonly<Record<string, unknown>>;
  readonly isLoading: boolean;
  /** The message where the rows could not be fetched. */
  readonly failure?: { readonly message: string | undefined; readonly tryAgain: () => void };
  readonly toggleGroup: (key: string) => void;
  /** Opens or closes all groups. */
  readonly showGroups: (isOpen: boolean) => void;
  /** Rows that have been loaded into the browser, whether or not the view includes them. */
  readonly knownRows: () => readonly GridRecord[];
  /** Called with the keys of the visible pending lines, whenever they change. */
  readonly load: (keys: readonly string[]) => void;
  /** Different values of a column, for its filter; null means empty. */
  readonly distinctValues: (column: string) => Promise<readonly unknown[]>;
  /** All rows that the view finds, for an export. */
  readonly allRows: (
    progress: (count: number) => void,
    signal: AbortSignal,
  ) => Promise<readonly GridRecord[]>;
}
