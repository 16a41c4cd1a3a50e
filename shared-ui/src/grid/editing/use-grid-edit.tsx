import { type KeyboardEvent, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { EditEnd } from 'shared-contracts';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { fillOf } from '../cells/fill-of.ts';
import { closestNumber, closestWith } from '../grid-attributes.ts';
import type { GridControl } from '../keyboard/grid-keys.ts';
import { rowAt } from '../keyboard/grid-selection.ts';
import type { GridEditing, LineEdit } from './edit-grid.ts';

const fetchLayer = () => import('./edit-layer.tsx');
const EditLayer = lazyPart(async () => (await fetchLayer()).EditLayer);

/** Keys that start typing a date or a number into a cell. */
const isTyped = (key: string): boolean => /^[\d-]$/.test(key);

interface GridEdit {
  /** Each handles the event for editing, and returns whether it did. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onClick: (event: MouseEvent) => boolean;
  readonly onDoubleClick: (event: MouseEvent) => boolean;
  /** Drawn over the rows being edited. */
  readonly layer: ReactNode;
}

/**
 * Editing in a grid: F2, a digit, or a double-click if the person has chosen that, opens the row's fields in place;
 * Space or a click on a checkbox toggles it; Ctrl+Enter adds a new row; Ctrl+D fills down. Enter and the first column's
 * link still open the record (decision 55b), unless the grid uses Enter for editing its cells.
 */
export function useGridEdit(
  editing: GridEditing | undefined,
  control: GridControl,
  scroller: HTMLDivElement | null,
): GridEdit {
  const { content, columns, cursor, isCards } = control;
  const [edits, setEdits] = useState<readonly LineEdit[]>([]);
  const byEnter = editing?.byEnter ?? false;
  // Loaded early where cells are filled one after the other, so that the first keys are not lost.
  useEffect(() => {
    if (byEnter) fetchLayer().catch(() => {});
  }, [byEnter]);
  const kindOf = (place: number) => {
    const column = columns[place];
    return column && editing?.columns[column.id];
  };

  /** Opens a row's fields, or toggles a checkbox. Returns whether there was something to edit. */
  const begin = (line: number, place: number, turns: boolean, typed?: string): boolean => {
    const row = rowAt(content.items, line);
    const column = turns || kindOf(place) ? columns[place] : columns.find(({ id }) => editing?.columns[id]);
    if (!row || !column || isCards) return false;
    // If a cell other than the requested one is opened, the cursor moves to it.
    if (column !== columns[place]) cursor.put({ row: line, column: columns.indexOf(column) });
    const key = `${row.id} ${turns ? column.id : ''}`;
    const edit = { key, line, row, first: column.id, ...(turns ? { turns: column.id } : {}), typed };
    // An edit that has begun already is not begun again.
    setEdits((now) => (now.some((one) => one.key === key) ? now : [...now, edit]));
    return true;
  };

  /** Begins editing with the typed text; keys that follow while the fields are still loading are added to it. */
  const type = (line: number, place: number, text: string) => {
    const row = rowAt(content.items, line);
    const isBegun = edits.some(({ key }) => key === `${row?.id} `);
    if (!isBegun) return begin(line, place, false, text);
    return setEdits((now) =>
      now.map((edit) =>
        edit.key === `${row?.id} ` ? { ...edit, typed: `${edit.typed ?? ''}${text}` } : edit,
      ),
    );
  };

  const onEnd = (edit: LineEdit, to: EditEnd) => {
    setEdits((now) => now.filter((one) => one !== edit));
    const table = scroller?.querySelector('table');
    if (edit.turns === undefined) table?.focus({ preventScroll: true });
    if (to === 'here') return;
    const below = edit.line + 1;
    const place = columns.findIndex(({ id }) => (to === 'next' ? editing?.columns[id] : id === edit.first));
    // Tab only moves to existing rows; a new row is only added on request.
    if (!rowAt(content.items, below)) return to === 'below' ? editing?.onAdd?.() : undefined;
    cursor.goTo({ row: below, column: Math.max(0, place) });
    begin(below, place, false);
  };

  const onKey = (event: KeyboardEvent): boolean => {
    const { row, column } = cursor.position;
    if (!editing || row < 0 || event.target !== event.currentTarget) return false;
    const withControl = event.ctrlKey || event.metaKey;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    const isEdit =
      event.key === 'F2' || (event.key === 'Enter' && isPlain && editing.byEnter && kindOf(column));
    if (isEdit) begin(row, column, kindOf(column) === 'tick');
    else if (event.key === ' ' && isPlain && kindOf(column) === 'tick') begin(row, column, true);
    else if (event.key === 'Enter' && withControl && editing.onAdd) editing.onAdd();
    else if (event.key.toLowerCase() === 'd' && withControl && editing.onFill) {
      const fill = kindOf(column) === 'field' ? fillOf(control) : undefined;
      if (fill) editing.onFill(fill);
    } else if (isTyped(event.key) && isPlain && editing.isTypedInto && kindOf(column) === 'field')
      type(row, column, event.key);
    else return false;
    event.preventDefault();
    return true;
  };

  /** The cell under the pointer. */
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
    // Each of the two clicks has toggled the checkbox already.
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
