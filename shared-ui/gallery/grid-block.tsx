import { useMemo, useState } from 'react';
import { type GridColumn, type GridView, movedTo, renumbered } from 'shared-contracts/grids';
import { SlideInPage } from '../src/dialogs/index.ts';
import {
  DataGrid,
  type GridContent,
  type GridRecord,
  GridToolbar,
  groupColumn,
  newView,
  noSelection,
  type RowReorder,
  type Selection,
  useLocalContent,
} from '../src/grid/index.ts';
import { DeskGrid } from './desk-grid.tsx';
import classes from './gallery.module.css';
import { columns, fewColumns, keptViews, refused, rows, summed } from './made-up-agreements.ts';
import { State } from './state.tsx';

function LocalGrid({
  label,
  columns: shown = columns,
  records = rows,
  first = newView(shown),
  reorder,
  hasToolbar = false,
}: {
  readonly label: string;
  readonly columns?: readonly GridColumn[];
  readonly records?: readonly GridRecord[];
  readonly first?: GridView;
  readonly reorder?: RowReorder;
  readonly hasToolbar?: boolean;
}) {
  const [view, setView] = useState(first);
  const [selection, setSelection] = useState<Selection>(noSelection);
  const content = useLocalContent({ rows: records, columns: shown, view });
  return (
    <>
      {hasToolbar && (
        <GridToolbar
          columns={shown}
          view={view}
          onViewChange={setView}
          content={content}
          exportName="Agreements"
          selectedCount={selection.size}
        />
      )}
      <DataGrid
        label={label}
        entity="agreements"
        columns={shown}
        view={view}
        onViewChange={setView}
        content={content}
        rowHeight={32}
        selection={selection}
        onSelectionChange={setSelection}
        reorder={reorder}
      />
    </>
  );
}

/** A grid whose rows open a page by double-click, Enter and their link, and slide in by the arrow and Alt+Enter. */
function SlideInGrid({ hasPage = false }: { readonly hasPage?: boolean }) {
  const [view, setView] = useState(() => newView(columns));
  const [opened, setOpened] = useState<GridRecord>();
  const [page, setPage] = useState<GridRecord>();
  const content = useLocalContent({ rows, columns, view });
  return (
    <>
      <DataGrid
        label={hasPage ? 'Agreements with a page' : 'Agreements that open'}
        entity="agreements"
        columns={columns}
        view={view}
        onViewChange={setView}
        content={content}
        {...(hasPage
          ? { onPeek: setOpened, onOpen: setPage, addressOf: pageOf, peekedId: opened?.id, rowHeight: 32 }
          : { onOpen: setOpened })}
      />
      {page && <p>The page of {String(page['agreement'])} opens.</p>}
      <SlideInPage
        opened={opened !== undefined}
        title={String(opened?.['agreement'] ?? '')}
        onClose={() => setOpened(undefined)}
      >
        <p>{String(opened?.['status'] ?? '')}</p>
      </SlideInPage>
    </>
  );
}

const pageOf = ({ agreement }: GridRecord) => `/agreement/${String(agreement)}` as const;

const sequenced = (row: GridRecord) => ({ ...row, sequence: 0 });

function ReorderGrid() {
  const [records, setRecords] = useState(() => renumbered(rows.slice(0, 6).map(sequenced)));
  const reorder = useMemo<RowReorder>(
    () => ({ onMove: (id, to) => setRecords((now) => movedTo(now, id, to)) }),
    [],
  );
  return <LocalGrid label="Agreements in an order" records={records} reorder={reorder} />;
}

const nothing: GridContent = {
  items: { count: 0, at: () => undefined },
  total: undefined,
  aggregates: {},
  isLoading: true,
  toggleGroup: () => {},
  showGroups: () => {},
  knownRows: () => [],
  load: () => {},
  distinctValues: async () => [],
  allRows: async () => [],
};

function FixedGrid({ label, content }: { readonly label: string; readonly content: GridContent }) {
  const [view, setView] = useState(() => newView(columns));
  return (
    <DataGrid
      label={label}
      entity="agreements"
      columns={columns}
      view={view}
      onViewChange={setView}
      content={content}
      rowHeight={32}
    />
  );
}

/** A grid of few rows alone, as a page is printed: printing brings out all rows of every grid of the page. */
export function PrintedBlock() {
  return (
    <State name="Few rows">
      <div className={classes['tall']}>
        <ReorderGrid />
      </div>
    </State>
  );
}

/** A grid with everything it can do, and in the states in which it has no rows. */
export function GridBlock() {
  return (
    <>
      <State name="5,000 rows, summed up">
        <div className={classes['tall']}>
          <LocalGrid label="Agreements" first={summed(newView(columns))} hasToolbar />
        </div>
      </State>
      <State name="Room to spare">
        <div className={classes['short']}>
          <LocalGrid label="Agreements in few columns" columns={fewColumns} />
        </div>
      </State>
      <State name="As in the explorer">
        <div className={classes['tall']}>
          <DeskGrid
            label="Agreements at the desk"
            columns={columns}
            records={rows}
            kept={keptViews}
            firstSelected={['a3', 'a4', 'a5']}
          />
        </div>
      </State>
      <State name="A folder with its own condition">
        <div className={classes['tall']}>
          <DeskGrid label="Agreements of a folder" columns={columns} records={rows} folder={refused} />
        </div>
      </State>
      <State name="In groups">
        <div className={classes['tall']}>
          <LocalGrid label="Agreements in groups" first={groupColumn(summed(newView(columns)), 'status')} />
        </div>
      </State>
      <State name="Rows that are put in order">
        <div className={classes['tall']}>
          <ReorderGrid />
        </div>
      </State>
      <State name="Rows that slide in">
        <div className={classes['tall']}>
          <SlideInGrid />
        </div>
      </State>
      <State name="Rows with a page">
        <div className={classes['tall']}>
          <SlideInGrid hasPage />
        </div>
      </State>
      <State name="Empty">
        <div className={classes['short']}>
          <LocalGrid label="No agreements" records={[]} />
        </div>
      </State>
      <State name="Filtered to nothing">
        <div className={classes['short']}>
          <LocalGrid
            label="Agreements filtered away"
            first={{ ...newView(columns), searchCriteria: { text: 'nothing like it', filters: [] } }}
          />
        </div>
      </State>
      <State name="Loading">
        <div className={classes['short']}>
          <FixedGrid label="Agreements to come" content={nothing} />
        </div>
      </State>
      <State name="The rows cannot be read">
        <div className={classes['short']}>
          <FixedGrid
            label="Agreements that failed"
            content={{
              ...nothing,
              isLoading: false,
              failure: { message: 'The list cannot be read now.', tryAgain: () => {} },
            }}
          />
        </div>
      </State>
    </>
  );
}
