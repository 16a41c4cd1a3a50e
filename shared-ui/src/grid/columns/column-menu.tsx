import { Button, NativeSelect } from '@mantine/core';
import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconArrowsHorizontal,
  IconEyeOff,
  IconLayoutRows,
  IconSortAscending,
  IconSortDescending,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { type GridAggregate, type GridView, gridAggregates } from 'shared-contracts/grids';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { GridPopover } from '../grid-popover.tsx';
import {
  aggregateColumn,
  filterColumn,
  filterOf,
  groupColumn,
  hideColumn,
  moveColumn,
  type ShownColumn,
  sortColumns,
} from '../views/grid-view.ts';
import { ColumnFilter } from './column-filter.tsx';
import classes from './column-menu.module.css';

interface ColumnMenuProps {
  /** The button that the menu belongs to. */
  readonly target: ReactElement;
  readonly column: ShownColumn;
  readonly title: string;
  readonly view: GridView;
  readonly onViewChange: (view: GridView) => void;
  readonly distinctValues: (column: string) => Promise<readonly unknown[]>;
  /** Makes the column as wide as what it shows. */
  readonly onFit: () => void;
  readonly onClose: () => void;
}

/** The possible aggregates of a column; none for a tick box or a computed value. */
function aggregatesFor({ type, virtual }: ShownColumn): readonly GridAggregate[] {
  if (virtual || type === 'bool') return [];
  return type === 'number'
    ? gridAggregates
    : gridAggregates.filter((kind) => kind !== 'sum' && kind !== 'average');
}

/** Overdue implies not done: adds a filter for that, which is visible and can be removed. */
const notDone = (view: GridView, { doneBy }: ShownColumn): GridView =>
  doneBy === undefined || filterOf(view, doneBy)
    ? view
    : filterColumn(view, { column: doneBy, values: [null] });

/** Everything that can be done with one column: sort, group, sum up, filter, move, hide. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { target, column, title, view, onViewChange, distinctValues, onFit, onClose } = props;
  const { t } = useTexts('ui');
  const visible = view.columns.filter(({ hidden }) => !hidden).map(({ id }) => id);
  const place = visible.indexOf(column.id);
  const [left, right] = [visible[place - 1], visible[place + 1]];
  const aggregates = aggregatesFor(column);
  const change = (next: GridView, isDone = true) => {
    onViewChange(next);
    if (isDone) onClose();
  };
  const filter = filterOf(view, column.id);
  const action = (label: string, icon: ReactElement, next: GridView | undefined) => (
    <Button
      key={label}
      variant="subtle"
      color="gray"
      size="compact-sm"
      justify="flex-start"
      leftSection={icon}
      disabled={next === undefined}
      onClick={() => next && change(next)}
    >
      {label}
    </Button>
  );
  return (
    <GridPopover
      target={target}
      label={t('grid.menuOf', { column: title })}
      width={264}
      side="start"
      returnsFocus={false}
      onClose={onClose}
    >
      <div className={classes['actions']}>
        {column.sortable &&
          action(
            t('grid.sortAscending'),
            <IconSortAscending size={15} />,
            sortColumns(view, [{ id: column.id, direction: 'asc' }]),
          )}
        {column.sortable &&
          action(
            t('grid.sortDescending'),
            <IconSortDescending size={15} />,
            sortColumns(view, [{ id: column.id, direction: 'desc' }]),
          )}
        {column.sortable &&
          action(
            t(column.isGrouped ? 'grid.ungroup' : 'grid.group'),
            <IconLayoutRows size={15} />,
            groupColumn(view, column.isGrouped ? null : column.id),
          )}
        {action(
          t('grid.moveLeft'),
          <IconArrowBarToLeft size={15} />,
          left === undefined ? undefined : moveColumn(view, column.id, left),
        )}
        {action(
          t('grid.moveRight'),
          <IconArrowBarToRight size={15} />,
          right === undefined ? undefined : moveColumn(view, right, column.id),
        )}
        {column.resizable && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            justify="flex-start"
            leftSection={<IconArrowsHorizontal size={15} />}
            onClick={() => {
              onFit();
              onClose();
            }}
          >
            {t('grid.fit')}
          </Button>
        )}
        {action(
          t('grid.hide'),
          <IconEyeOff size={15} />,
          visible.length > 1 ? hideColumn(view, column.id, true) : undefined,
        )}
      </div>
      {aggregates.length > 0 && (
        <NativeSelect
          size="xs"
          label={t('grid.summary')}
          data={[
            { value: '', label: t('grid.noSummary') },
            ...aggregates.map((kind) => ({ value: kind, label: t(`grid.aggregate.${kind}`) })),
          ]}
          value={column.aggregate ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change(
              aggregateColumn(view, column.id, aggregates.find((known) => known === value) ?? null),
              false,
            )
          }
        />
      )}
      {column.filterable && (
        <div className={classes['filter']}>
          <ColumnFilter
            column={column}
            filter={filter}
            distinctValues={distinctValues}
            onFilter={(part) => {
              const next = filterColumn(view, { ...filter, ...part, column: column.id });
              change(part.within === 'overdue' ? notDone(next, column) : next, false);
            }}
          />
          {filter && (
            <Button
              variant="light"
              size="compact-sm"
              onClick={() => change(filterColumn(view, { column: column.id }))}
            >
              {t('grid.clearFilter')}
            </Button>
          )}
        </div>
      )}
    </GridPopover>
  );
}
