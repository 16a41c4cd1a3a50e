import { type ReactNode, useMemo } from 'react';
import { type GridColumn, inSequence, movedTo, type Sequenced } from 'shared-contracts/grids';
import { useFieldValue } from '../../form/fields/use-field-value.ts';
import { useSetField } from '../../form/fields/use-set-field.ts';
import { useFormTexts } from '../../form/form-texts.ts';
import { useIsReadOnly } from '../../form/page/form-mode.ts';
import { DataGrid, type GridRecord, noSelection, useLocalGrid } from '../../grid/index.ts';
import { FilterInput } from '../../layout/filter-input.tsx';
import classes from './ordered-rows-grid.module.css';

interface OrderedRowsGridProps<TRow extends Sequenced> {
  /** Path of the list in the form. */
  readonly name: string;
  readonly label: string;
  /** The name of the rows, in the plural. */
  readonly entity: string;
  readonly columns: readonly GridColumn[];
  readonly cellsOf: (row: TRow) => Readonly<Record<string, GridRecord[string]>>;
  /** Buttons next to the filter; called with the selected rows. */
  readonly actions: (selected: readonly TRow[], clear: () => void) => ReactNode;
  readonly onOpen?: (row: TRow) => void;
}

/** The rows of a record as a grid: found, selected, and dragged into another order, which the form then saves. */
export function OrderedRowsGrid<TRow extends Sequenced>(props: OrderedRowsGridProps<TRow>) {
  const { name, label, entity, columns, cellsOf, actions, onOpen } = props;
  const { t } = useFormTexts();
  const value = useFieldValue(name);
  const set = useSetField();
  const isReadOnly = useIsReadOnly();
  const items = useMemo(() => inSequence((Array.isArray(value) ? value : []) as TRow[]), [value]);
  const rows = useMemo(
    () => items.map((item): GridRecord => ({ id: item.id, sequence: item.sequence, ...cellsOf(item) })),
    [items, cellsOf],
  );
  const { grid, filter, view, selection, select } = useLocalGrid({ rows, columns });
  const { text, filters = [] } = view.searchCriteria;
  const isFiltered = Boolean(text?.trim()) || filters.length > 0;
  const isSorted = view.columns.some(({ id, direction }) => direction && id !== 'sequence');
  const selected = items.filter(({ id }) => selection.has(id));
  return (
    <section className={classes['section']}>
      <div className={classes['toolbar']}>
        <FilterInput label={t('order.filter')} {...filter} />
        {actions(selected, () => select(noSelection))}
      </div>
      <div className={classes['grid']}>
        <DataGrid
          label={label}
          entity={entity}
          {...grid}
          reorder={
            isReadOnly
              ? undefined
              : {
                  onMove: (id, place) => set(name, movedTo(items, id, place)),
                  blockedBy: isFiltered ? t('order.filtered') : isSorted ? t('order.sorted') : undefined,
                }
          }
          {...(onOpen
            ? {
                onOpen: ({ id }: GridRecord) => {
                  const row = items.find((item) => item.id === id);
                  if (row) onOpen(row);
                },
              }
            : {})}
        />
      </div>
    </section>
  );
}
