import { type ReactNode, type RefObject, useCallback, useMemo } from 'react';
import type { ImportRecord } from 'shared-contracts/agreement-import';
import { sizes } from 'shared-contracts/limits';
import { ChoiceToggle, FilterInput, useShortcut, useTexts } from 'shared-ui';
import {
  DataGrid,
  type GridEditing,
  type GridMarks,
  type GridRecord,
  type GridStand,
  type MarkWalker,
  useLocalGrid,
  useRowsInGrid,
} from 'shared-ui/grid';
import { allowedValues } from './allowed-values.ts';
import { CellEditor } from './cell-editor.tsx';
import classes from './review.module.css';
import { drawCell } from './review-cells.tsx';
import { ReviewMap } from './review-map.tsx';
import { markOf, namesByColumn } from './row-marks.ts';
import { columnTitle, type ImportSheet, rowColumn, sheetColumns } from './sheet-columns.ts';
import type { MapWalk } from './use-fault-walk.ts';

/** How the rows are shown. */
const reviewShapes = ['grid', 'map'] as const;

export type ReviewShape = (typeof reviewShapes)[number];

interface ReviewGridProps {
  readonly projectId: string;
  readonly shape: ReviewShape;
  readonly onShape: (shape: ReviewShape) => void;
  readonly sheet: ImportSheet;
  readonly rows: readonly GridRecord[];
  readonly records: ReadonlyMap<string, ImportRecord>;
  /** Where the grid opens, and the person's position in it. */
  readonly stand: RefObject<GridStand | undefined>;
  readonly walker: RefObject<MarkWalker | null>;
  /** The row whose details are shown next to it. */
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  /** Leads on into another sheet. */
  readonly onPast: (way: 1 | -1) => boolean;
  readonly onMap: MapWalk;
  readonly onFix: (rows: readonly ImportRecord[], column: string, value: string) => void;
  /** Buttons for the selected rows. */
  readonly actions: (selected: readonly ImportRecord[]) => ReactNode;
  /** Leaves rows out, or puts them back where all of them are out. */
  readonly onLeaveOut: (rows: readonly ImportRecord[]) => void;
}

/** The rows of one sheet in its own columns, wrong cells red and corrected in place, or on the map. */
export function ReviewGrid(props: ReviewGridProps) {
  const { projectId, shape, onShape, sheet, rows, records, stand, walker, openId, onOpen, onPast, onFix } =
    props;
  const { actions, onLeaveOut, onMap } = props;
  const { t, language } = useTexts('projects');
  const columns = useMemo(
    () =>
      sheetColumns(sheet, language, {
        row: t('agreementImport.review.row'),
        issues: t('agreementImport.review.issues'),
        notRead: (header) => t('agreementImport.review.notRead', { header }),
      }),
    [sheet, language, t],
  );
  const names = useMemo(() => namesByColumn(sheet), [sheet]);
  const recordOf = useCallback((id: string) => records.get(id), [records]);
  // The way from fault to fault crosses the sheets: the open row is chosen on the next map too.
  const isOpen = shape === 'map' && openId !== undefined && rows.some(({ id }) => id === openId);
  const local = useLocalGrid({ rows, columns, ...(isOpen ? { chosen: new Set([openId]) } : {}) });
  const { filter, grid, view } = local;
  const isFiltered = filter.value.trim() !== '' || (view.searchCriteria.filters ?? []).length > 0;
  const inGrid = useRowsInGrid(local, isFiltered);
  const shownRecords = useMemo(() => rows.flatMap(({ id }) => recordOf(id) ?? []), [rows, recordOf]);
  const marks = useMemo(
    (): GridMarks => ({
      of: ({ id }, column) => {
        const record = recordOf(id);
        return record && markOf(record, column, names);
      },
      onPast,
    }),
    [recordOf, names, onPast],
  );
  const renderers = useMemo(
    () =>
      Object.fromEntries(columns.map(({ id }) => [id, drawCell(id, names.get(id), recordOf, t)] as const)),
    [columns, names, recordOf, t],
  );
  const editing = useMemo(
    (): GridEditing => ({
      columns: Object.fromEntries([...names.keys()].map((id) => [id, 'field' as const])),
      byDoubleClick: true,
      byEnter: true,
      isTypedInto: true,
      onFill: ({ column, from, to }) => {
        const name = names.get(column);
        const rows = to.flatMap(({ id }) => recordOf(id) ?? []);
        if (name !== undefined) onFix(rows, name, String(from[column] ?? ''));
      },
      draw: (edited) => {
        const record = recordOf(edited.row.id);
        const name = names.get(edited.first);
        const imported = sheet.columns.find(({ column }) => column === name);
        if (!record || name === undefined || !imported) return null;
        return (
          <CellEditor
            edited={edited}
            label={t('agreementImport.review.mend', {
              column: columnTitle(sheet, imported, language),
              row: String(edited.row[rowColumn]),
            })}
            value={String(edited.row[edited.first] ?? '')}
            offered={allowedValues(sheet, name, records.values(), language)}
            onFix={(value) => onFix([record], name, value)}
            onNext={(way) => walker.current?.next(way)}
          />
        );
      },
    }),
    [names, recordOf, sheet, records, language, t, onFix, walker],
  );
  const current = useCallback(() => {
    // On the map the keyboard is at no row: the one that is open is meant.
    if (shape === 'map') return openId === undefined ? undefined : recordOf(openId);
    const item = grid.content.items.at(stand.current?.row ?? 0);
    return item?.kind === 'row' ? recordOf(item.row.id) : undefined;
  }, [grid.content, recordOf, stand, shape, openId]);
  const selected = [...grid.selection].flatMap((id) => recordOf(id) ?? []);
  const open = (row: GridRecord) => onOpen(row.id);
  useShortcut({
    keys: 'delete',
    name: t('agreementImport.review.leaveOutKey'),
    inDialogs: true,
    run: () => {
      const row = current();
      onLeaveOut(selected.length > 0 ? selected : row ? [row] : []);
    },
  });
  return (
    <>
      <div className={classes['tools']}>
        <ChoiceToggle
          label={t('rows.shape.label')}
          value={shape}
          onChange={onShape}
          choices={reviewShapes.map((value) => ({ value, label: t(`rows.shape.${value}`) }))}
        />
        <FilterInput {...filter} label={t('agreementImport.review.filter')} />
        {actions(selected)}
      </div>
      <div className={classes['grid']}>
        {shape === 'map' ? (
          <ReviewMap
            projectId={projectId}
            name={sheet.name}
            rows={shownRecords}
            records={records}
            shown={inGrid}
            selected={local.selection}
            onSelect={local.select}
            onOpen={onOpen}
            openId={openId}
            walker={walker}
            walk={onMap}
          />
        ) : (
          <DataGrid
            {...grid}
            label={sheet.name}
            entity={t('agreementImport.review.entity')}
            rowHeight={sizes.gridDenseRow}
            renderers={renderers}
            editing={editing}
            marks={marks}
            markWalker={walker}
            stand={stand}
            peekedId={openId}
            onOpen={open}
            onPeek={open}
          />
        )}
      </div>
    </>
  );
}
