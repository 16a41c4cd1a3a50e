import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type GridSource, type GridView, gridViewSchema, type SavedView } from 'shared-contracts/grids';
import { sizes } from 'shared-contracts/limits';
import { LinkButton, useSession, useTexts } from 'shared-ui';
import {
  DataGrid,
  type GridRecord,
  GridToolbar,
  newView,
  noSelection,
  SavedViewsMenu,
  type Selection,
  useRemoteContent,
  useSavedViews,
} from 'shared-ui/grid';
import * as v from 'valibot';
import { mayOpen, newRecordAddress } from './explorer-sources.ts';
import classes from './start-screen.module.css';

interface ExplorerProps {
  readonly source: GridSource;
  /** The view that a smart folder opens; without it the person's own. */
  readonly folderView: GridView | undefined;
  /** Told which record was opened. */
  readonly onOpened: (source: GridSource, id: string) => void;
}

const viewKey = (source: GridSource): string => `rightway.view.${source.name}`;

const keptSchema = v.object({ view: gridViewSchema, saved: v.optional(v.string()) });

type Kept = v.InferOutput<typeof keptSchema>;

/** The view that the person left in this tab, so that coming back from a record finds it as it was. */
function keptView(source: GridSource): Kept | undefined {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(sessionStorage.getItem(viewKey(source)) ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}

function standardView(source: GridSource): GridView {
  const sorted = source.columns.find(({ path }) => path === source.sortedBy);
  return newView(source.columns, sorted && { id: sorted.id, direction: 'asc' });
}

/** Address of a row's record, where it has one. */
const addressOf = ({ opens }: GridRecord): string | undefined =>
  typeof opens === 'string' ? opens : undefined;

/** One source as a grid: found, sorted, filtered and grouped by the API, opened by a double-click, Enter or its first column's link. */
export function Explorer({ source, folderView, onOpened }: ExplorerProps) {
  const { t } = useTexts('host');
  const { user, flags } = useSession();
  const navigate = useNavigate();
  const savedViews = useSavedViews(source);
  const [chosen, setChosen] = useState<Kept | undefined>(() =>
    folderView ? { view: folderView } : keptView(source),
  );
  const [selection, setSelection] = useState<Selection>(noSelection);
  const first = savedViews.views?.find(({ isDefault }) => isDefault);
  const standard = useMemo(() => standardView(source), [source]);
  const view = chosen?.view ?? first?.view ?? standard;
  const saved = chosen ? chosen.saved : first?.id;
  const content = useRemoteContent(source, view);

  const show = useCallback(
    (next: Kept) => {
      setChosen(next);
      // What a folder shows stays the folder's.
      if (!folderView) sessionStorage.setItem(viewKey(source), JSON.stringify(next));
    },
    [source, folderView],
  );
  const onViewChange = (next: GridView) => show({ view: next, ...(saved ? { saved } : {}) });
  const openView = (kept: SavedView | undefined) =>
    show(kept ? { view: kept.view, saved: kept.id } : { view: standard });
  const openRow = (row: GridRecord) => {
    const address = addressOf(row);
    if (address === undefined) return;
    onOpened(source, row.id);
    navigate(`/${address}`);
  };
  const opensRows = user !== null && mayOpen(source, user, flags);
  const entity = t(`entity.${source.name}`);
  const newAddress = user ? newRecordAddress(source, user, flags) : undefined;
  const newButton = newAddress && <LinkButton to={newAddress}>{t('start.new')}</LinkButton>;
  return (
    <div className={classes.explorer}>
      <GridToolbar
        columns={source.columns}
        view={view}
        onViewChange={onViewChange}
        content={content}
        exportName={t(`source.${source.name}`)}
        selectedCount={selection.size}
        actions={newButton}
        views={<SavedViewsMenu {...savedViews} view={view} current={saved} onOpen={openView} />}
      />
      <DataGrid
        label={t(`source.${source.name}`)}
        entity={entity}
        columns={source.columns}
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
