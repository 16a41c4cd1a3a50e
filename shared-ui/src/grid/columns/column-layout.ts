import type { CSSProperties } from 'react';
import { type Language, nameIn } from 'shared-contracts';
import type { GridColumn } from 'shared-contracts/grids';
import { sizes } from 'shared-contracts/limits';
import classes from '../rows/grid-row.module.css';
import { type GridRecord, isPlace, type ShownColumn } from '../views/grid-view.ts';
import { titleWidth } from './title-width.ts';

/** The controls before the data cells. */
export interface RowEdges {
  readonly isReorderable: boolean;
  readonly isSelectable: boolean;
  readonly opensRows: boolean;
}

/** A column with everything that its cells share, computed once. */
export interface LaidColumn extends ShownColumn {
  /** Index among the visible columns, from 0. */
  readonly place: number;
  /** Whether it takes the space that the columns leave. */
  readonly stretches: boolean;
  /** Its alignment and the column's own classes. */
  readonly className: string;
  /**
   * Style of its cells in rows; for the first column it includes the controls before it, because they are frozen
   * together.
   */
  readonly cellStyle: CSSProperties;
  /** Style of its title and of its sum. */
  readonly titleStyle: CSSProperties;
}

/** Width of a handle or a checkbox before the first column, in CSS pixels. */
const edgeWidth = 34;

/** Width before the first column's text, in CSS pixels. */
export const leadingWidth = ({ isReorderable, isSelectable }: RowEdges): number =>
  edgeWidth * [isReorderable, isSelectable].filter(Boolean).length;

/** Widths that the grid's style sheet needs. */
export const edgeStyle = (edges: RowEdges) => ({
  '--grid-edge': `${edgeWidth}px`,
  '--grid-leading': `${leadingWidth(edges)}px`,
  '--grid-arrow': `${sizes.gridSlideArrow}px`,
});

/**
 * The columns, each at least as wide as its title in the current language: titles differ in length between languages.
 */
export const withRoomForTitles = (
  columns: readonly GridColumn[],
  language: Language,
): readonly GridColumn[] =>
  columns.map((column) => ({
    ...column,
    width: Math.max(column.width, titleWidth(nameIn(language, column.title))),
  }));

const plainTexts: readonly unknown[] = [undefined, 'list', 'link'];

/**
 * The columns that share the remaining space, in proportion to their widths: the plain text columns whose width the
 * person has not set, because these get cut off. If only the first column is one, the last text column of another kind
 * takes the space.
 */
function stretchedColumns(columns: readonly ShownColumn[]): ReadonlySet<string> {
  const texts = columns.filter(({ type, title }) => type === 'string' && title !== '');
  const plain = texts.filter(({ formatter }) => plainTexts.includes(formatter));
  const chosen = plain.some(({ id }) => id !== columns[0]?.id) ? plain : texts.slice(-1);
  return new Set(chosen.filter(({ isSized }) => !isSized).map(({ id }) => id));
}

/** Lays out the visible columns of a grid. */
export function laidColumns(columns: readonly ShownColumn[], edges: RowEdges): readonly LaidColumn[] {
  const stretched = stretchedColumns(columns);
  return columns.map((column, place) => {
    const isFirst = place === 0;
    const titleWidth = column.width + (isFirst && edges.opensRows ? sizes.gridSlideArrow : 0);
    const cellWidth = titleWidth + (isFirst ? leadingWidth(edges) : 0);
    const stretches = stretched.has(column.id);
    const styleOf = (width: number): CSSProperties =>
      stretches ? { width, flexGrow: column.width } : { width };
    return {
      ...column,
      place,
      stretches,
      className: [classes['cell'], classes[column.align], column.cssClass].filter(Boolean).join(' '),
      cellStyle: styleOf(cellWidth),
      titleStyle: styleOf(titleWidth),
    };
  });
}

/** Columns that identify a row, in lists that begin with the record a row belongs to: its name, or its type. */
const identifyingIds = /^(?:name|taskName|[a-z]\w*TypeCode)$/;

const isText = ({ type, title }: ShownColumn): boolean => type === 'string' && title !== '';

/**
 * The columns in the order of cards: where a list begins with the places of its rows, with a picture, or with the
 * records that they belong to, the column that identifies a row comes first.
 */
export function inCardOrder(columns: readonly ShownColumn[]): readonly ShownColumn[] {
  const [first, ...others] = columns;
  const name =
    first && (isPlace(first) || first.title === '')
      ? others.find(isText)
      : first?.id === 'recordName'
        ? others.find(({ id }) => identifyingIds.test(id))
        : undefined;
  return first && name ? [name, first, ...others.filter((column) => column !== name)] : columns;
}

/** Lists show and sort people by last name; the title of a card is the full name. */
export const cardRow = (row: GridRecord, [first]: readonly LaidColumn[]): GridRecord =>
  first?.id === 'lastName' && row['firstName']
    ? { ...row, lastName: [row['firstName'], row['lastName']].filter(Boolean).join(' ') }
    : row;

/** Number of columns that a card shows below its title. */
const cardDetails = 3;

const isStatusOrDue = ({ formatter }: ShownColumn): boolean => formatter === 'status' || formatter === 'due';

/** The words of a cell, to detect another cell with the same content. */
const wordsOf = (value: unknown): ReadonlySet<string> =>
  new Set(typeof value === 'string' ? value.toLowerCase().match(/[^\s,·]+/g) : []);

/**
 * The columns of a row's card: its first one, then a status and a due date, then the next ones, as far as they are
 * filled and add information to the first; after them the one that has a line of its own.
 */
export function cardColumns(
  columns: readonly LaidColumn[],
  row: GridRecord,
  ownLine?: string,
): readonly LaidColumn[] {
  const [first, ...others] = columns.filter(({ id }) => id !== ownLine);
  const filled = others.filter((column) => {
    const { id, type, title } = column;
    const value = row[id];
    // The position of a card already shows the row's place.
    if (isPlace(column)) return false;
    // A list may be empty.
    return type !== 'bool' && title !== '' && value !== null && value !== undefined && String(value) !== '';
  });
  const titleWords = wordsOf(row[first?.id ?? '']);
  const isInTitle = (column: LaidColumn): boolean => {
    const words = [...wordsOf(row[column.id])];
    return words.length > 0 && !isStatusOrDue(column) && words.every((word) => titleWords.has(word));
  };
  /** Whether an earlier column contains the same text, such as an e-mail address that is the user name too. */
  const isRepeated = (column: LaidColumn, place: number): boolean =>
    column.type === 'string' &&
    !isStatusOrDue(column) &&
    filled.slice(0, place).some(({ id, type }) => type === 'string' && row[id] === row[column.id]);
  const news = filled.filter((column, place) => !isInTitle(column) && !isRepeated(column, place));
  const details = [...news.filter(isStatusOrDue), ...news.filter((column) => !isStatusOrDue(column))];
  const line = columns.filter(({ id }) => id === ownLine);
  return first ? [first, ...details.slice(0, cardDetails), ...line] : [];
}
