import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nameIn } from 'shared-contracts';
import { type GridView, gridViewSchema, mayInGrid, type SavedView } from 'shared-contracts/grids';
import { sizes } from 'shared-contracts/limits';
import { DataErrorBar, LinkButton, Skeleton, useTexts } from 'shared-ui';
import {
  DataGrid,
  type FirstRows,
  type GridRecord,
  GridToolbar,
  noSelection,
  type OpenedGrid,
  SavedViewsMenu,
  type Selection,
  useRemoteContent,
  useSavedViews,
} from 'shared-ui/grid';
import * as v from 'valibot';
import type { DeclaredList } from '../areas/declared.ts';
import { newRecordAddress } from '../areas/offered-lists.ts';
import classes from './start-screen.module.css';
import { useListEditing } from './use-list-editing.tsx';
import { useOpenedGrid } from './use-opened-grid.ts';

interface ExplorerProps {
  readonly list: DeclaredList;
  /** What the person may do with it, as joined flags. */
  readonly permissions: number;
  /** The view that a smart folder opens; without it the person's own. */
  readonly folderView: GridView | undefined;
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
function OpenedExplorer({ list, permissions, folderView, onOpened, kept, grid, first }: OpenedExplorerProps) {
  const { t, language } = useTexts('host');
  const navigate = useNavigate();
  const savedViews = useSavedViews(grid);
  const [chosen, setChosen] = useState<Kept | undefined>(kept);
  const [selection, setSelection] = useState<Selection>(noSelection);
  const own = savedViews.views?.find(({ isDefault }) => isDefault);
  const view = chosen?.view ?? own?.view ?? grid.standard;
  const saved = chosen ? chosen.saved : own?.id;
  const [version, setVersion] = useState(0);
  const read = useRemoteContent(grid, view, version, first);
  const onAdded = useCallback(() => setVersion((now) => now + 1), []);
  const { content, newRows, actions, ...edited } = useListEditing({
    list,
    permissions,
    content: read,
    onAdded,
  });

  const show = useCallback(
    (next: Kept) => {
      setChosen(next);
      // What a folder shows stays the folder's.
      if (!folderView) sessionStorage.setItem(viewKey(list.name), JSON.stringify(next));
    },
    [list.name, folderView],
  );
  const onViewChange = (next: GridView) => show({ view: next, ...(saved ? { saved } : {}) });
  const openView = (opened: SavedView | undefined) =>
    show(opened ? { view: opened.view, saved: opened.id } : { view: grid.standard });
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
        exportName={title}
        selectedCount={selection.size}
        actions={
          <>
            {actions}
            {newButton}
          </>
        }
        views={
          mayInGrid(permissions, 'editGrid') && (
            <SavedViewsMenu {...savedViews} view={view} current={saved} onOpen={openView} />
          )
        }
      />
      {newRows}
      <DataGrid
        {...edited}
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
    </div>
  );
}
