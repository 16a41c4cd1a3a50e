import { NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { BulkActionProps, BulkRow } from 'shared-contracts';
import type { GridColumn, GridView, OfferedView, SavedView } from 'shared-contracts/grids';
import { ConfirmModal, RecordActionModal } from '../src/confirm/index.ts';
import {
  BulkBar,
  DataGrid,
  type GridRecord,
  GridToolbar,
  lockedCondition,
  newView,
  noSelection,
  type Selection,
  useLocalContent,
  ViewTabs,
  withCondition,
  withoutCondition,
} from '../src/grid/index.ts';

interface DeskGridProps {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly records: readonly GridRecord[];
  /** Saved views to begin with. */
  readonly kept?: readonly OfferedView[];
  /** An open folder, and its view. */
  readonly folder?: { readonly name: string; readonly view: GridView };
  readonly firstSelected?: readonly string[];
}

interface StatusChangeProps extends BulkActionProps {
  readonly statuses: readonly string[];
  readonly onStatus: (status: string) => void;
}

/** A stand-in for an action that an area provides: shows its effect on the selected rows, then carries it out. */
function StatusChange({ rows, statuses, onStatus, onDone, onClose }: StatusChangeProps) {
  const [status, setStatus] = useState(statuses[0] ?? '');
  return (
    <ConfirmModal
      opened
      title="Change status"
      confirmLabel={`Change ${rows.length}`}
      onConfirm={async () => {
        onStatus(status);
        onDone();
      }}
      onClose={onClose}
    >
      <NativeSelect
        label="New status"
        data={[...statuses]}
        value={status}
        onChange={(event) => setStatus(event.currentTarget.value)}
      />
      <p>
        {rows.length === 1 ? '1 agreement becomes' : `${rows.length} agreements become`} {status}:{' '}
        {rows
          .slice(0, 5)
          .map(({ name }) => name)
          .join(', ')}
        {rows.length > 5 && ` and ${rows.length - 5} more`}
      </p>
    </ConfirmModal>
  );
}

interface PendingAction {
  readonly action: 'status' | 'delete';
  readonly rows: readonly BulkRow[];
  readonly done: () => void;
}

/** A grid as in the explorer: views as tabs, groups, filters, and the bar for selected rows. */
export function DeskGrid({ label, columns, records, kept = [], folder, firstSelected = [] }: DeskGridProps) {
  const [rows, setRows] = useState(records);
  const locked = useMemo(() => folder && lockedCondition(folder.name, folder.view), [folder]);
  const standard = useMemo(
    () => (folder ? withoutCondition(folder.view) : newView(columns)),
    [folder, columns],
  );
  const [shown, setShown] = useState<{ view: GridView; saved?: string | undefined }>({ view: standard });
  const [views, setViews] = useState(kept);
  const [selection, setSelection] = useState<Selection>(() => new Set(firstSelected));
  const [pending, setPending] = useState<PendingAction>();
  const content = useLocalContent({ rows, columns, view: withCondition(shown.view, locked) });
  const { view } = shown;
  const onViewChange = (next: GridView) => setShown({ ...shown, view: next });
  const statuses = useMemo(() => [...new Set(records.map(({ status }) => String(status)))].sort(), [records]);
  const save = async (saved: SavedView) =>
    setViews((now) => [
      ...now.filter(({ id }) => id !== saved.id),
      { ...saved, scope: saved.scope ?? 'private', mayChange: true },
    ]);
  const ask = (action: PendingAction['action']) => async (chosen: readonly BulkRow[], done: () => void) =>
    setPending({ action, rows: chosen, done });
  const ids = new Set(pending?.rows.map(({ id }) => id));
  const close = () => setPending(undefined);
  return (
    <>
      <GridToolbar
        columns={columns}
        view={view}
        onViewChange={onViewChange}
        content={content}
        exportName={label}
        selectedCount={selection.size}
        locked={locked}
        views={
          <ViewTabs
            views={views}
            save={save}
            remove={async (id) => setViews((now) => now.filter((one) => one.id !== id))}
            columns={columns}
            view={view}
            standard={standard}
            current={shown.saved}
            onOpen={(opened) => setShown({ view: opened?.view ?? standard, saved: opened?.id })}
            mayShare
            locked={locked}
          />
        }
      />
      <DataGrid
        label={label}
        entity="agreements"
        columns={columns}
        view={view}
        onViewChange={onViewChange}
        content={content}
        rowHeight={32}
        selection={selection}
        onSelectionChange={setSelection}
      />
      <BulkBar
        columns={columns}
        view={view}
        content={content}
        selection={selection}
        onSelectionChange={setSelection}
        exportName={label}
        actions={[
          { name: 'status', title: 'Change status', isDangerous: false, ask: ask('status') },
          { name: 'delete', title: 'Delete', isDangerous: true, ask: ask('delete') },
        ]}
      />
      {pending?.action === 'status' && (
        <StatusChange
          rows={pending.rows}
          statuses={statuses}
          onStatus={(status) => setRows(rows.map((row) => (ids.has(row.id) ? { ...row, status } : row)))}
          onDone={pending.done}
          onClose={close}
        />
      )}
      {pending?.action === 'delete' && (
        <RecordActionModal
          opened
          action="delete"
          item="Agreement"
          count={pending.rows.length}
          names={pending.rows.map(({ name }) => name)}
          onConfirm={async () => {
            setRows(rows.filter(({ id }) => !ids.has(id)));
            setSelection(noSelection);
            pending.done();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
