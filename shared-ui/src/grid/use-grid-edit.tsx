import { type KeyboardEvent, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { EditEnd } from 'shared-contracts';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { GridEditing, LineEdit } from './edit-grid.ts';
import { closestNumber, closestWith } from './grid-attributes.ts';
import type { GridControl } from './grid-keys.ts';
import { rowAt } from './grid-selection.ts';

const EditLayer = lazyPart(async () => (await import('./edit-layer.tsx')).EditLayer);

interface GridEdit {
  /** Each does what the event means for editing, and says whether it meant something. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onClick: (event: MouseEvent) => boolean;
  readonly onDoubleClick: (event: MouseEvent) => boolean;
  /** What stands over the rows that are edited. */
  readonly layer: ReactNode;
}

/**
 * Editing in a grid: F2, or a double-click where the person wants that, opens the row's fields
 * where they stand, Space or a click on a tick turns it over, Ctrl+Enter asks for a new row.
 * Enter and the first column's link go on to open the record (decision 55b).
 */
export function useGridEdit(
  editing: GridEditing | undefined,
  { content, columns, cursor, isCards = false }: GridControl & { readonly isCards?: boolean },
  scroller: HTMLDivElement | null,
): GridEdit {
  const [edits, setEdits] = useState<readonly LineEdit[]>([]);
  const kindOf = (place: number) => {
    const column = columns[place];
    return column && editing?.columns[column.id];
  };

  /** Opens a row's fields, or turns a tick over. Whether there is something to edit. */
  const begin = (line: number, place: number, turns: boolean): boolean => {
    const row = rowAt(content.items, line);
    const column = turns || kindOf(place) ? columns[place] : columns.find(({ id }) => editing?.columns[id]);
    if (!row || !column || isCards) return false;
    const key = `${row.id} ${turns ? column.id : ''}`;
    const edit = { key, line, row, first: column.id, ...(turns ? { turns: column.id } : {}) };
    // What is on its way already is not begun again.
    setEdits((now) => (now.some((one) => one.key === key) ? now : [...now, edit]));
    return true;
  };

  const onEnd = (edit: LineEdit, to: EditEnd) => {
    setEdits((now) => now.filter((one) => one !== edit));
    const table = scroller?.querySelector('table');
    if (edit.turns === undefined) table?.focus({ preventScroll: true });
    if (to === 'here') return;
    const below = edit.line + 1;
    const place = columns.findIndex(({ id }) => (to === 'next' ? editing?.columns[id] : id === edit.first));
    // Tab leads to what is there; only who asks for a new row gets one.
    if (!rowAt(content.items, below)) return to === 'below' ? editing?.onAdd?.() : undefined;
    cursor.goTo({ row: below, column: Math.max(0, place) });
    begin(below, place, false);
  };

  const onKey = (event: KeyboardEvent): boolean => {
    const { row, column } = cursor.position;
    if (!editing || row < 0 || event.target !== event.currentTarget) return false;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (event.key === 'F2') begin(row, column, kindOf(column) === 'tick');
    else if (event.key === ' ' && isPlain && kindOf(column) === 'tick') begin(row, column, true);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && editing.onAdd) editing.onAdd();
    else return false;
    event.preventDefault();
    return true;
  };

  /** The cell that the pointer is at. */
  const cellAt = ({ target }: MouseEvent) => ({
    row: closestNumber(target, 'row'),
    column: closestNumber(target, 'column'),
  });

  const onClick = (event: MouseEvent): boolean => {
    const { row, column } = cellAt(event);
    const isTick = closestWith(event.target, 'tick') !== undefined;
    if (!editing || !isTick || row === undefined || column === undefined) return false;
    cursor.put({ row, column });
    return begin(row, column, true);
  };

  const onDoubleClick = (event: MouseEvent): boolean => {
    const { row, column } = cellAt(event);
    // Each of its clicks turned the tick over.
    if (editing && closestWith(event.target, 'tick')) return true;
    if (!editing?.byDoubleClick || closestWith(event.target, 'link')) return false;
    return (
      row !== undefined && column !== undefined && kindOf(column) !== undefined && begin(row, column, false)
    );
  };

  const layer = editing && edits.length > 0 && scroller && (
    <Suspense fallback={null}>
      <EditLayer edits={edits} columns={columns} editing={editing} scroller={scroller} onEnd={onEnd} />
    </Suspense>
  );
  return { onKey, onClick, onDoubleClick, layer };
}
