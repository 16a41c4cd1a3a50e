import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { GridColumn, Sequenced } from 'shared-contracts/grids';
import { ChoiceToggle, useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import {
  type CellRenderer,
  type GridRecord,
  noSelection,
  type Selection,
  useLocalGrid,
} from 'shared-ui/grid';
import { useRowsHeld } from 'shared-ui/record';
import { useParams, useSearchParams } from 'shared-ui/router';
import { type CellFields, CollectionGrid } from 'shared-ui/rows';
import type { ProjectRecord } from '../ground/project-record.ts';
import { isBrokerEditor } from './is-broker-editor.ts';
import classes from './lines.module.css';
import { LogOnRows } from './log-on-rows.tsx';
import type { NewLineProps } from './new-line-wizard.tsx';
import { type ReorderDocument, useLineOrder } from './use-line-order.ts';
import type { StoredLines } from './use-lines.ts';

type Cells = Readonly<Record<string, GridRecord[string]>>;

/** How the tab shows its rows: as a grid, or on a map. */
const shapes = ['grid', 'map'] as const;

type Shape = (typeof shapes)[number];

/** Width of the narrow list next to an open row, in CSS pixels. */
const narrowWidth = 190;

/** The kinds of records with contacts that can be logged from their rows, by collection. */
const logged = { agreements: 'Agreement', requests: 'Request', stakeholders: 'Stakeholder' } as const;

const firstLine = (cell: unknown): string => String(cell ?? '').split('\n')[0] ?? '';

/** Actions after selected rows were written. */
export interface LineWays {
  readonly readAgain: () => void;
  readonly clear: () => void;
}

/** The settings for showing the rows on a map. */
export interface LinesOnMap {
  /** The tab's grid: its filter and its selection are the map's too. */
  readonly local: ReturnType<typeof useLocalGrid>;
  /** Whether something narrows its rows. */
  readonly isFiltered: boolean;
  /** Shown before the filter, such as the toggle back to the grid. */
  readonly lead: ReactNode;
  readonly onGrid: () => void;
  /** Called when rows were made of chosen land. */
  readonly onWritten: () => void;
}

export interface LinesTabProps<TLine extends Sequenced> {
  readonly project: ProjectRecord;
  /** Name of the collection, and the group of its texts. */
  readonly name: keyof typeof logged;
  /** Shows them where they lie. */
  readonly map: (shown: LinesOnMap) => ReactNode;
  readonly columns: readonly GridColumn[];
  readonly stored: StoredLines<TLine>;
  /** Filters the stored rows shown; by default all. */
  readonly isShown?: ((line: TLine) => boolean) | undefined;
  /** Cells of an unsaved row, and of a stored one. */
  readonly cellsOf: (values: FormValues, id: string) => Cells;
  readonly cellsOfLine: (line: TLine) => Cells;
  readonly reorder: ReorderDocument;
  /** Cells that are edited in place; the same object as long as nothing changes. */
  readonly cells?: CellFields;
  /** The column of the narrow list next to an open row, and how it is drawn. */
  readonly narrow: { readonly column: string; readonly draw: CellRenderer };
  /** Cells with a drawing of their own; called with the search text. */
  readonly renderersOf?: (query: string) => Readonly<Record<string, CellRenderer>>;
  /** Makes new rows. */
  readonly wizard: (props: NewLineProps) => ReactNode;
  /** Shown above the grid, such as a choice of which rows are shown. */
  readonly above?: ReactNode;
  readonly actions?: (selected: Selection, ways: LineWays) => ReactNode;
  /** Why the selected saved ones cannot be deleted, where that is so. */
  readonly deleteBlockedBy?: (lines: readonly TLine[]) => string | undefined;
}

/**
 * The rows of a project along its route: Grid or Map, filter, New, Delete and more, dragged into their order; an open
 * row replaces the grid, with the others next to it (002 §2).
 */
export function LinesTab<TLine extends Sequenced>(props: LinesTabProps<TLine>) {
  const { project, name, columns, stored, isShown, cellsOf, cellsOfLine, narrow, renderersOf } = props;
  const { t } = useTexts('projects');
  const { '*': below = '' } = useParams();
  const isOpen = below.split('/').filter(Boolean).length > 1;
  const isNew = project.revision === null;
  const held = useRowsHeld(name);
  // A link to a place on the map opens it.
  const [query] = useSearchParams();
  const [shape, setShape] = useState<Shape>(query.has('at') ? 'map' : 'grid');
  const [isMaking, setMaking] = useState(false);
  const order = useLineOrder(project, stored, props.reorder);
  // Unsaved edits are found and sorted by too; typing does not slow down the grid.
  const typed = useDeferredValue(held);
  const rows = useMemo(() => {
    const changed = new Map(typed.filter(({ revision }) => revision !== null).map((row) => [row.id, row]));
    return order.lines
      .filter((line) => !isShown || isShown(line))
      .map((line): GridRecord => {
        const row = changed.get(line.id);
        return { ...cellsOfLine(line), ...(row && cellsOf(row.values, row.id)), id: line.id };
      });
  }, [order.lines, isShown, cellsOfLine, cellsOf, typed]);
  const { isLoading, failure } = stored;
  const local = useLocalGrid({
    keptAs: `${name}.${project.id}`,
    columnsKeptAs: name,
    rows,
    columns,
    isLoading,
    ...(failure ? { failure } : {}),
  });
  const { view, filter, grid } = local;
  const text = filter.value;
  const isFiltered =
    isShown !== undefined || Boolean(text.trim()) || (view.searchCriteria.filters ?? []).length > 0;
  const isSorted = view.columns.some(({ id, direction }) => direction && id !== 'sequence');
  const renderers = useMemo(() => renderersOf?.(text), [renderersOf, text]);
  const inPlace = useMemo(() => {
    const column = columns.find(({ id }) => id === narrow.column);
    return (
      column && {
        column: { ...column, width: narrowWidth, sortable: false, filterable: false },
        draw: narrow.draw,
      }
    );
  }, [columns, narrow]);
  const isTheirs = isBrokerEditor(project);
  const added = held.filter(({ revision }) => revision === null).length;
  const blockedBy = isNew
    ? t('rows.order.unsaved')
    : !stored.isWhole
      ? t('rows.order.loading')
      : isFiltered
        ? t('rows.order.filtered')
        : isSorted
          ? t('rows.order.sorted')
          : undefined;
  const closeWizard = useCallback(() => setMaking(false), []);
  const toggle = (
    <ChoiceToggle
      label={t('rows.shape.label')}
      value={shape}
      onChange={setShape}
      choices={shapes.map((value) => ({ value, label: t(`rows.shape.${value}`) }))}
    />
  );
  if (shape === 'map' && !isOpen)
    return (
      <>
        {props.above}
        {props.map({
          local,
          isFiltered,
          lead: toggle,
          onGrid: () => setShape('grid'),
          onWritten: stored.readAgain,
        })}
      </>
    );
  const { actions, deleteBlockedBy } = props;
  const namedRows = (ids: Selection) =>
    stored.lines
      .filter(({ id }) => ids.has(id))
      .map((line) => ({ id: line.id, name: firstLine(cellsOfLine(line)[narrow.column]) }));
  return (
    <div className={isOpen ? undefined : classes['tab']}>
      {!isOpen && props.above}
      <CollectionGrid
        collection={name}
        label={t(`tab.${name}`)}
        entity={t(`${name}.entity`)}
        emptyPurpose={t(`emptyTab.${name}`)}
        columns={columns}
        cellsOf={cellsOf}
        grid={grid}
        filter={filter}
        lead={toggle}
        choosesColumns
        hasLongNames
        {...(renderers ? { renderers } : {})}
        {...(project.canEdit && props.cells ? { cells: props.cells } : {})}
        mayAdd={isTheirs}
        mayDelete={isTheirs}
        onAdd={() => setMaking(true)}
        {...(inPlace ? { inPlace } : {})}
        {...(project.canEdit ? { reorder: { onMove: order.move, blockedBy } } : {})}
        {...(deleteBlockedBy
          ? { deleteBlockedBy: (ids) => deleteBlockedBy(stored.lines.filter(({ id }) => ids.includes(id))) }
          : {})}
        actions={(selected) => (
          <>
            {project.canEdit && selected.size > 0 && (
              <LogOnRows
                source={logged[name]}
                rows={namedRows(selected)}
                blockedBy={namedRows(selected).length < selected.size ? t('rows.actions.unsaved') : undefined}
                onDone={stored.readAgain}
              />
            )}
            {actions?.(selected, {
              readAgain: stored.readAgain,
              clear: () => grid.onSelectionChange(noSelection),
            })}
          </>
        )}
      />
      {props.wizard({
        project,
        opened: isMaking,
        onClose: closeWizard,
        count: stored.lines.length + added,
        onCreated: () => {
          if (!isNew) stored.readAgain();
        },
      })}
    </div>
  );
}
