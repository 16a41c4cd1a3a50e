import { useCallback, useState } from 'react';
import type { GridView } from 'shared-contracts/grids';
import { noSelection, type Selection } from '../keyboard/grid-selection.ts';
import { type GridSort, newView, searchText } from '../views/grid-view.ts';
import { keepColumns, withKeptColumns } from '../views/kept-columns.ts';
import { keepFilter, keptFilter } from '../views/kept-filter.ts';
import { type LocalRows, useLocalContent } from './use-local-content.ts';

interface LocalGridOptions extends Omit<LocalRows, 'view'> {
  /** The sort that the grid begins with. */
  readonly sort?: GridSort;
  /** The rows that are selected as it begins. */
  readonly chosen?: Selection;
  /** Name of the list, under which the browser tab remembers its filter text (002 §2). */
  readonly keptAs?: string;
  /** Name under which the person's choice of columns is kept, where there is one; lists of one kind share it. */
  readonly columnsKeptAs?: string;
}

/**
 * A grid whose rows are all in the browser, with its view and its selection:
 * `grid` goes into a DataGrid, `filter` into a FilterInput above it.
 */
export function useLocalGrid({
  sort,
  chosen = noSelection,
  keptAs,
  columnsKeptAs,
  ...rows
}: LocalGridOptions) {
  const { columns } = rows;
  const [view, setView] = useState(() => {
    const first = newView(columns, sort);
    const start = columnsKeptAs === undefined ? first : withKeptColumns(first, columnsKeptAs);
    return keptAs === undefined ? start : searchText(start, keptFilter(keptAs));
  });
  const [selection, setSelection] = useState(chosen);
  const content = useLocalContent({ ...rows, view });
  const onViewChange = useCallback(
    (next: GridView) => {
      if (keptAs !== undefined) keepFilter(keptAs, next.searchCriteria.text ?? '');
      if (columnsKeptAs !== undefined) keepColumns(columnsKeptAs, columns, next);
      setView(next);
    },
    [keptAs, columnsKeptAs, columns],
  );
  return {
    view,
    content,
    selection,
    select: setSelection,
    filter: {
      value: view.searchCriteria.text ?? '',
      onChange: (text: string) => onViewChange(searchText(view, text)),
    },
    grid: {
      columns,
      view,
      onViewChange,
      content,
      selection,
      onSelectionChange: setSelection,
    },
  } as const;
}
