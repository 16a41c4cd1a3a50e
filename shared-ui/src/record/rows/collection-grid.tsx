import { useMemo, useRef } from 'react';
import type { Address } from 'shared-contracts/routes';
import { RecordActionModal } from '../../confirm/record-action-modal.tsx';
import { useFormTexts } from '../../form/form-texts.ts';
import { useIsReadOnly } from '../../form/page/form-mode.ts';
import { HeaderButton } from '../../form/page/header-button.tsx';
import { DataGrid, type GridStand } from '../../grid/index.ts';
import { useNearestShortcut } from '../../keys/use-nearest-shortcut.ts';
import { FilterInput } from '../../layout/filter-input.tsx';
import { Navigate, useLocation, useNavigate } from '../../router/links.ts';
import { markedCell } from '../held/held-mark.tsx';
import { useHeldCells } from '../held/use-held-cells.tsx';
import { useHeldContent } from '../held/use-held-content.ts';
import { useUnfinishedRow } from '../held/use-unfinished-row.ts';
import { RowAroundProvider, useCollection, useHeldRows, useRowAround } from '../record-context.ts';
import { useRefusalOfDeletion } from '../use-refusal-of-deletion.ts';
import { ChooseColumnsButton } from './choose-columns-button.tsx';
import { openAddress } from './collection.ts';
import classes from './collection-grid.module.css';
import type { CollectionGridProps } from './collection-grid-props.ts';
import { ExportRowsButton } from './export-rows-button.tsx';
import { GridButtons } from './grid-buttons.tsx';
import { GridRoom } from './grid-room.tsx';
import { namesOfRows } from './names-of-rows.ts';
import { type OpenedFrom, standIn } from './opened-from.ts';
import { RowCount } from './row-count.tsx';
import { RowInPlace } from './row-in-place.tsx';
import { RowPage } from './row-page.tsx';
import { RowPanel } from './row-panel.tsx';
import { useGoingRows } from './use-going-rows.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useOpenRow } from './use-open-row.ts';

const nowhere = () => undefined;
const nothingAbove: readonly string[] = [];

/** The rows of a collection: stored ones with the held ones over them; each opens as a page that slides in. */
export function CollectionGrid(props: CollectionGridProps) {
  const grid = <RowsGrid {...props} />;
  // Rows of the record itself have no parent row, wherever they are shown.
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
  const { pathname, search, state } = useLocation();
  const stand = useRef<GridStand>(standIn(state));
  const isReadOnly = useIsReadOnly();
  const isStored = useMemo(() => (id: string) => storedOf(id) !== undefined, [storedOf]);
  const content = useHeldContent({ name, content: grid.content, cellsOf, isStored, isShown: props.isShown });
  const tabAddress: Address = props.at ?? `${around?.address ?? held.address}/${collection.tab}`;
  const { openId, openTab, openPath, isOnTop } = useOpenRow(collection, tabAddress);
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
    const elsewhere = props.elsewhere?.(id, tab);
    if (elsewhere === undefined) return navigate(openAddress(tabAddress, collection, id, tab));
    // Its page closes to this list, and not to that of the record in which it opens.
    const openedFrom: OpenedFrom = { address: `${pathname}${search}`, stand: stand.current };
    return navigate(elsewhere, { state: { openedFrom } });
  };
  // An address below this grid may have been mailed and belong to a row that opens elsewhere; anything open within it,
  // such as a document, stays open.
  const openElsewhere = openId === undefined ? undefined : props.elsewhere?.(openId, openPath);
  const unfinished = useUnfinishedRow(collection);
  const editing = useHeldCells(collection, props.cells);

  const going = useGoingRows(collection, grid, props.deleteBlockedBy);
  const refusal = useRefusalOfDeletion(collection.deletion, going.ids, going.ids.length > 0);
  const mayAdd = !isReadOnly && (props.mayAdd ?? true);
  const mayDelete = !isReadOnly && (props.mayDelete ?? true);
  const addBlocked =
    props.addBlockedBy ??
    (unfinished &&
      t('rowsHeld.unfinished', {
        name: unfinished.title || t('rowsHeld.newTitle', { item: collection.item }),
      }));
  const add =
    props.onAdd ?? (() => void open(held.add(collection, around?.path ?? nothingAbove, props.newValues)));
  // The rows of the record itself; of those within an open row there may be several lists.
  const isFirst = around === null && openId === undefined;
  useNearestShortcut(
    isFirst && mayAdd && !addBlocked
      ? { keys: 'n', name: t('rowsHeld.addFirst', { item: collection.item }), run: add }
      : undefined,
  );
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
        isSelected={grid.selection.size > 0}
        first={
          <>
            {props.lead}
            {filter && <FilterInput label={t('order.filter')} {...filter} />}
            {mayAdd && (
              <HeaderButton onClick={add} disabledBy={addBlocked}>
                {t('rowsHeld.add')}
              </HeaderButton>
            )}
          </>
        }
      >
        {mayDelete && (
          <HeaderButton onClick={going.ask} disabledBy={going.blockedBy}>
            {t('record.delete')}
          </HeaderButton>
        )}
        {actions?.(grid.selection)}
        <ExportRowsButton name={label} columns={columns} view={grid.view} content={content} />
        {props.choosesColumns && (
          <ChooseColumnsButton columns={columns} view={grid.view} onViewChange={grid.onViewChange} />
        )}
        {props.choosesColumns && (
          <RowCount
            // None are known while the rows load or could not be read, which is not the same as none.
            total={content.isLoading || (content.failure && content.total === 0) ? undefined : content.total}
            selected={grid.selection.size}
          />
        )}
      </GridButtons>
      <GridRoom height={props.height} hasPanel={isBelow && openId !== undefined}>
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
          emptyPurpose={props.emptyPurpose}
          emptyAction={
            props.emptyAction ??
            (mayAdd && (
              <HeaderButton onClick={add} disabledBy={addBlocked}>
                {t('rowsHeld.addFirst', { item: collection.item })}
              </HeaderButton>
            ))
          }
        />
      </GridRoom>
      {row && <RowView key={row.id} {...row} height={props.panelHeight} />}
      <RecordActionModal
        opened={going.ids.length > 0}
        action="delete"
        item={collection.item}
        count={going.ids.length}
        names={namesOfRows(content, columns, going.ids, language)}
        refusal={refusal}
        onConfirm={going.confirm}
        onClose={going.leave}
      />
    </section>
  );
}
