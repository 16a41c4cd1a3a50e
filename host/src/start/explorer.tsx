import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { nameIn } from 'shared-contracts';
import { type GridView, mayInGrid, type SavedView } from 'shared-contracts/grids';
import { sizes } from 'shared-contracts/limits';
import { DataErrorBar, LinkButton, NoticeBar, noteListPlace, Skeleton, useTexts } from 'shared-ui';
import {
  DataGrid,
  type FirstRows,
  type GridRecord,
  GridToolbar,
  type LockedCondition,
  lockedCondition,
  type OpenedGrid,
  SavedViewsMenu,
  type Selection,
  useRemoteContent,
  useSavedViews,
  withCondition,
  withoutCondition,
} from 'shared-ui/grid';
import type { DeclaredList } from '../areas/declared.ts';
import { newRecordAddress } from '../areas/offered-lists.ts';
import { PeekBeside } from '../peek/peek-beside.tsx';
import { usePeek } from '../peek/use-peek.ts';
import { keptView } from './kept-list.ts';
import { placeOfRow } from './list-run.ts';
import classes from './start-screen.module.css';
import { useKeepList, useLeftList } from './use-left-list.ts';
import { useOpenedGrid } from './use-opened-grid.ts';
import { useView } from './use-view.ts';
import { viewOfAddress } from './view-address.ts';

/** A folder as the person's page shows it. */
export interface OpenedFolder {
  readonly id: string;
  readonly title: string;
  readonly view: GridView;
}

interface ExplorerProps {
  readonly list: DeclaredList;
  /** What the person may do with it, as joined flags. */
  readonly permissions: number;
  /** The smart folder that is open; without it the list itself. */
  readonly folder: OpenedFolder | undefined;
  /** The record that the list is narrowed to, where the address names one. */
  readonly ofRecord?: LockedCondition | undefined;
  /** Told which record was opened. */
  readonly onOpened: (list: string, id: string) => void;
}

const lines = { toolbar: 36, grid: 480 } as const;

/** The view that a list is asked for first: the address's, where it can be read yet, else as it was left. */
function useFirstView({ list, folder }: ExplorerProps) {
  const { search } = useLocation();
  return useState(() => {
    const code = new URLSearchParams(search).get('view') ?? undefined;
    if (folder) {
      const own = code === undefined ? undefined : viewOfAddress(code, withoutCondition(folder.view));
      return own ? withCondition(own, lockedCondition(folder.title, folder.view)) : folder.view;
    }
    const kept = keptView(list.name);
    return code === undefined || code === kept?.code ? kept?.view : undefined;
  });
}

/** One list as a grid, from the moment that the API has told what it is. */
export function Explorer(props: ExplorerProps) {
  const { list, folder, ofRecord } = props;
  const [firstView, setFirstView] = useFirstView(props);
  const condition = useMemo(
    () => (folder ? lockedCondition(folder.title, folder.view) : ofRecord),
    [folder, ofRecord],
  );
  // A view that no longer fits is forgotten, and the list opens as it is; what a folder shows is the folder's.
  const forget = useCallback(() => setFirstView(undefined), [setFirstView]);
  const opened = useOpenedGrid(list.name, firstView, folder ? undefined : forget);
  const { grid, first, failure, tryAgain } = opened;
  // The first rows came without the condition of the address.
  if (grid)
    return (
      <OpenedExplorer {...props} condition={condition} grid={grid} first={ofRecord ? undefined : first} />
    );
  return (
    <div className={classes.explorer} aria-busy={!failure}>
      {failure ? (
        <DataErrorBar message={failure.message} onTryAgain={tryAgain} />
      ) : (
        <>
          <Skeleton height={lines.toolbar} />
          <Skeleton height={lines.grid} />
        </>
      )}
    </div>
  );
}

/** Address of a row's record, where it has one. */
const addressOf = ({ opens }: GridRecord): string | undefined =>
  typeof opens === 'string' ? opens : undefined;

interface OpenedExplorerProps extends ExplorerProps {
  readonly condition: LockedCondition | undefined;
  readonly grid: OpenedGrid;
  readonly first: FirstRows | undefined;
}

/** Found, sorted, filtered and grouped by the API; a row is opened by a double-click, Enter or its first column's link. */
function OpenedExplorer({
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
  const savedViews = useSavedViews(grid);
  const own = folder ? undefined : savedViews.views?.find(({ isDefault }) => isDefault);
  const base = useMemo(() => (folder ? withoutCondition(folder.view) : grid.standard), [folder, grid]);
  const { view, saved, show, isAddressWrong, dismissWrong, address } = useView({
    name: list.name,
    base,
    own: own && { view: own.view, saved: own.id },
    isKept: folder === undefined && ofRecord === undefined,
  });
  const asked = useMemo(() => withCondition(view, condition), [view, condition]);
  const content = useRemoteContent(grid, asked, 0, first);
  const left = useLeftList();
  const [selection, setSelection] = useState<Selection>(() => new Set(left?.selected));
  const stand = useKeepList({ left, address, content, selection });

  const onViewChange = (next: GridView) => show({ view: next, ...(saved ? { saved } : {}) });
  const openView = (opened: SavedView | undefined) =>
    show(opened ? { view: opened.view, saved: opened.id } : { view: base });
  const title = folder?.title ?? nameIn(language, list.title);
  const openRow = (row: GridRecord) => {
    const opens = addressOf(row);
    if (opens === undefined) return;
    const { top = 0, row: cursor = 0 } = stand.current ?? {};
    const near = [Math.floor(top / sizes.gridDenseRow), cursor];
    const place = placeOfRow({ grid, view: asked, content, row, near });
    if (place) noteListPlace({ ...place, title, address });
    onOpened(list.name, row.id);
    navigate(`/${opens}`);
  };
  const peeking = usePeek();
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
        exportName={title}
        selectedCount={selection.size}
        locked={condition}
        actions={newButton}
        views={
          mayInGrid(permissions, 'editGrid') && (
            <SavedViewsMenu {...savedViews} view={view} current={saved} onOpen={openView} />
          )
        }
      />
      <PeekBeside {...peeking} source={list.name} items={content.items} opens={opensRows}>
        <DataGrid
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
          addressOf={opensRows ? addressOf : undefined}
          onPeek={(row) => peeking.peek(row.id)}
          peekedId={peeking.peekedId}
          stand={stand}
          emptyAction={newButton}
        />
      </PeekBeside>
    </div>
  );
}
