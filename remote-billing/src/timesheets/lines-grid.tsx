import { type ReactNode, useMemo } from 'react';
import type { Address } from 'shared-contracts/routes';
import { FilterInput, useTexts } from 'shared-ui';
import { DataGrid, noSelection, useIsPhone, useLocalGrid, useRowsInGrid } from 'shared-ui/grid';
import { useNavigate } from 'shared-ui/router';
import { ExportRowsButton } from 'shared-ui/rows';
import type { TimeLineFragment } from '../generated/operations.ts';
import { lineRenderers } from './line-cells.tsx';
import { belowOthers, type LinesOf, lineCells, lineColumns } from './line-columns.ts';
import classes from './week.module.css';

interface LinesGridProps {
  readonly label: string;
  readonly of: LinesOf;
  readonly lines: readonly TimeLineFragment[];
  readonly isLoading?: boolean;
  readonly failure?: { readonly message: string; readonly tryAgain: () => void } | undefined;
  /** Buttons for the lines that are selected, or for those that the filter leaves. */
  readonly actions?: (
    selected: readonly TimeLineFragment[],
    clear: () => void,
    shown: readonly TimeLineFragment[],
  ) => ReactNode;
  /** The address of a line's week, where the grid leads there. */
  readonly addressOf?: (line: TimeLineFragment) => Address;
  /** What the list is for, where there are none. */
  readonly emptyPurpose?: string;
  /** What to do where there are none. */
  readonly emptyAction?: ReactNode;
}

/** Lines of time with their rates and places: found, grouped by any column, selected and decided. */
export function LinesGrid(props: LinesGridProps) {
  const {
    label,
    of,
    lines,
    isLoading = false,
    failure,
    actions,
    addressOf,
    emptyPurpose,
    emptyAction,
  } = props;
  const { t, language } = useTexts('billing');
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const columns = useMemo(() => lineColumns(of, t, isPhone), [of, t, isPhone]);
  const rows = useMemo(() => lines.map((line) => lineCells(line, t, language)), [lines, t, language]);
  const local = useLocalGrid({
    ...{ rows, columns, isLoading, sort: { id: 'date', direction: 'desc' } },
    ...(failure ? { failure } : {}),
  });
  const { grid, filter, view, selection, select } = local;
  const isFiltered = filter.value.trim() !== '' || (view.searchCriteria.filters ?? []).length > 0;
  const found = useRowsInGrid(local, isFiltered);
  // An exported file has no second lines, so a column shown below another one becomes a column of its own.
  const written = useMemo(
    () => ({
      ...view,
      columns: view.columns.map((column) =>
        belowOthers.includes(column.id) ? { ...column, hidden: false } : column,
      ),
    }),
    [view],
  );
  const open = (id: string) => {
    const line = lines.find((one) => one.id === id);
    if (line && addressOf) void navigate(addressOf(line));
  };
  return (
    <section className={classes['sheet']} aria-label={label}>
      <div className={classes['toolbar']}>
        <FilterInput label={t('timesheets.findLines')} {...filter} />
        {actions?.(
          lines.filter(({ id }) => selection.has(id)),
          () => select(noSelection),
          found ? lines.filter(({ id }) => found.has(id)) : lines,
        )}
        <ExportRowsButton name={label} columns={columns} view={written} content={grid.content} />
      </div>
      <div className={classes['lines']}>
        <DataGrid
          label={label}
          entity={t('timesheets.lines')}
          emptyPurpose={emptyPurpose}
          emptyAction={emptyAction}
          {...grid}
          {...(isPhone ? {} : { renderers: lineRenderers })}
          {...(addressOf ? { onOpen: ({ id }) => open(id) } : {})}
        />
      </div>
    </section>
  );
}
