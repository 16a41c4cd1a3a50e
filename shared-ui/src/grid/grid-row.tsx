import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, memo, type Ref } from 'react';
import type { Language } from 'shared-contracts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { cellText } from './cell-text.ts';
import type { LaidColumn, RowEdges } from './column-layout.ts';
import classes from './data-grid.module.css';
import cards from './grid-card.module.css';
import type { CellRenderer } from './grid-cell.tsx';
import type { GridGroup, GridItem } from './grid-items.ts';
import type { GridRecord, ShownColumn } from './grid-view.ts';
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
  /** What cells are written in. */
  readonly language: Language;
}

function GroupLine({ group, column }: { group: GridGroup; column: ShownColumn | undefined }) {
  const { t, language } = useTexts('ui');
  const Icon = group.isOpen ? IconChevronDown : IconChevronRight;
  const text = column ? cellText(group.value, column, language) : String(group.value ?? '');
  return (
    <td className={classes['groupCell']} aria-colindex={1}>
      <Icon size={14} role="img" aria-label={t(group.isOpen ? 'grid.groupOpen' : 'grid.groupClosed')} />
      <span className={classes['groupTitle']}>{text || t('grid.blank')}</span>
      <span className={classes['groupCount']}>{group.count.toLocaleString('en-CA')}</span>
    </td>
  );
}

const cardClass = `${classes['row']} ${cards['card']}`;

function GridRowView(props: GridRowProps) {
  const { item, index, top, isSelected, isPeeked, activeColumn, cellId, layout, frame } = props;
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
          <GroupLine group={item.group} column={layout.grouped} />
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
