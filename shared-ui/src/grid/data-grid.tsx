import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import { sizes } from 'shared-contracts/limits';
import { DataErrorBar } from '../feedback/data-error-bar.tsx';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { lazyPart, PartPlace } from '../loading/lazy-part.tsx';
import { GridFooter } from './bars/grid-footer.tsx';
import type { GridMarks, MarkWalker } from './cells/cell-marks.ts';
import type { CellRenderer } from './cells/grid-cell.tsx';
import { useGridMarks } from './cells/use-grid-marks.tsx';
import {
  edgeStyle,
  inCardOrder,
  laidColumns,
  leadingWidth,
  withRoomForTitles,
} from './columns/column-layout.ts';
import { useColumnTable } from './columns/column-table.ts';
import { fittingWidth } from './columns/fit-column.ts';
import { GridHeader } from './columns/grid-header.tsx';
import { useFrozenColumn } from './columns/use-frozen-column.ts';
import classes from './data-grid.module.css';
import type { GridEditing } from './editing/edit-grid.ts';
import { useGridEdit } from './editing/use-grid-edit.tsx';
import { GridEmpty } from './grid-empty.tsx';
import { type GridControl, onGridKey } from './keyboard/grid-keys.ts';
import { onGridClick, onGridContextMenu, onGridDoubleClick } from './keyboard/grid-pointer.ts';
import { noSelection, type Selection } from './keyboard/grid-selection.ts';
import { useGridCursor } from './keyboard/use-grid-cursor.ts';
import { usePeekAlong } from './keyboard/use-peek-along.ts';
import { GridBody } from './rows/grid-body.tsx';
import type { GridContent } from './rows/grid-items.ts';
import type { RowLayout } from './rows/row-layout.ts';
import type { RowReorder } from './rows/row-reorder.ts';
import type { LineScroller } from './rows/use-lines-in-sight.ts';
import { useIsPhone } from './use-is-phone.ts';
import { type GridRecord, groupedColumn, resizeColumn } from './views/grid-view.ts';
import { type GridStand, useKeptStand } from './views/use-kept-stand.ts';

const SortableBody = lazyPart(async () => (await import('./rows/sortable-body.tsx')).SortableBody);

export interface DataGridProps {
  /** What the grid shows, for people who do not see it. */
  readonly label: string;
  /** What its rows are, in the plural, as in 'There are no agreements.' */
  readonly entity: string;
  readonly columns: readonly GridColumn[];
  readonly view: GridView;
  readonly onViewChange: (view: GridView) => void;
  readonly content: GridContent;
  /** Cells that are drawn in a way of their own, by column. */
  readonly renderers?: Readonly<Record<string, CellRenderer>>;
  /** Id of the column that a card on a phone shows on a line of its own, as buttons of its row. */
  readonly cardLine?: string | undefined;
  /** Whether rows are called by more than a line of a phone holds: their cards have two for it. */
  readonly hasLongNames?: boolean | undefined;
  /** CSS pixels; 50 in forms and tabs, else `sizes.gridDenseRow` (decision 55b). */
  readonly rowHeight?: number;
  /** Ids of the selected rows; without it nothing is selected. */
  readonly selection?: Selection;
  readonly onSelectionChange?: (selection: Selection) => void;
  /** Opens a row: by double-click, Enter, on a phone one tap, and, where nothing else is given for them, its arrow and Alt+Enter. */
  readonly onOpen?: ((row: GridRecord) => void) | undefined;
  /** Shows a row beside the grid: by the arrow behind its first column and Alt+Enter (decision 55b). */
  readonly onPeek?: ((row: GridRecord) => void) | undefined;
  /** Id of the row that is shown beside the grid, which is marked; the cursor goes along with it, and it with the cursor. */
  readonly peekedId?: string | undefined;
  /** Address of the page that `onOpen` opens, below the base path: the first column links to it. The same function as long as nothing changes. */
  readonly addressOf?: ((row: GridRecord) => string | undefined) | undefined;
  readonly reorder?: RowReorder | undefined;
  /** Menu of a row, asked for by right click or the menu key. */
  readonly onRowMenu?: (row: GridRecord, at: { readonly x: number; readonly y: number }) => void;
  /** How rows are edited where they stand, where they are. */
  readonly editing?: GridEditing | undefined;
  /** What is wrong with single cells: they are coloured, tell it where the keyboard is, and F8 goes from one to the next. */
  readonly marks?: GridMarks | undefined;
  /** Given the way to the next marked cell, for a button that leads there. */
  readonly markWalker?: RefObject<MarkWalker | null>;
  /** Where the grid opens, where that is known; from then on told where somebody stands in it. */
  readonly stand?: RefObject<GridStand | undefined>;
  /** The first step that an empty grid offers. */
  readonly emptyAction?: ReactNode;
}

/** Heights of a row as a card, of a line of buttons in it, of a second line of its name, and of what stands above cards, in CSS pixels. */
const cards = { row: 64, line: 52, longName: 20, titles: 44 } as const;

/** Height of a row as a card, in CSS pixels. */
const cardHeight = ({ cardLine, hasLongNames }: Pick<DataGridProps, 'cardLine' | 'hasLongNames'>): number =>
  cards.row + (cardLine === undefined ? 0 : cards.line) + (hasLongNames ? cards.longName : 0);

/** Links of rows, below the base path of the deployment. */
const linkBelow =
  (base: string, addressOf: (row: GridRecord) => string | undefined) =>
  (row: GridRecord): string | undefined => {
    const address = addressOf(row);
    return address === undefined ? undefined : `${base}/${address}`.replaceAll(/\/{2,}/g, '/');
  };

/** A table that is used like a spreadsheet (ARIA's grid pattern): one stop of the Tab key. */
const gridRole = (isMultiSelectable: boolean, activeCell: string | undefined) => ({
  role: 'grid',
  tabIndex: 0,
  'aria-multiselectable': isMultiSelectable,
  'aria-activedescendant': activeCell,
});

/**
 * A grid of any number of rows, of which only those in sight are in the page. It
 * is one stop of the Tab key and used like a spreadsheet from there: arrows, Home,
 * End, PgUp, PgDn, Space, Enter, Alt+Enter, Ctrl+A, Ctrl+C.
 */
export function DataGrid(props: DataGridProps) {
  const { label, entity, columns, view, onViewChange, content, renderers, onOpen, reorder } = props;
  const { onPeek = onOpen, addressOf, cardLine, marks } = props;
  const {
    rowHeight: tableRowHeight = sizes.gridRow,
    peekedId,
    selection = noSelection,
    onSelectionChange,
    onRowMenu,
    emptyAction,
  } = props;
  const { t, language } = useTexts('ui');
  const { items } = content;
  // A state, as what is inside needs it and is there before it.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const lineScroller = useRef<LineScroller>(null);
  const [openMenu, setOpenMenu] = useState<string>();
  const roomy = useMemo(() => withRoomForTitles(columns, language), [columns, language]);
  const { table, visible: inView } = useColumnTable(roomy, view, onViewChange);
  const isCards = useIsPhone();
  const visible = useMemo(() => (isCards ? inCardOrder(inView) : inView), [isCards, inView]);
  const rowHeight = isCards ? cardHeight(props) : tableRowHeight;
  useFrozenColumn(scroller);
  const isSelectable = onSelectionChange !== undefined;
  const grouped = groupedColumn(view);
  const isReorderable = reorder !== undefined;
  const opensRows = onPeek !== undefined;
  const base = useHref('/');
  const query = view.searchCriteria.text?.trim() || undefined;
  const layout = useMemo<RowLayout>(
    () => ({
      isSelectable,
      isReorderable,
      opensRows,
      isCards,
      cardLine,
      hrefOf: addressOf && linkBelow(base, addressOf),
      language,
      query,
      markOf: marks?.of,
      grouped: columns
        .filter(({ id }) => id === grouped)
        .map((column) => ({
          ...column,
          aggregate: undefined,
          isGrouped: true,
          hidden: false,
          isSized: false,
        }))[0],
    }),
    [
      isSelectable,
      isReorderable,
      opensRows,
      isCards,
      cardLine,
      addressOf,
      base,
      language,
      query,
      marks,
      columns,
      grouped,
    ],
  );
  const laid = useMemo(() => laidColumns(visible, layout), [visible, layout]);
  const hasFooter = visible.some(({ aggregate }) => aggregate);
  const cursor = useGridCursor(
    items,
    { inTitles: visible.length, inRows: isCards ? 1 : visible.length },
    scroller,
    lineScroller,
    props.stand?.current,
  );
  const { position, cellId } = cursor;
  usePeekAlong({ items, cursor, peekedId, onPeek: props.onPeek, isLaidOut: scroller !== null });
  useKeptStand({ stand: props.stand, scroller, rowHeight, position, count: items.count });
  const control: GridControl = {
    isCards,
    content,
    language,
    columns: visible,
    table,
    view,
    onViewChange,
    cursor,
    selection,
    onSelect: onSelectionChange,
    onOpen,
    onPeek,
    onMove: reorder && !reorder.blockedBy ? reorder.onMove : undefined,
    onRowMenu,
    onColumnMenu: setOpenMenu,
    page: Math.max(1, Math.floor((scroller?.clientHeight ?? rowHeight) / rowHeight) - 1),
  };

  const edit = useGridEdit(props.editing, control, scroller);
  const marked = useGridMarks(marks, props.markWalker, control, scroller);

  const width = visible.reduce((sum, column) => sum + column.width, 0);
  const style = {
    '--grid-row': `${rowHeight}px`,
    ...edgeStyle(layout),
    minWidth: isCards ? 0 : width + leadingWidth(layout) + (opensRows ? sizes.gridSlideArrow : 0),
  };
  const body = {
    items,
    columns: laid,
    renderers,
    selection,
    peekedId,
    active: position,
    cellId,
    layout,
    window: {
      scroller,
      lineScroller,
      count: items.count,
      rowHeight,
      headHeight: isCards ? cards.titles : sizes.gridHeader,
      hasFooter,
    },
    onPending: content.load,
  };
  const isEmpty = items.count === 0 && !content.isLoading && !content.failure;
  const isAllSelected =
    selection.size > 0 && items.count > 0 && selection.size >= (content.total ?? items.count);

  return (
    <div className={classes['frame']}>
      {content.failure && (
        <DataErrorBar what={label} message={content.failure.message} onTryAgain={content.failure.tryAgain} />
      )}
      <div className={classes['stage']}>
        <div ref={setScroller} className={classes['scroller']} data-busy={content.isLoading || undefined}>
          <table
            {...gridRole(isSelectable, items.count > 0 || position.row < 0 ? cellId : undefined)}
            className={classes['grid']}
            style={style}
            aria-label={label}
            aria-rowcount={content.total === undefined ? -1 : content.total + 1}
            aria-colcount={visible.length}
            aria-busy={content.isLoading}
            data-long-names={props.hasLongNames || undefined}
            onKeyDown={(event) => edit.onKey(event) || marked.onKey(event) || onGridKey(control, event)}
            onClick={(event) => edit.onClick(event) || onGridClick(control, event)}
            onDoubleClick={(event) => edit.onDoubleClick(event) || onGridDoubleClick(control, event)}
            onContextMenu={(event) => onGridContextMenu(control, event)}
          >
            <GridHeader
              table={table}
              columns={laid}
              view={view}
              onViewChange={onViewChange}
              content={content}
              layout={layout}
              activeColumn={position.row < 0 ? position.column : -1}
              cellId={cellId}
              isAllSelected={isAllSelected}
              openMenu={openMenu}
              onOpenMenu={(column) => {
                setOpenMenu(column);
                if (column === undefined) scroller?.querySelector('table')?.focus({ preventScroll: true });
              }}
              onFit={({ id, place }) =>
                scroller && onViewChange(resizeColumn(view, id, fittingWidth(scroller, place)))
              }
            />
            {reorder ? (
              <PartPlace standing={() => <GridBody {...body} />}>
                <SortableBody {...body} reorder={reorder} />
              </PartPlace>
            ) : (
              <GridBody {...body} />
            )}
            {hasFooter && <GridFooter columns={laid} aggregates={content.aggregates} layout={layout} />}
          </table>
          {content.isLoading && items.count === 0 && <GridEmpty kind="loading" rowHeight={rowHeight} />}
          {isEmpty && (
            <GridEmpty
              kind="empty"
              text={t('grid.empty', { entity })}
              view={view}
              onViewChange={onViewChange}
              action={emptyAction}
            />
          )}
          {edit.layer}
          {marked.note}
        </div>
        <span className={classes['more']} aria-hidden />
      </div>
    </div>
  );
}
