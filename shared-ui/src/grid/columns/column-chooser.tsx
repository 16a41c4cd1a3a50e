import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { nameIn } from 'shared-contracts';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { GridPopover } from '../grid-popover.tsx';
import { hideColumn, orderColumns, type ShownColumn, shownColumns } from '../views/grid-view.ts';
import classes from './column-chooser.module.css';
import '../grid-styles.ts';

interface ColumnChooserProps {
  readonly target: ReactElement;
  readonly columns: readonly GridColumn[];
  readonly view: GridView;
  readonly onViewChange: (view: GridView) => void;
  readonly onClose: () => void;
}

interface ColumnLineProps {
  readonly column: ShownColumn;
  readonly title: string;
  readonly isLast: boolean;
  readonly onHide: (hidden: boolean) => void;
  readonly onMove: (by: number) => void;
  readonly canGo: { readonly up: boolean; readonly down: boolean };
}

/** A move that is not possible. Its button stays in the order of Tab, because it has the focus after a move to the end. */
const ending = (canGo: boolean) => (canGo ? {} : { 'aria-disabled': true, 'data-disabled': true });

function ColumnLine({ column, title, isLast, onHide, onMove, canGo }: ColumnLineProps) {
  const { t } = useTexts('ui');
  const { setNodeRef, listeners, transform, transition } = useSortable({ id: column.id });
  return (
    <li
      ref={setNodeRef}
      className={classes.line}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span className={classes.handle} {...listeners}>
        <IconGripVertical size={14} aria-hidden />
      </span>
      <Checkbox
        size="xs"
        className={classes.name}
        label={title}
        checked={!column.hidden}
        disabled={isLast}
        title={isLast ? t('grid.lastColumn') : undefined}
        onChange={(event) => onHide(!event.currentTarget.checked)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={22}
        {...ending(canGo.up)}
        aria-label={t('grid.columnUp', { column: title })}
        onClick={() => canGo.up && onMove(-1)}
      >
        <IconArrowUp size={13} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={22}
        {...ending(canGo.down)}
        aria-label={t('grid.columnDown', { column: title })}
        onClick={() => canGo.down && onMove(1)}
      >
        <IconArrowDown size={13} />
      </ActionIcon>
    </li>
  );
}

/** Chooses the columns of a grid and their order, by mouse or by keyboard. */
export function ColumnChooser({ target, columns, view, onViewChange, onClose }: ColumnChooserProps) {
  const { t, language } = useTexts('ui');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const shown = shownColumns(columns, view);
  const ids = shown.map(({ id }) => id);
  const visibleCount = shown.filter(({ hidden }) => !hidden).length;
  const place = (id: string, to: number) => {
    const others = ids.filter((other) => other !== id);
    onViewChange(orderColumns(view, [...others.slice(0, to), id, ...others.slice(to)]));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) place(String(active.id), ids.indexOf(String(over.id)));
  };
  return (
    <GridPopover target={target} label={t('grid.columns')} width={288} isTight onClose={onClose}>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul className={classes.lines}>
            {shown.map((column, index) => (
              <ColumnLine
                key={column.id}
                column={column}
                title={nameIn(language, column.title)}
                isLast={visibleCount === 1 && !column.hidden}
                onHide={(hidden) => onViewChange(hideColumn(view, column.id, hidden))}
                onMove={(by) => place(column.id, index + by)}
                canGo={{ up: index > 0, down: index < shown.length - 1 }}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() =>
          onViewChange({
            ...orderColumns(
              view,
              columns.map(({ id }) => id),
            ),
            columns: columns.map(({ id, defaultHidden }) => {
              const kept = view.columns.find((column) => column.id === id);
              const { width: _, hidden: __, ...rest } = kept ?? { id };
              return defaultHidden ? { ...rest, hidden: true } : rest;
            }),
          })
        }
      >
        {t('grid.resetColumns')}
      </Button>
    </GridPopover>
  );
}
