import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nameIn } from 'shared-contracts';
import { type GridView, gridViewSchema, mayInGrid, type OfferedView } from 'shared-contracts/grids';
import { sizes } from 'shared-contracts/limits';
import { DataErrorBar, LinkButton, Skeleton, useSession, useTexts } from 'shared-ui';
import {
  BulkBar,
  DataGrid,
  type FirstRows,
  fitView,
  type GridRecord,
  GridToolbar,
  lockedCondition,
  noSelection,
  type OpenedGrid,
  type Selection,
  useRemoteContent,
  useSavedViews,
  ViewTabs,
  withCondition,
  withoutCondition,
} from 'shared-ui/grid';
import * as v from 'valibot';
import type { DeclaredList } from '../areas/declared.ts';
import { newRecordAddress } from '../areas/offered-lists.ts';
import classes from './start-screen.module.css';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useOpenedGrid } from './use-opened-grid.ts';

interface ExplorerProps {
  readonly list: DeclaredList;
  /** What the person may do with it, as joined flags. */
  readonly permissions: number;
  /** The view that a smart folder opens, and what the folder is called; without it the person's own. */
  readonly folderView: GridView | undefined;
  readonly folderName: string | undefined;
  /** Told which record was opened. */
  readonly onOpened: (list: string, id: string) => void;
}

const viewKey = (list: string): string => `rightway.view.${list}`;

const keptSchema = v.object({ view: gridViewSchema, saved: v.optional(v.string()) });

type Kept = v.InferOutput<typeof keptSchema>;

/** The view that the person left in this tab, so that coming back from a record finds it as it was. */
function keptView(list: string): Kept | undefined {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(sessionStorage.getItem(viewKey(list)) ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}

const lines = { toolbar: 36, grid: 480 } as const;

/** One list as a grid, from the moment that the API has told what it is. */
export function Explorer(props: ExplorerProps) {
  const { list, folderView } = props;
  const [kept, setKept] = useState(() => (folderView ? { view: folderView } : keptView(list.name)));
  // A view that no longer fits is forgotten, and the list opens as it is; what a folder shows is the folder's.
  const forget = useCallback(() => setKept(undefined), []);
  const opened = useOpenedGrid(list.name, kept?.view, folderView ? undefined : forget);
  const { grid, first, failure, tryAgain } = opened;
  if (grid) return <OpenedExplorer {...props} kept={kept} grid={grid} first={first} />;
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
  readonly kept: Kept | undefined;
  readonly grid: OpenedGrid;
  readonly first: FirstRows | undefined;
}

/** Found, sorted, filtered and grouped by the API; a row is opened by a double-click, Enter or its first column's link. */
function OpenedExplorer(props: OpenedExplorerProps) {
  const { list, permissions, folderView, folderName = '', onOpened, kept, grid, first } = props;
  const { t, language } = useTexts('host');
  const navigate = useNavigate();
  const savedViews = useSavedViews(grid);
  // A folder opens as it is, with its condition apart.
  const [chosen, setChosen] = useState<Kept | undefined>(folderView ? undefined : kept);
  const [selection, setSelection] = useState<Selection>(noSelection);
  const { user } = useSession();
  const locked = useMemo(
    () => folderView && lockedCondition(folderName, folderView),
    [folderName, folderView],
  );
  const standard = useMemo(
    () => (folderView ? withoutCondition(folderView) : grid.standard),
    [folderView, grid],
  );
  // A person's own first view goes before that of the company.
  const own = savedViews.views?.find(({ isDefault }) => isDefault);
  const fitted = (kept: OfferedView) => fitView(kept.view, grid.columns, grid.standard);
  const view = chosen?.view ?? (own && !folderView ? fitted(own) : standard);
  const saved = chosen ? chosen.saved : own?.id;
  // Another number asks for the rows anew.
  const [version, setVersion] = useState(0);
  const content = useRemoteContent(grid, withCondition(view, locked), version, first);

  const bulk = useBulkActions({ list, permissions, onDone: () => setVersion(version + 1) });

  const show = useCallback(
    (next: Kept) => {
      setChosen(next);
      // What a folder shows stays the folder's.
      if (!folderView) sessionStorage.setItem(viewKey(list.name), JSON.stringify(next));
    },
    [list.name, folderView],
  );
  const onViewChange = (next: GridView) => show({ view: next, ...(saved ? { saved } : {}) });
  const openView = (opened: OfferedView | undefined) => {
    const next = opened ? { view: fitted(opened), saved: opened.id } : { view: standard };
    if (!opened || !folderView) return show(next);
    // A view that was kept from a folder is one of the list.
    sessionStorage.setItem(viewKey(list.name), JSON.stringify(next));
    navigate(`/home?source=${list.name}`);
  };
  const openRow = (row: GridRecord) => {
    const address = addressOf(row);
    if (address === undefined) return;
    onOpened(list.name, row.id);
    navigate(`/${address}`);
  };
  const opensRows = mayInGrid(permissions, 'viewItem');
  const newAddress = newRecordAddress(list, permissions);
  const newButton = newAddress && <LinkButton to={newAddress}>{t('start.new')}</LinkButton>;
  const title = nameIn(language, list.title);
  return (
    <div className={classes.explorer}>
      <GridToolbar
        columns={grid.columns}
        view={view}
        onViewChange={onViewChange}
        content={content}
        searched={grid.searched}
        exportName={title}
        selectedCount={selection.size}
        actions={newButton}
        views={
          mayInGrid(permissions, 'editGrid') && (
            <ViewTabs
              {...savedViews}
              columns={grid.columns}
              view={view}
              standard={standard}
              current={saved}
              onOpen={openView}
              mayShare={user?.isReadOnly === false}
              locked={locked}
            />
          )
        }
        locked={locked}
      />
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
        emptyAction={newButton}
      />
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
