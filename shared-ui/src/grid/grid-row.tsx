import { type CSSProperties, memo, type Ref } from 'react';
import type { Language } from 'shared-contracts';
import type { LaidColumn, RowEdges } from './column-layout.ts';
import classes from './data-grid.module.css';
import cards from './grid-card.module.css';
import type { CellRenderer } from './grid-cell.tsx';
import type { GridItem } from './grid-items.ts';
import type { GridRecord, ShownColumn } from './grid-view.ts';
import { GroupLine } from './group-line.tsx';
import { rowCells } from './row-cells.tsx';

export interface GridRowProps {
  readonly item: GridItem;
  /** Line of the grid, from 0; the header is none. */
  readonly index: number;
  /** CSS pixels from the first line. */
  readonly top: number;
  readonly columns: readonly LaidColumn[];
  readonly renderers: Readonly<Record<string, CellRenderer>> | undefined;
  readonly isSelected: boolean;
  /** Whether the row is shown beside the grid. */
  readonly isPeeked: boolean;
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

/** How rows are laid out, beside their columns. */
export interface RowLayout extends RowEdges {
  /** Whether a row is a card of two lines, as on a phone. */
  readonly isCards: boolean;
  /** What the first column links to. */
  readonly hrefOf: ((row: GridRecord) => string | undefined) | undefined;
  readonly grouped: ShownColumn | undefined;
  /** What the filter box looks for: its hits are marked. */
  readonly query: string | undefined;
  /** What cells are written in. */
  readonly language: Language;
}

const cardClass = `${classes['row']} ${cards['card']}`;

function GridRowView(props: GridRowProps) {
  const { item, index, top, columns, isSelected, isPeeked, activeColumn, cellId, layout, frame } = props;
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
          <GroupLine group={item.group} columns={columns} layout={layout} />
        ) : (
          <td className={classes['pendingCell']} aria-colindex={1} />
        )}
      </tr>
    );
  }
  return (
    <tr
      ref={frame?.ref}
      className={layout.isCards ? cardClass : classes['row']}
      aria-rowindex={index + 2}
      aria-selected={layout.isSelectable ? isSelected : undefined}
      aria-current={isPeeked || undefined}
      data-row={index}
      data-selectable={(layout.isCards && layout.isSelectable) || undefined}
      data-opens={(layout.isCards && layout.opensRows) || undefined}
      style={style}
    >
      {rowCells(props, item.row)}
    </tr>
  );
}

/** One line of a grid. It renders anew only when what it shows changes. */
export const GridRow = memo(GridRowView);
