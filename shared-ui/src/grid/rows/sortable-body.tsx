import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import classes from '../data-grid.module.css';
import { type GridBodyProps, usePendingLines } from './grid-body.tsx';
import { GridRow, type GridRowProps } from './grid-row.tsx';
import type { RowReorder } from './row-reorder.ts';
import { useLinesInSight } from './use-lines-in-sight.ts';

function SortableRow({ id, isBlocked, ...props }: GridRowProps & { id: string; isBlocked: boolean }) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: isBlocked,
  });
  const frame = {
    ref: setNodeRef,
    style: {
      // The library measures without transforms: only dragging applies them.
      top: props.top,
      transform: `translateY(${transform?.y ?? 0}px)`,
      ...(transition ? { transition } : {}),
      ...(isDragging ? { zIndex: 1, boxShadow: 'var(--rw-shadow)' } : {}),
    },
    handle: { ...listeners, 'data-blocked': isBlocked || undefined },
  };
  return <GridRow {...props} frame={frame} />;
}

/** Lines that can be dragged into another order. */
export function SortableBody({ reorder, ...props }: GridBodyProps & { readonly reorder: RowReorder }) {
  const { items, columns, renderers, selection, peekedId, active, cellId, layout } = props;
  const { rowHeight } = props.window;
  const inSight = useLinesInSight(props.window);
  usePendingLines(props, inSight);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
  );
  const lines = inSight.flatMap((index) => {
    const item = items.at(index);
    return item?.kind === 'row' ? [{ index, item, id: item.row.id }] : [];
  });
  const onDragEnd = ({ active: dragged, over }: DragEndEvent) => {
    const to = lines.find(({ id }) => id === over?.id);
    if (to && dragged.id !== to.id) reorder.onMove(String(dragged.id), to.index);
  };
  const isBlocked = reorder.blockedBy !== undefined;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      // Its live texts may not be inside a table.
      accessibility={{ container: document.body }}
    >
      <SortableContext items={lines.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <tbody
          className={classes['body']}
          style={{ height: items.count * rowHeight }}
          title={reorder.blockedBy}
        >
          {lines.map(({ index, item, id }) => (
            <SortableRow
              key={id}
              id={id}
              isBlocked={isBlocked}
              item={item}
              index={index}
              top={index * rowHeight}
              columns={columns}
              renderers={renderers}
              isSelected={selection.has(id)}
              isPeeked={id === peekedId}
              activeColumn={index === active.row ? active.column : -1}
              cellId={cellId}
              layout={layout}
            />
          ))}
        </tbody>
      </SortableContext>
    </DndContext>
  );
}
