import type { Names } from '../i18n/names.ts';

/** The type of the values in a grid's column (000 §3). */
export type GridColumnType = 'string' | 'number' | 'bool' | 'date' | 'color' | 'rateclass';

export type GridAlign = 'left' | 'center' | 'right';

/** How a cell is drawn, if its type alone does not determine it. */
export const gridFormatters = [
  'list',
  'link',
  'money',
  'area',
  'percent',
  'fileSize',
  'moment',
  /** A pill: the text, in the colour that the row's `colors` contain for the column. */
  'status',
  /** A day on which something is due: late, soon, or done if the column of `doneBy` is filled. */
  'due',
  'phone',
  /** A value of a fixed set, shown by the column's `words`. */
  'enum',
  /** A person's name. */
  'person',
] as const;

export type GridFormatter = (typeof gridFormatters)[number];

/** A column of a grid, declared once for the screen that shows it and the API that fills it. */
export interface GridColumn {
  readonly id: string;
  /** In every language; a plain text is the same in all of them. */
  readonly title: string | Names;
  readonly type: GridColumnType;
  /** Fields of the schema from the source's record to the value, for example `agreementType.code`. */
  readonly path: string;
  /** CSS pixels. */
  readonly width: number;
  readonly align: GridAlign;
  readonly formatter?: GridFormatter;
  /** Of money that is multiplied, such as a rate: shows up to this many decimals where there are more than cents. */
  readonly decimals?: 3 | 4;
  /** Shown if a row has no value; by default the cell stays empty. */
  readonly empty?: Names;
  /** For an `enum` or `status`: the label of each value. */
  readonly words?: Readonly<Record<string, Names>>;
  /** For a `due` day: the id of the column that, once filled, marks it as done; the API returns that column as well. */
  readonly doneBy?: string;
  /**
   * For a `status`: fields of the schema from the record to its colour, which the API returns in the row's `colors`.
   */
  readonly colorPath?: string;
  readonly cssClass?: string;
  readonly headerCssClass?: string;
  readonly sortable: boolean;
  readonly filterable: boolean;
  readonly resizable: boolean;
  /** Computed only for the cell, so it cannot be sorted or filtered. */
  readonly virtual: boolean;
  /** When the grid is sorted by it, rows with the same value are under one heading. */
  readonly groupWhenSorted: boolean;
  /** Hidden in a new view; the column chooser offers it. */
  readonly defaultHidden: boolean;
  /** Contains buttons and no value, so there is nothing to copy or export. */
  readonly hasButtonsOnly?: true;
}

/** A column's id: the path to its value without dots, so 'stateProvince.name' becomes stateProvinceName. */
export const columnId = (path: string): string =>
  path.replace(/\.([a-z])/g, (_, letter: string) => letter.toUpperCase());

type ColumnOptions = Partial<Omit<GridColumn, 'id' | 'path' | 'title' | 'type'>>;

const usualWidth = 100;

/**
 * A column by the path to its value. By default its id is the path without dots, its width is 100, and its alignment
 * depends on its type.
 */
export function gridColumn(
  type: GridColumnType,
  path: string,
  title: string | Names,
  options: ColumnOptions = {},
): GridColumn {
  const virtual = options.virtual ?? false;
  return {
    id: columnId(path),
    path,
    title,
    type,
    width: usualWidth,
    align: type === 'number' ? 'right' : type === 'bool' ? 'center' : 'left',
    sortable: !virtual,
    filterable: !virtual,
    resizable: true,
    groupWhenSorted: false,
    defaultHidden: false,
    ...options,
    virtual,
  };
}

/** A column of text. */
export const text = (path: string, title: string, width = 160, options: ColumnOptions = {}) =>
  gridColumn('string', path, title, { width, ...options });

/** A value of a lookup list: grouped when sorted. */
export const lookup = (path: string, title: string, width = 140, options: ColumnOptions = {}) =>
  gridColumn('string', path, title, { width, groupWhenSorted: true, ...options });

/** A status of a lookup list: a pill, in the colour of the list if `colorPath` is given. */
export const status = (path: string, title: string, width = 120, colorPath?: string) =>
  lookup(path, title, width, { formatter: 'status', ...(colorPath ? { colorPath } : {}) });

/** A person by name. */
export const person = (path: string, title: string, width = 140) =>
  lookup(path, title, width, { formatter: 'person' });

/** A column of telephone numbers. */
export const phone = (path: string, title: string, width = 130, options: ColumnOptions = {}) =>
  gridColumn('string', path, title, { width, formatter: 'phone', ...options });

/** A column of days. */
export const day = (path: string, title: string, width = 110) => gridColumn('date', path, title, { width });

/** A day on which something is due; `doneBy` is the id of the column that, once filled, marks it as done. */
export const due = (path: string, title: string, doneBy?: string, width = 190) =>
  gridColumn('date', path, title, { width, formatter: 'due', ...(doneBy ? { doneBy } : {}) });

/** A moment with its time of day, such as 'Nov-20-2025 at 12:00pm'. */
export const moment = (path: string, title: string, width = 185) =>
  gridColumn('date', path, title, { width, formatter: 'moment' });

/** A column of yes and no. */
export const tick = (path: string, title: string, width = 90) => gridColumn('bool', path, title, { width });

/** A column of numbers. */
export const number = (path: string, title: string, formatter?: GridFormatter, width = 100) =>
  gridColumn('number', path, title, { width, ...(formatter ? { formatter } : {}) });

/** A computed amount in dollars. */
export const money = (path: string, title: string, width = 100) =>
  gridColumn('number', path, title, { width, formatter: 'money', virtual: true });

/** Several values in one cell; shows the first ones and how many more there are. */
export const list = (path: string, title: string, width = 200) =>
  gridColumn('string', path, title, { width, formatter: 'list', virtual: true });

/** Columns that are hidden in a new view; the column chooser offers them. */
export const hidden = (...columns: readonly GridColumn[]): GridColumn[] =>
  columns.map((column) => ({ ...column, defaultHidden: true }));

/** A computed value. */
export const shown = (path: string, title: string, width = 140) =>
  gridColumn('string', path, title, { width, virtual: true });

/** A computed tick. */
export const workedOutTick = (path: string, title: string) =>
  gridColumn('bool', path, title, { width: 110, virtual: true });
