import { type CSSProperties, memo, type Ref } from 'react';
import cards from './grid-card.module.css';
import type { GridItem } from './grid-items.ts';
import classes from './grid-row.module.css';
import { GroupLine } from './group-line.tsx';
import { type RowCellsProps, rowCells } from './row-cells.tsx';

export interface GridRowProps extends RowCellsProps {
  readonly item: GridItem;
  /** Line of the grid, from 0; the header is none. */
  readonly index: number;
  /** CSS pixels from the first line. */
  readonly top: number;
  readonly isSelected: boolean;
  /** Whether the row is shown next to the grid. */
  readonly isPeeked: boolean;
  /** Where the row is dragged to. */
  readonly frame?: RowCellsProps['frame'] & {
    readonly ref: Ref<HTMLTableRowElement>;
    readonly style: CSSProperties;
  };
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
      data-drags={(layout.isCards && layout.isReorderable) || undefined}
      data-opens={(layout.isCards && layout.opensRows) || undefined}
      style={style}
    >
      {rowCells(props, item.row)}
    </tr>
  );
}

/** One line of a grid. It renders again only when its content changes. */
export const GridRow = memo(GridRowView);
