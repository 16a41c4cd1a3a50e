import type { Language } from 'shared-contracts';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import { aggregateText } from '../cells/aggregate-text.ts';
import { aggregate } from '../content/local-aggregates.ts';
import { type GridRecord, isPlace, type ShownColumn, shownColumns } from '../views/grid-view.ts';

interface SelectionSum {
  readonly column: ShownColumn;
  readonly kind: NonNullable<ShownColumn['aggregate']>;
  readonly text: string;
}

/** The summary of the selected rows for each visible number column: with the column's own aggregate, else the sum. */
export function selectionSums(
  rows: readonly GridRecord[],
  columns: readonly GridColumn[],
  view: GridView,
  language: Language,
): readonly SelectionSum[] {
  const order = Uint32Array.from(rows, (_, index) => index);
  return (
    shownColumns(columns, view)
      .filter((column) => column.type === 'number' && !column.hidden && !isPlace(column))
      // Percentages of different wholes cannot be summed; another aggregate may be meaningful.
      .filter(({ formatter, aggregate }) => formatter !== 'percent' || (aggregate && aggregate !== 'sum'))
      .flatMap((column) => {
        const kind = column.aggregate ?? 'sum';
        const value = aggregate(rows, order, column, kind);
        return value === null
          ? []
          : [{ column, kind, text: aggregateText({ ...column, aggregate: kind }, value, language) }];
      })
  );
}
