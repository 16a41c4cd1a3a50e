import type { MouseEvent } from 'react';
import { closestNumber, closestWith } from '../grid-attributes.ts';
import type { GridControl } from './grid-keys.ts';
import { allRowsOf, noSelection, rowAt, rowsBetween, toggled } from './grid-selection.ts';

/** The line that the pointer is at. */
const lineAt = (event: MouseEvent): number | undefined => closestNumber(event.target, 'row');

function selectAll({ content, selection, onSelect }: GridControl): void {
  const all = allRowsOf(content.items);
  onSelect?.(all.length === selection.size ? noSelection : new Set(all.map(({ id }) => id)));
}

/** Shift and a click select rows: prevents that the browser selects the text between both clicks instead. */
export function onGridMouseDown(event: MouseEvent<HTMLElement>): void {
  if (!event.shiftKey || lineAt(event) === undefined) return;
  event.preventDefault();
  // `preventDefault` also prevents the focus that a click gives.
  event.currentTarget.focus({ preventScroll: true });
}

/** A click: moves the cursor, selects (Shift: up to here, Ctrl or the box: this one too), opens groups. */
export function onGridClick(control: GridControl, event: MouseEvent): void {
  const { content, cursor, onOpen, onPeek } = control;
  const isLink = closestWith(event.target, 'link') !== undefined;
  // The browser opens the link in another tab or window.
  if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
  if (closestWith(event.target, 'select-all')) {
    selectAll(control);
    return;
  }
  const header = closestNumber(event.target, 'header');
  if (header !== undefined) cursor.put({ row: -1, column: header });
  const line = lineAt(event);
  if (line === undefined) return;
  cursor.put({ row: line, column: closestNumber(event.target, 'column') ?? cursor.position.column });
  const item = content.items.at(line);
  if (item?.kind === 'group') content.toggleGroup(item.group.key);
  else if (item?.kind === 'row' && closestWith(event.target, 'open')) onPeek?.(item.row);
  else if (item?.kind === 'row' && isLink) {
    event.preventDefault();
    // The second click of a double-click opened it already.
    if (event.detail < 2) onOpen?.(item.row);
  } else if (item?.kind === 'row' && opensByTap(control, event)) onOpen?.(item.row);
  else if (item?.kind === 'row') selectRow(control, event, line, item.row.id);
}

/** Whether a single tap opens the row: on a card, outside its tick box and its handle. */
const opensByTap = ({ isCards, onOpen }: GridControl, { target }: MouseEvent): boolean =>
  isCards && onOpen !== undefined && !['select', 'drag'].some((name) => closestWith(target, name));

function selectRow(
  { content, cursor, selection, onSelect }: GridControl,
  event: MouseEvent,
  line: number,
  id: string,
) {
  if (event.shiftKey) {
    onSelect?.(new Set(rowsBetween(content.items, cursor.anchor.current, line).map((row) => row.id)));
    return;
  }
  cursor.anchor.current = line;
  const adds = event.ctrlKey || event.metaKey || closestWith(event.target, 'select') !== undefined;
  onSelect?.(adds ? toggled(selection, id) : new Set([id]));
}

/** A double-click opens the row. */
export function onGridDoubleClick({ content, onOpen, isCards }: GridControl, event: MouseEvent): void {
  // The first tap on a card opened it.
  if (isCards) return;
  const line = lineAt(event);
  const isControl = ['select', 'open', 'link'].some((name) => closestWith(event.target, name) !== undefined);
  const row = line === undefined || isControl ? undefined : rowAt(content.items, line);
  if (row) onOpen?.(row);
}

/** A right click asks for the menu of the row. */
export function onGridContextMenu({ content, cursor, onRowMenu }: GridControl, event: MouseEvent): void {
  const line = lineAt(event);
  const row = line === undefined ? undefined : rowAt(content.items, line);
  if (line === undefined || !row || !onRowMenu) return;
  event.preventDefault();
  cursor.put({ ...cursor.position, row: line });
  onRowMenu(row, { x: event.clientX, y: event.clientY });
}
