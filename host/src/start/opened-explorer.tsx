import { useCallback, useMemo, useState } from 'react';
import { nameIn } from 'shared-contracts';
import { fitView, type GridView, mayInGrid, type OfferedView } from 'shared-contracts/grids';
import { sizes } from 'shared-contracts/limits';
import { type Address, addressOf } from 'shared-contracts/routes';
import {
  ChoiceToggle,
  HeaderButton,
  LinkButton,
  NoticeBar,
  noteListPlace,
  useSession,
  useTexts,
} from 'shared-ui';
import {
  BulkBar,
  DataGrid,
  type FirstRows,
  type GridRecord,
  GridToolbar,
  type LockedCondition,
  type OpenedGrid,
  type Selection,
  useIsPhone,
  useRemoteContent,
  useSavedViews,
  ViewTabs,
  withCondition,
  withoutCondition,
} from 'shared-ui/grid';
import { useNavigate } from 'shared-ui/router';
import { hasRoomyLine, usePreload, usePreloadWhenIdle } from '../area-screens/preload.ts';
import type { DeclaredList } from '../areas/declared.ts';
import { newRecordAddress } from '../areas/offered-lists.ts';
import { openPalette } from '../palette/palette-opened.ts';
import { PeekBeside } from '../peek/peek-beside.tsx';
import { usePeek } from '../peek/use-peek.ts';
import { drawRecord } from './drawn-record.tsx';
import { ExplorerMap } from './explorer-map.tsx';
import { keepView } from './kept-list.ts';
import { placeOfRow } from './list-run.ts';
import classes from './start-screen.module.css';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useKeepList, useLeftList } from './use-left-list.ts';
import { useListEditing } from './use-list-editing.tsx';
import { shapes, useShape } from './use-shape.ts';
import { useView } from './use-view.ts';
import { usesMaps } from './uses-maps.ts';

/** A folder as the person's page shows it. */
interface OpenedFolder {
  readonly id: string;
  readonly title: string;
  readonly view: GridView;
}

export interface ExplorerProps {
  readonly list: DeclaredList;
  /** What the person may do with it, as joined flags. */
  readonly permissions: number;
  /** The smart folder that is open; without it the list itself. */
  readonly folder: OpenedFolder | undefined;
  /** The record in the address whose rows are shown, if any. */
  readonly ofRecord?: LockedCondition | undefined;
  /** Called with the record that was opened. */
  readonly onOpened: (list: string, id: string) => void;
}

/** Address of a row's record, where it has one. */
const rowAddress = ({ opens }: GridRecord): Address | undefined =>
  typeof opens === 'string' ? addressOf(opens) : undefined;

interface OpenedExplorerProps extends ExplorerProps {
  readonly condition: LockedCondition | undefined;
  readonly grid: OpenedGrid;
  readonly first: FirstRows | undefined;
}

/**
 * A list that the API searches, sorts, filters and groups. A row is opened by a double-click, Enter or the link in its
 * first column.
 */
export function OpenedExplorer({
  list,
  permissions,
  folder,
  ofRecord,
  condition,
  onOpened,
  grid,
  first,
}: OpenedExplorerProps) {
  const { t, language } = useTexts('host');
  const navigate = useNavigate();
  const { user } = useSession();
  const savedViews = useSavedViews(grid);
  // A person's own default view takes precedence over the company's.
  const own = folder ? undefined : savedViews.views?.find(({ isDefault }) => isDefault);
  const fitted = (kept: OfferedView) => fitView(kept.view, grid.columns, grid.standard.columns);
  const base = useMemo(() => (folder ? withoutCondition(folder.view) : grid.standard), [folder, grid]);
  const { view, saved, show, isAddressWrong, dismissWrong, address } = useView({
    name: list.name,
    base,
    columns: grid.columns,
    own: own && { view: fitted(own), saved: own.id },
    isKept: folder === undefined && ofRecord === undefined,
  });
  const question = useMemo(() => withCondition(view, condition), [view, condition]);
  // Another number requests the rows again.
  const [version, setVersion] = useState(0);
  const readAgain = useCallback(() => setVersion((now) => now + 1), []);
  const read = useRemoteContent(grid, question, version, first);
  const { content, newRows, whenEmpty, actions, renderers, ...edited } = useListEditing({
    list,
    permissions,
    content: read,
    onAdded: readAgain,
  });
  const { text, filters = [] } = question.searchCriteria;
  const isWhole = !text?.trim() && filters.length === 0;
  const drawn = useMemo(() => ({ recordName: drawRecord(text), ...renderers }), [text, renderers]);
  const bulk = useBulkActions({ list, permissions, onDone: readAgain });
  const left = useLeftList();
  const [selection, setSelection] = useState<Selection>(() => new Set(left?.selected));
  const stand = useKeepList({ left, address, content, selection });

  const onViewChange = (next: GridView) => show({ view: next, ...(saved ? { saved } : {}) });
  const openView = (opened: OfferedView | undefined) => {
    const next = opened ? { view: fitted(opened), saved: opened.id } : { view: base };
    if (!opened || !folder) return show(next);
    // A view that was saved from a folder belongs to the list.
    keepView(list.name, next);
    navigate(`/home?source=${list.name}`);
  };
  const title = folder?.title ?? nameIn(language, list.title);
  const peeking = usePeek();
  const openRow = (row: GridRecord) => {
    const opens = rowAddress(row);
    // A record without a page of its own, such as a title without a parcel, is shown next to the list.
    if (opens === undefined) return peeking.peek(row.id);
    const { top = 0, row: cursor = 0 } = stand.current ?? {};
    const near = [Math.floor(top / sizes.gridDenseRow), cursor];
    const place = placeOfRow({ grid, view: question, content, row, near });
    if (place) noteListPlace({ ...place, title, address });
    onOpened(list.name, row.id);
    navigate(opens);
  };
  const shaped = useShape(list.name);
  const preload = usePreload();
  const isPhone = useIsPhone();
  // On a phone or a slow line, the map's code is only loaded for people who use maps.
  const mayUseMap = usesMaps() || (!isPhone && hasRoomyLine());
  usePreloadWhenIdle(shaped?.shape === 'grid' && mayUseMap ? 'map' : undefined);
  const opensRows = mayInGrid(permissions, 'viewItem');
  const newAddress = newRecordAddress(list, permissions);
  const newButton = newAddress && <LinkButton to={newAddress}>{t('start.new')}</LinkButton>;
  return (
    <div className={classes.explorer}>
      {isAddressWrong && (
        <NoticeBar message={t('start.wrongView')} action={t('start.understood')} onAction={dismissWrong} />
      )}
      <GridToolbar
        columns={grid.columns}
        view={view}
        onViewChange={onViewChange}
        content={content}
        searched={grid.searched}
        exportName={title}
        selectedCount={selection.size}
        locked={condition}
        // On a phone rows are cards, which cannot be edited in place, and New is in the bar at the bottom.
        actions={
          <>
            {shaped && (
              <ChoiceToggle
                label={t('start.shape.label')}
                value={shaped.shape}
                onChange={shaped.show}
                onApproach={(shape) => {
                  if (shape === 'map') preload('map');
                }}
                choices={shapes.map((value) => ({ value, label: t(`start.shape.${value}`) }))}
              />
            )}
            {!isPhone && actions}
            {!isPhone && newButton}
          </>
        }
        views={
          mayInGrid(permissions, 'editGrid') && (
            <ViewTabs
              {...savedViews}
              columns={grid.columns}
              view={view}
              standard={base}
              current={saved}
              onOpen={openView}
              mayShare={user?.isReadOnly === false}
              locked={condition}
            />
          )
        }
      />
      {newRows}
      {shaped?.shape === 'map' ? (
        <ExplorerMap
          list={shaped.list}
          view={question}
          selection={selection}
          onSelectionChange={setSelection}
          version={version}
          onGrid={() => shaped.show('grid')}
        />
      ) : (
        <PeekBeside {...peeking} source={list.name} items={content.items} opens={opensRows}>
          <DataGrid
            {...edited}
            renderers={drawn}
            label={title}
            entity={nameIn(language, list.entity)}
            columns={grid.columns}
            view={view}
            onViewChange={onViewChange}
            content={content}
            rowHeight={sizes.gridDenseRow}
            selection={selection}
            onSelectionChange={setSelection}
            onOpen={opensRows ? openRow : undefined}
            addressOf={opensRows ? rowAddress : undefined}
            onPeek={(row) => peeking.peek(row.id)}
            peekedId={peeking.peekedId}
            stand={stand}
            emptyAction={
              newButton ? (
                <>
                  {newButton}
                  {isWhole && whenEmpty}
                </>
              ) : (
                <HeaderButton onClick={openPalette}>{t('start.searchAll')}</HeaderButton>
              )
            }
          />
        </PeekBeside>
      )}
      <BulkBar
        columns={grid.columns}
        view={view}
        content={content}
        selection={selection}
        onSelectionChange={setSelection}
        exportName={title}
        actions={bulk.choices}
      />
      {bulk.dialog}
    </div>
  );
}
