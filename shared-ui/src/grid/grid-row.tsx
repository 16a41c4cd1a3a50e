import { IconChevronRight, IconGripVertical } from '@tabler/icons-react';
import { type CSSProperties, memo, type ReactNode, type Ref } from 'react';
import type { Language } from 'shared-contracts';
import classes from './data-grid.module.css';
import { type CellRenderer, cellContent } from './grid-cell.tsx';
import type { GridItem } from './grid-items.ts';
import type { GridRecord, ShownColumn } from './grid-view.ts';
import { GroupLine } from './group-line.tsx';

export interface GridRowProps {
  readonly item: GridItem;
  /** Line of the grid, from 0; the header is none. */
  readonly index: number;
  /** CSS pixels from the first line. */
  readonly top: number;
  readonly columns: readonly ShownColumn[];
  readonly renderers: Readonly<Record<string, CellRenderer>> | undefined;
  readonly isSelected: boolean;
  /** The column that the keyboard is at, or -1. */
  readonly activeColumn: number;
  readonly cellId: string;
  readonly layout: RowLayout;
  readonly frame?: {
    readonly ref: Ref<HTMLTableRowElement>;
    readonly style: CSSProperties;
    readonly handle: Readonly<Record<string, unknown>>;
  };
}

/** Columns around those of the data. */
export interface RowLayout {
  readonly isSelectable: boolean;
  readonly isReorderable: boolean;
  readonly opensRows: boolean;
  /** What the first column links to. */
  readonly hrefOf: ((row: GridRecord) => string | undefined) | undefined;
  readonly grouped: ShownColumn | undefined;
  /** What the filter box looks for: its hits are marked. */
  readonly query: string | undefined;
  /** What cells are written in. */
  readonly language: Language;
}

const alignment: Record<string, string | undefined> = {
  left: classes['left'],
  center: classes['center'],
  right: classes['right'],
};

/** Class of a column's cells: their alignment and whatever the column brings. */
export const cellClass = ({ align, cssClass }: ShownColumn): string =>
  [classes['cell'], alignment[align], cssClass].filter(Boolean).join(' ');

function GridRowView(props: GridRowProps) {
  const { item, index, top, columns, renderers, isSelected, activeColumn, cellId, layout, frame } = props;
  const style = { transform: `translateY(${top}px)`, ...frame?.style };
  if (item.kind !== 'row') {
    return (
      <tr
        className={item.kind === 'group' ? classes['groupRow'] : classes['pendingRow']}
        data-row={index}
        data-active={activeColumn >= 0 || undefined}
        id={activeColumn >= 0 ? cellId : undefined}
        aria-rowindex={index + 2}
        style={style}
      >
        {item.kind === 'group' ? (
          <GroupLine group={item.group} columns={columns} layout={layout} cellClass={cellClass} />
        ) : (
          <td className={classes['pendingCell']} aria-colindex={1} />
        )}
      </tr>
    );
  }
  const { row } = item;
  const cells: ReactNode[] = [];
  if (layout.isReorderable) {
    cells.push(
      <td key="#drag" className={classes['drag']} {...frame?.handle}>
        <IconGripVertical size={14} aria-hidden />
      </td>,
    );
  }
  if (layout.isSelectable) {
    cells.push(
      <td key="#select" className={classes['select']} data-select="">
        <span className={classes['box']} aria-hidden />
      </td>,
    );
  }
  const href = layout.hrefOf?.(row);
  columns.forEach((column, place) => {
    const content = cellContent(row, column, renderers?.[column.id], layout.language, layout.query);
    cells.push(
      <td
        key={column.id}
        className={cellClass(column)}
        style={{ width: column.width }}
        aria-colindex={place + 1}
        data-column={place}
        id={place === activeColumn ? cellId : undefined}
        data-active={place === activeColumn || undefined}
      >
        {place === 0 && href !== undefined ? (
          <a href={href} className={classes['link']} tabIndex={-1} data-link="">
            {content}
          </a>
        ) : (
          content
        )}
      </td>,
    );
  });
  if (layout.opensRows) {
    cells.push(
      <td key="#open" className={classes['open']} data-open="">
        <IconChevronRight size={14} aria-hidden />
      </td>,
    );
  }
  return (
    <tr
      ref={frame?.ref}
      className={classes['row']}
      aria-rowindex={index + 2}
      aria-selected={layout.isSelectable ? isSelected : undefined}
      data-row={index}
      style={style}
    >
      {cells}
    </tr>
  );
}

/** One line of a grid. It renders anew only when what it shows changes. */
export const GridRow = memo(GridRowView);
