import { useMemo, useState } from 'react';
import { type GridColumn, type GridView, gridColumn, movedTo, renumbered } from 'shared-contracts/grids';
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
import classes from './gallery.module.css';
import { State } from './state.tsx';

const width = 140;

const invoicing = {
  NOT_INVOICED: { en: 'Not invoiced', es: 'Sin facturar' },
  INVOICED: { en: 'Invoiced', es: 'Facturado' },
};

/** One column of every kind of cell. */
const columns: readonly GridColumn[] = [
  gridColumn('string', 'agreement', 'Agreement', { width }),
  gridColumn('string', 'status', 'Status', { width, formatter: 'status', groupWhenSorted: true }),
  gridColumn('date', 'due', 'Due', { width: 200, formatter: 'due', doneBy: 'completed' }),
  gridColumn('date', 'completed', 'Completed', { width: 120 }),
  gridColumn('string', 'assignee', 'Assignee', { width, formatter: 'person' }),
  gridColumn('string', 'phone', 'Phone', { width, formatter: 'phone' }),
  gridColumn('string', 'invoicing', 'Invoicing', { width: 120, formatter: 'enum', words: invoicing }),
  gridColumn('color', 'colour', 'Colour', { width: 110 }),
  gridColumn('number', 'area', 'Area', { width, formatter: 'area' }),
  gridColumn('number', 'rent', 'Rent', { width, formatter: 'money' }),
  gridColumn('number', 'share', 'Share', { width: 90, formatter: 'percent' }),
  gridColumn('number', 'size', 'File size', { width: 100, formatter: 'fileSize' }),
  gridColumn('date', 'changed', 'Changed', { width: 190, formatter: 'moment' }),
  gridColumn('rateclass', 'rateType', 'Rates', { width: 110 }),
  gridColumn('bool', 'isActive', 'Active', { width: 80 }),
  gridColumn('string', 'parcels', 'Parcels', { formatter: 'list', width: 220, sortable: false }),
];

const statuses = [
  ['Signed', '#2f9e44'],
  ['Refused', '#c92a2a'],
  ['Sent', '#ffd43b'],
  ['Not started', undefined],
] as const;

const people = ['Owen Peters', 'Ann Bell', 'Eve Stone'] as const;

/** Days of the gallery stand around today, so that each state of a day due is always seen. */
const dayFromNow = (days: number): string => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
};

const rows: readonly GridRecord[] = Array.from({ length: 5000 }, (_, index) => {
  const [status, colour] = statuses[index % 4] ?? statuses[0];
  return {
    id: `a${index}`,
    agreement: `SL-${String(index).padStart(4, '0')}`,
    status,
    colors: colour ? { status: colour } : {},
    due: dayFromNow((index % 24) - 4),
    completed: index % 6 === 1 ? dayFromNow(-2) : null,
    assignee: people[index % 3],
    phone: index % 2 === 0 ? '4035550123' : '15877654321',
    invoicing: index % 2 === 0 ? 'NOT_INVOICED' : 'INVOICED',
    colour: colour ?? null,
    area: (index * 7919) % 400,
    rent: ((index * 104_729) % 900_000) / 100,
    share: (index * 7) % 101,
    size: (index * 48_271) % 5_000_000,
    changed: `20${10 + (index % 15)}-0${1 + (index % 9)}-1${index % 9}T16:00:00`,
    rateType: index % 3 === 0 ? 'Client' : 'Default',
    isActive: index % 4 !== 0,
    parcels: Array.from({ length: index % 4 }, (_, parcel) => `NE-${parcel + 1}-048-07-W5M`),
  };
});

/** Four columns, which leave room. */
const fewColumns = columns.filter(({ id }) => ['agreement', 'assignee', 'due', 'isActive'].includes(id));

const summed = (view: GridView): GridView => ({
  ...view,
  columns: view.columns.map((shown) =>
    shown.id === 'rent'
      ? { ...shown, aggregate: 'sum' }
      : shown.id === 'area'
        ? { ...shown, aggregate: 'average' }
        : shown,
  ),
});

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

const pageOf = ({ agreement }: GridRecord) => `agreement/${String(agreement)}`;

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
      <State name="In groups">
        <div className={classes['tall']}>
          <LocalGrid label="Agreements in groups" first={groupColumn(newView(columns), 'status')} />
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
