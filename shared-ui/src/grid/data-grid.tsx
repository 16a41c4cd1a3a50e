import { useMemo, useRef, useState } from 'react';
import { sizes } from 'shared-contracts/limits';
import { DataErrorBar } from '../feedback/data-error-bar.tsx';
import { LateNote } from '../feedback/late-note.tsx';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { useIsPhone } from '../layout/use-is-phone.ts';
import { lazyPart, PartPlace } from '../loading/lazy-part.tsx';
import { GridFooter } from './bars/grid-footer.tsx';
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
import { fitToPaper } from './columns/fit-to-paper.ts';
import { GridHeader } from './columns/grid-header.tsx';
import { useFrozenColumn } from './columns/use-frozen-column.ts';
import classes from './data-grid.module.css';
import { useGridEdit } from './editing/use-grid-edit.tsx';
import { GridEmpty } from './grid-empty.tsx';
import type { DataGridProps } from './grid-props.ts';
import { type GridControl, onGridKey } from './keyboard/grid-keys.ts';
import {
  onGridClick,
  onGridContextMenu,
  onGridDoubleClick,
  onGridMouseDown,
} from './keyboard/grid-pointer.ts';
import { noSelection, selectedOf } from './keyboard/grid-selection.ts';
import { useGridCursor } from './keyboard/use-grid-cursor.ts';
import { usePeekAlong } from './keyboard/use-peek-along.ts';
import { GridBody } from './rows/grid-body.tsx';
import { PrintedBody } from './rows/printed-body.tsx';
import { useIsPrinting } from './rows/use-is-printing.ts';
import type { LineScroller } from './rows/use-lines-in-sight.ts';
import { useRowLayout } from './rows/use-row-layout.ts';
import { resizeColumn } from './views/grid-view.ts';
import { useKeptStand } from './views/use-kept-stand.ts';

const SortableBody = lazyPart(async () => (await import('./rows/sortable-body.tsx')).SortableBody);

/**
 * Heights in CSS pixels: of a card, of a line of buttons in it, of one more line of text (for a long name, or below a due
 * date), and of the area above the cards.
 */
const cards = { row: 64, line: 52, longName: 20, titles: 44 } as const;

/** Height of a row as a card, in CSS pixels. */
const cardHeight = ({
  cardLine,
  hasLongNames,
  columns,
}: Pick<DataGridProps, 'cardLine' | 'hasLongNames' | 'columns'>): number =>
  cards.row +
  (cardLine === undefined ? 0 : cards.line) +
  (hasLongNames || columns.some(({ formatter }) => formatter === 'due') ? cards.longName : 0);

/** A table that is used like a spreadsheet (ARIA's grid pattern): one stop of the Tab key. */
const gridRole = (isMultiSelectable: boolean, activeCell: string | undefined) => ({
  role: 'grid',
  tabIndex: 0,
  'aria-multiselectable': isMultiSelectable,
  'aria-activedescendant': activeCell,
});

/**
 * A grid of any number of rows; only the visible ones are in the page. It is one stop of the Tab key, and inside it works
 * like a spreadsheet: arrows, Home, End, PgUp, PgDn, Space, Enter, Alt+Enter, Ctrl+A, Ctrl+C.
 */
export function DataGrid(props: DataGridProps) {
  const { label, entity, columns, view, onViewChange, content, renderers, onOpen, reorder } = props;
  const { onPeek = onOpen, marks } = props;
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
  // State instead of a ref: the content needs the element, which exists only after the first render.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const lineScroller = useRef<LineScroller>(null);
  const [openMenu, setOpenMenu] = useState<string>();
  const roomy = useMemo(() => withRoomForTitles(columns, language), [columns, language]);
  const { table, visible: inView } = useColumnTable(roomy, view, onViewChange);
  const isPrinting = useIsPrinting();
  // Paper has room for a table, also if the page is printed from a phone.
  const isCards = useIsPhone() && !isPrinting;
  const visible = useMemo(() => {
    if (isPrinting) return fitToPaper(inView);
    return isCards ? inCardOrder(inView) : inView;
  }, [isPrinting, isCards, inView]);
  const rowHeight = isCards ? cardHeight(props) : tableRowHeight;
  useFrozenColumn(scroller);
  const isSelectable = onSelectionChange !== undefined;
  const opensRows = onPeek !== undefined;
  const layout = useRowLayout(props, { isCards, opensRows });
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
  const selected = selectedOf(content, selection);

  return (
    <div className={classes['frame']}>
      {content.failure && (
        <DataErrorBar what={label} message={content.failure.message} onTryAgain={content.failure.tryAgain} />
      )}
      <div className={classes['stage']} data-filled={items.count > 0 || undefined}>
        <LateNote isWaiting={content.isLoading} />
        <div ref={setScroller} className={classes['scroller']} data-busy={content.isLoading || undefined}>
          <table
            {...gridRole(isSelectable, items.count > 0 || position.row < 0 ? cellId : undefined)}
            className={classes['grid']}
            style={style}
            aria-label={label}
            aria-rowcount={content.total === undefined ? -1 : content.total + 1}
            aria-colcount={visible.length}
            aria-busy={content.isLoading}
            data-printed={isPrinting || undefined}
            data-long-names={props.hasLongNames || undefined}
            onKeyDown={(event) => edit.onKey(event) || marked.onKey(event) || onGridKey(control, event)}
            onClick={(event) => edit.onClick(event) || onGridClick(control, event)}
            onMouseDown={(event) => isSelectable && onGridMouseDown(event)}
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
              selected={selected}
              openMenu={openMenu}
              onOpenMenu={(column) => {
                setOpenMenu(column);
                if (column === undefined) scroller?.querySelector('table')?.focus({ preventScroll: true });
              }}
              onFit={({ id, place }) =>
                scroller && onViewChange(resizeColumn(view, id, fittingWidth(scroller, place)))
              }
            />
            {isPrinting ? (
              <PrintedBody {...body} />
            ) : reorder ? (
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
              purpose={props.emptyPurpose}
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
