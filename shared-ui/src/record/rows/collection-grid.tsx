import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import { RecordActionModal } from '../../feedback/record-action-modal.tsx';
import { useFormTexts } from '../../form/form-texts.ts';
import type { FormValues } from '../../form/form-values.ts';
import { useIsReadOnly } from '../../form/page/form-mode.ts';
import { HeaderButton } from '../../form/page/header-button.tsx';
import type { StoredRow } from '../../form/saving/held-content.ts';
import {
  DataGrid,
  type DataGridProps,
  type GridContent,
  type GridRecord,
  type GridStand,
  noSelection,
  type RowReorder,
  type Selection,
} from '../../grid/index.ts';
import { FilterInput } from '../../layout/filter-input.tsx';
import type { CellFields } from '../held/held-cells.tsx';
import { markedCell } from '../held/held-mark.tsx';
import { useHeldCells } from '../held/use-held-cells.tsx';
import { useHeldContent } from '../held/use-held-content.ts';
import { useUnfinishedRow } from '../held/use-unfinished-row.ts';
import { RowAroundProvider, useCollection, useHeldRows, useRowAround } from '../record-context.ts';
import { useRefusalOfDeletion } from '../use-refusal-of-deletion.ts';
import { openAddress } from './collection.ts';
import classes from './collection-grid.module.css';
import { ExportRowsButton } from './export-rows-button.tsx';
import { GridButtons } from './grid-buttons.tsx';
import { namesOfRows } from './names-of-rows.ts';
import { type NarrowList, RowInPlace } from './row-in-place.tsx';
import { RowPage } from './row-page.tsx';
import { RowPanel } from './row-panel.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { useOpenRow } from './use-open-row.ts';

export interface CollectionGridProps {
  /** Name of the collection, as the record declares it. */
  readonly collection: string;
  readonly label: string;
  /** What the rows are, in the plural. */
  readonly entity: string;
  readonly columns: readonly GridColumn[];
  /** The cells of a row that the form holds. */
  readonly cellsOf: (values: FormValues, id: string) => Readonly<Record<string, GridRecord[string]>>;
  /** The stored rows, of the browser or of the API. */
  readonly grid: {
    readonly view: GridView;
    readonly onViewChange: (view: GridView) => void;
    readonly content: GridContent;
    readonly selection: Selection;
    readonly onSelectionChange: (selection: Selection) => void;
  };
  readonly filter?: { readonly value: string; readonly onChange: (text: string) => void };
  /** The whole of a stored row, where the list has it; else the collection reads it. */
  readonly storedOf?: (id: string) => StoredRow | undefined;
  /** Where a row opens at one of its tabs that another collection of the record holds; undefined of the grid's own. */
  readonly elsewhere?: ((id: string, tab: string) => string | undefined) | undefined;
  /** Whether rows can be added, and deleted; both where the form is not for reading only. */
  readonly mayAdd?: boolean;
  readonly mayDelete?: boolean;
  /** Why no row can be added now, and why the selected saved ones cannot be deleted, where that is so. */
  readonly addBlockedBy?: string | undefined;
  readonly deleteBlockedBy?: ((ids: readonly string[]) => string | undefined) | undefined;
  /** How high the grid is, in CSS pixels; as high as the page has room for where nothing is said. */
  readonly height?: number;
  /** How high the form of a row is that opens below the grid, in CSS pixels. */
  readonly panelHeight?: number;
  /** Where there is room, the form of a row that would open below the grid stands beside it. */
  readonly panelPlace?: 'beside';
  /** What New does where it does not begin a row at once, as a wizard. */
  readonly onAdd?: () => void;
  /** Puts the rows into another order by dragging them. */
  readonly reorder?: RowReorder | undefined;
  /**
   * Where rows of the record itself open that are shown at one of its rows, as the tasks of one agreement: address of
   * that place.
   */
  readonly at?: string;
  /** Which of the held rows are shown; all of the place where nothing is said. */
  readonly isShown?: (values: FormValues) => boolean;
  /** What a new row has besides what all start from. */
  readonly newValues?: FormValues;
  /** Opens rows in place of the grid, with the others beside as a narrow list. */
  readonly inPlace?: NarrowList;
  /** What stands before the filter and the buttons. */
  readonly lead?: ReactNode;
  /** More buttons beside New and Delete; told which rows are selected. */
  readonly actions?: (selected: Selection) => ReactNode;
  /** Cells that are drawn in a way of their own, by column; the first one carries the row's mark. */
  readonly renderers?: NonNullable<DataGridProps['renderers']>;
  /** Cells that are typed into where they stand, and filled down: the field of the row that the column is called as. The same object as long as nothing changes. */
  readonly cells?: CellFields;
  /** Id of the column that a card on a phone shows on a line of its own, as buttons of its row. */
  readonly cardLine?: string;
  /** Whether rows are called by more than a line of a phone holds. */
  readonly hasLongNames?: boolean;
  /** The first step that the empty grid offers. */
  readonly emptyAction?: ReactNode;
}

const nowhere = () => undefined;
const nothingAbove: readonly string[] = [];

/** The rows of a collection: stored ones with the held ones over them; each opens as a page that slides in. */
export function CollectionGrid(props: CollectionGridProps) {
  const grid = <RowsGrid {...props} />;
  // Rows of the record stand below no row, wherever they are shown.
  return props.at === undefined ? grid : <RowAroundProvider value={null}>{grid}</RowAroundProvider>;
}

function RowsGrid(props: CollectionGridProps) {
  const {
    collection: name,
    label,
    entity,
    columns,
    cellsOf,
    grid,
    filter,
    storedOf = nowhere,
    actions,
  } = props;
  const { t, language } = useFormTexts();
  const collection = useCollection(name);
  const held = useHeldRows();
  const around = useRowAround();
  const navigate = useNavigate();
  const isReadOnly = useIsReadOnly();
  const [going, setGoing] = useState<readonly string[]>([]);
  const isStored = useMemo(() => (id: string) => storedOf(id) !== undefined, [storedOf]);
  const content = useHeldContent({ name, content: grid.content, cellsOf, isStored, isShown: props.isShown });
  const tabAddress = props.at ?? `${around?.address ?? held.address}/${collection.tab}`;
  const { openId, openTab, isOnTop } = useOpenRow(collection, tabAddress);
  const [firstColumn] = columns;
  const renderers = useMemo(
    () => ({
      ...props.renderers,
      ...(firstColumn
        ? { [firstColumn.id]: markedCell(firstColumn, t, language, props.renderers?.[firstColumn.id]) }
        : {}),
    }),
    [firstColumn, t, language, props.renderers],
  );
  const neighbours = useNeighbours(content.items, openId);
  const open = (id: string) => {
    const tab = collection.tabs[0].path;
    return navigate(props.elsewhere?.(id, tab) ?? openAddress(tabAddress, collection, id, tab));
  };
  // Its address below this grid may have been mailed, and is a neighbour's.
  const openElsewhere = openId === undefined ? undefined : props.elsewhere?.(openId, openTab);
  const unfinished = useUnfinishedRow(collection);
  const editing = useHeldCells(collection, props.cells);

  const refusal = useRefusalOfDeletion(collection.deletion, going, going.length > 0);
  const selected = [...grid.selection];
  const saved = selected.filter((id) => held.placeOf(name, id)?.start.revision !== null);
  const clear = () => grid.onSelectionChange(noSelection);
  const onDelete = () => {
    // Rows that only the form holds go without a question (decision 32).
    const fresh = selected.filter((id) => !saved.includes(id));
    if (fresh.length > 0) held.forget(fresh);
    if (saved.length > 0) setGoing(saved);
    else clear();
  };
  const mayAdd = !isReadOnly && (props.mayAdd ?? true);
  const mayDelete = !isReadOnly && (props.mayDelete ?? true);
  const deleteBlocked =
    selected.length === 0
      ? t('rowsHeld.selectFirst')
      : saved.length > 0 && !collection.remove
        ? t('rowsHeld.staySaved')
        : saved.length > 0
          ? props.deleteBlockedBy?.(saved)
          : undefined;
  const addBlocked =
    props.addBlockedBy ??
    (unfinished &&
      t('rowsHeld.unfinished', {
        name: unfinished.title || t('rowsHeld.newTitle', { item: collection.item }),
      }));
  const stand = useRef<GridStand>(undefined);
  const isBelow = collection.openedBy !== undefined;
  const RowView = isBelow ? RowPanel : RowPage;
  // Without a read of its own, a row is looked for among those that came.
  const isFindable =
    openId !== undefined &&
    (collection.read !== undefined ||
      held.placeOf(name, openId) !== undefined ||
      (!grid.content.isLoading && !grid.content.failure));
  if (openElsewhere !== undefined) return <Navigate to={openElsewhere} replace />;
  const row = isFindable && {
    collection,
    id: openId,
    stored: storedOf(openId),
    tabAddress,
    tab: openTab,
    isOnTop,
    neighbours,
  };
  if (props.inPlace && row)
    return (
      <RowInPlace
        key={row.id}
        {...row}
        list={props.inPlace}
        label={label}
        entity={entity}
        content={content}
      />
    );
  return (
    <section
      className={classes['section']}
      data-beside={isBelow && openId !== undefined && props.panelPlace === 'beside' ? '' : undefined}
    >
      <GridButtons
        isSelected={selected.length > 0}
        first={
          <>
            {props.lead}
            {filter && <FilterInput label={t('order.filter')} {...filter} />}
            {mayAdd && (
              <HeaderButton
                onClick={
                  props.onAdd ??
                  (() => void open(held.add(collection, around?.path ?? nothingAbove, props.newValues)))
                }
                disabledBy={addBlocked}
              >
                {t('rowsHeld.add')}
              </HeaderButton>
            )}
          </>
        }
      >
        {mayDelete && (
          <HeaderButton onClick={onDelete} disabledBy={deleteBlocked}>
            {t('record.delete')}
          </HeaderButton>
        )}
        {actions?.(grid.selection)}
        <ExportRowsButton name={label} columns={columns} view={grid.view} content={content} />
      </GridButtons>
      <div
        className={classes['grid']}
        data-panel={isBelow && openId !== undefined ? '' : undefined}
        style={
          props.height === undefined ? undefined : ({ '--grid-height': `${props.height}px` } as CSSProperties)
        }
      >
        <DataGrid
          label={label}
          entity={entity}
          columns={columns}
          {...grid}
          content={content}
          renderers={renderers}
          cardLine={props.cardLine}
          hasLongNames={props.hasLongNames}
          peekedId={isBelow ? openId : undefined}
          reorder={isReadOnly ? undefined : props.reorder}
          {...(editing ? { editing } : {})}
          stand={stand}
          onOpen={({ id }) => void open(id)}
          emptyAction={props.emptyAction}
        />
      </div>
      {row && <RowView key={row.id} {...row} height={props.panelHeight} />}
      <RecordActionModal
        opened={going.length > 0}
        action="delete"
        item={collection.item}
        count={going.length}
        names={namesOfRows(content, columns, going, language)}
        refusal={refusal}
        onConfirm={async () => {
          await collection.remove?.(going);
          held.forget(going);
          clear();
        }}
        onClose={() => setGoing([])}
      />
    </section>
  );
}
