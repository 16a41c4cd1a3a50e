import { IconArrowDown, IconArrowUp, IconChevronDown, IconFilterFilled } from '@tabler/icons-react';
import type { MouseEvent, TouchEvent } from 'react';
import { flushSync } from 'react-dom';
import { countText, type Language, nameIn } from 'shared-contracts';
import type { GridView } from 'shared-contracts/grids';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { OnDemand } from '../../layout/on-demand.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import cards from '../rows/grid-card.module.css';
import type { GridContent } from '../rows/grid-items.ts';
import edges from '../rows/row-edges.module.css';
import type { RowLayout } from '../rows/row-layout.ts';
import { filterOf, resizeColumn } from '../views/grid-view.ts';
import type { LaidColumn } from './column-layout.ts';
import type { ColumnTable } from './column-table.ts';
import classes from './grid-header.module.css';

const ColumnMenu = lazyPart(async () => (await import('./column-menu.tsx')).ColumnMenu);

interface GridHeaderProps {
  readonly table: ColumnTable;
  readonly columns: readonly LaidColumn[];
  readonly view: GridView;
  readonly onViewChange: (view: GridView) => void;
  readonly content: GridContent;
  readonly layout: RowLayout;
  readonly activeColumn: number;
  readonly cellId: string;
  /** How much of the list is selected; undefined where nothing is. */
  readonly selected: 'all' | 'some' | undefined;
  /** The column whose menu is open. */
  readonly openMenu: string | undefined;
  readonly onOpenMenu: (column: string | undefined) => void;
  /** Makes a column as wide as what it shows. */
  readonly onFit: (column: LaidColumn) => void;
}

const sortState = { asc: 'ascending', desc: 'descending' } as const;

function SortMark({ direction, place }: { direction: 'asc' | 'desc' | false; place: number }) {
  if (!direction) return null;
  const Icon = direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <span className={classes['sortMark']} aria-hidden>
      <Icon size={13} />
      {place >= 0 && <small>{place + 1}</small>}
    </span>
  );
}

interface ColumnChoiceProps {
  readonly columns: readonly LaidColumn[];
  readonly language: Language;
  readonly label: string;
  readonly onChoose: (column: string) => void;
}

/** Used where titles have no room: a list of all columns; choosing one opens its menu. */
function ColumnChoice({ columns, language, label, onChoose }: ColumnChoiceProps) {
  return (
    <td className={cards['choose']} data-choose="">
      <select
        aria-label={label}
        value=""
        tabIndex={-1}
        onChange={({ currentTarget: { value } }) => onChoose(value)}
      >
        <option value="" disabled>
          {label}
        </option>
        {columns
          .filter(({ sortable, filterable, title }) => (sortable || filterable) && title !== '')
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {nameIn(language, title)}
            </option>
          ))}
      </select>
    </td>
  );
}

/** The titles of a grid's columns: sort, menu, width. */
export function GridHeader(props: GridHeaderProps) {
  const { table, columns, view, onViewChange, content, layout, activeColumn, cellId, openMenu, onOpenMenu } =
    props;
  const { t, language } = useTexts('ui');
  const headers = new Map(table.getHeaderGroups()[0]?.headers.map((header) => [header.column.id, header]));
  const { total } = content;
  const loaded = layout.isSelectable ? content.knownRows().length : 0;
  const sortCount = table.state.sorting.length;
  return (
    <thead className={layout.isCards ? `${classes['head']} ${cards['titles']}` : classes['head']}>
      <tr className={classes['headRow']} aria-rowindex={1}>
        {layout.isReorderable && <td className={edges['drag']} data-edge="drag" />}
        {layout.isSelectable && (
          <td
            className={edges['select']}
            data-edge="select"
            data-select-all=""
            data-checked={props.selected}
            title={
              total === undefined || loaded >= total
                ? t('grid.selectAll')
                : t('grid.selectLoaded', { n: countText(loaded), total: countText(total) })
            }
          >
            <span className={edges['box']} aria-hidden />
          </td>
        )}
        {columns.map((column, place) => {
          const header = headers.get(column.id);
          if (!header) return null;
          const direction = header.column.getIsSorted();
          const title = nameIn(language, column.title);
          const isFiltered = filterOf(view, column.id) !== undefined;
          // A column of pictures has no title and no menu.
          if (title === '')
            return (
              <td
                key={column.id}
                className={classes['title']}
                style={column.titleStyle}
                data-header={place}
              />
            );
          const isOpen = openMenu === column.id;
          const menuButton = (
            <button
              type="button"
              tabIndex={-1}
              className={classes['menuButton']}
              data-filtered={isFiltered || undefined}
              data-menu={column.id}
              aria-label={t('grid.menuOf', { column: title })}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => onOpenMenu(isOpen ? undefined : column.id)}
            >
              {isFiltered ? <IconFilterFilled size={13} /> : <IconChevronDown size={14} />}
            </button>
          );
          return (
            <th
              key={column.id}
              scope="col"
              className={[classes['title'], column.headerCssClass].filter(Boolean).join(' ')}
              data-align={column.align}
              style={layout.isCards ? undefined : column.titleStyle}
              aria-colindex={place + 1}
              aria-sort={direction ? sortState[direction] : undefined}
              id={place === activeColumn ? cellId : undefined}
              data-active={place === activeColumn || undefined}
              data-header={place}
              data-filtered={isFiltered || undefined}
              data-chosen={isOpen || undefined}
            >
              <button
                type="button"
                tabIndex={-1}
                className={classes['sortButton']}
                data-printed=""
                title={title}
                disabled={!column.sortable}
                onClick={(event) => header.column.toggleSorting(undefined, event.shiftKey)}
              >
                <span className={classes['titleText']} data-title="">
                  {title}
                </span>
                <SortMark direction={direction} place={sortCount > 1 ? header.column.getSortIndex() : -1} />
              </button>
              <OnDemand target={menuButton} isOpen={isOpen}>
                <ColumnMenu
                  target={menuButton}
                  column={column}
                  title={title}
                  view={view}
                  onViewChange={onViewChange}
                  distinctValues={content.distinctValues}
                  onFit={() => props.onFit(column)}
                  onClose={() => onOpenMenu(undefined)}
                />
              </OnDemand>
              {column.resizable && (
                <ResizeHandle
                  header={header}
                  label={t('grid.resize', { column: title })}
                  onGrab={(title) => {
                    // Dragging starts from the width on the screen, which includes a share of the remaining space.
                    const spare = title.offsetWidth - Number(column.titleStyle.width);
                    if (column.stretches && spare > 0)
                      flushSync(() => onViewChange(resizeColumn(view, column.id, column.width + spare)));
                  }}
                  onFit={() => props.onFit(column)}
                />
              )}
            </th>
          );
        })}
        {layout.isCards && (
          <ColumnChoice
            columns={columns}
            language={language}
            onChoose={onOpenMenu}
            label={t('grid.sortOrFilter')}
          />
        )}
      </tr>
    </thead>
  );
}

type ColumnHeader = ReturnType<ColumnTable['getHeaderGroups']>[number]['headers'][number];

interface ResizeHandleProps {
  readonly header: ColumnHeader;
  readonly label: string;
  /** Called with the title's element before it is dragged. */
  readonly onGrab: (title: HTMLElement) => void;
  readonly onFit: () => void;
}

/** The divider after a title: dragging it sets the column's width; a double-click fits it. */
function ResizeHandle({ header, label, onGrab, onFit }: ResizeHandleProps) {
  const grab = (event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) => {
    const title = event.currentTarget.parentElement;
    // A second click means to fit the column, and drags nothing.
    if (event.detail > 1 || !title) return;
    onGrab(title);
    header.getResizeHandler()(event);
  };
  return (
    <span
      className={classes['resize']}
      data-resizing={header.column.getIsResizing() || undefined}
      title={label}
      aria-hidden
      onMouseDown={grab}
      onTouchStart={grab}
      onDoubleClick={onFit}
    />
  );
}
