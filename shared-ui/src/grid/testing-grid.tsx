import { useState } from 'react';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import { useLocalContent } from './content/use-local-content.ts';
import { DataGrid } from './data-grid.tsx';
import type { DataGridProps } from './grid-props.ts';
import { noSelection, type Selection } from './keyboard/grid-selection.ts';
import { type GridRecord, newView } from './views/grid-view.ts';

export interface TestGridProps extends Partial<DataGridProps> {
  readonly columns: readonly GridColumn[];
  readonly records: readonly GridRecord[];
  /** The first view; every column, unsorted, by default. */
  readonly first?: GridView;
  readonly isSelectable?: boolean;
  /** Called with each view and the selected rows. */
  readonly onChange?: (view: GridView, selection: Selection) => void;
}

/** A grid for tests, of rows that the browser has, which keeps its view and its selection. */
export function TestGrid({ records, first, isSelectable = true, onChange, ...props }: TestGridProps) {
  const { columns } = props;
  const [view, setView] = useState(() => first ?? newView(columns));
  const [selection, setSelection] = useState<Selection>(noSelection);
  const content = useLocalContent({ rows: records, columns, view });
  onChange?.(view, selection);
  return (
    <DataGrid
      label="Agreements"
      entity="agreements"
      view={view}
      onViewChange={setView}
      content={content}
      rowHeight={32}
      {...(isSelectable ? { selection, onSelectionChange: setSelection } : {})}
      {...props}
    />
  );
}
