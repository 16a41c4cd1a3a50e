import { useState } from 'react';
import { noSelection, type Selection } from './grid-selection.ts';
import { type GridSort, newView, searchText } from './grid-view.ts';
import { type LocalRows, useLocalContent } from './use-local-content.ts';

interface LocalGridOptions extends Omit<LocalRows, 'view'> {
  /** The sort that the grid begins with. */
  readonly sort?: GridSort;
}

/**
 * A grid whose rows are all in the browser, with its view and its selection:
 * `grid` goes into a DataGrid, `filter` into a FilterInput above it.
 */
export function useLocalGrid({ sort, ...rows }: LocalGridOptions) {
  const { columns } = rows;
  const [view, setView] = useState(() => newView(columns, sort));
  const [selection, setSelection] = useState<Selection>(noSelection);
  const content = useLocalContent({ ...rows, view });
  return {
    view,
    content,
    selection,
    select: setSelection,
    filter: {
      value: view.searchCriteria.text ?? '',
      onChange: (text: string) => setView(searchText(view, text)),
    },
    grid: {
      columns,
      view,
      onViewChange: setView,
      content,
      selection,
      onSelectionChange: setSelection,
    },
  } as const;
}
