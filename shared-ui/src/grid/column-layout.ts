import type { CSSProperties } from 'react';
import { sizes } from 'shared-contracts/limits';
import classes from './data-grid.module.css';
import type { GridRecord, ShownColumn } from './grid-view.ts';

/** What stands around the cells of data. */
export interface RowEdges {
  readonly isReorderable: boolean;
  readonly isSelectable: boolean;
  readonly opensRows: boolean;
}

/** A column with what all of its cells have in common, worked out once. */
export interface LaidColumn extends ShownColumn {
  /** Place among the visible columns, from 0. */
  readonly place: number;
  /** Whether it takes the room that all leave. */
  readonly stretches: boolean;
  /** Its alignment and whatever the column brings. */
  readonly className: string;
  /** Of its cells in rows; the first column's with what stands around it, as these are frozen together. */
  readonly cellStyle: CSSProperties;
  /** Of its title and of its sum. */
  readonly titleStyle: CSSProperties;
}

/** Width of a handle or a tick box before the first column, in CSS pixels. */
const edgeWidth = 34;

/** Width of what stands before the first column's text, in CSS pixels. */
export const leadingWidth = ({ isReorderable, isSelectable }: RowEdges): number =>
  edgeWidth * [isReorderable, isSelectable].filter(Boolean).length;

/** Widths that the grid's style sheet needs. */
export const edgeStyle = (edges: RowEdges) => ({
  '--grid-edge': `${edgeWidth}px`,
  '--grid-leading': `${leadingWidth(edges)}px`,
  '--grid-arrow': `${sizes.gridSlideArrow}px`,
});

const plainTexts: readonly unknown[] = [undefined, 'list', 'link', 'person'];

/**
 * The column that takes the room that all leave: the last text that the person has not given a width.
 * One in a shape of its own (a status, a phone number) does only where there is no other, and the
 * first one, whose arrow should stand near its text, where it is the only text.
 */
function stretchedColumn(columns: readonly ShownColumn[]): string | undefined {
  const texts = columns.filter(({ type, title, isSized }) => type === 'string' && title !== '' && !isSized);
  const behind = texts.filter(({ id }) => id !== columns[0]?.id);
  const plain = behind.filter(({ formatter }) => plainTexts.includes(formatter));
  return (plain.at(-1) ?? behind.at(-1) ?? texts.at(-1))?.id;
}

/** Lays out the visible columns of a grid. */
export function laidColumns(columns: readonly ShownColumn[], edges: RowEdges): readonly LaidColumn[] {
  const stretched = stretchedColumn(columns);
  return columns.map((column, place) => {
    const isFirst = place === 0;
    const titleWidth = column.width + (isFirst && edges.opensRows ? sizes.gridSlideArrow : 0);
    const cellWidth = titleWidth + (isFirst ? leadingWidth(edges) : 0);
    const stretches = column.id === stretched;
    const styleOf = (width: number): CSSProperties => (stretches ? { width, flexGrow: 1 } : { width });
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

/** Columns that a card shows below its title. */
const cardDetails = 3;

const tellsMost = ({ formatter }: ShownColumn): boolean => formatter === 'status' || formatter === 'due';

/** The columns of a row's card: its first one, then a status and a day due, then what comes next, of those that are filled. */
export function cardColumns(columns: readonly LaidColumn[], row: GridRecord): readonly LaidColumn[] {
  const [first, ...others] = columns;
  const filled = others.filter(({ id, type, title }) => {
    const value = row[id];
    return type !== 'bool' && title !== '' && value !== null && value !== undefined && value !== '';
  });
  const details = [...filled.filter(tellsMost), ...filled.filter((column) => !tellsMost(column))];
  return first ? [first, ...details.slice(0, cardDetails)] : [];
}
