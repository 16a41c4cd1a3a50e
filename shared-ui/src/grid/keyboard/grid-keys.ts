import type { KeyboardEvent } from 'react';
import type { Language } from 'shared-contracts';
import type { GridView } from 'shared-contracts/grids';
import type { ColumnTable } from '../columns/column-table.ts';
import { tabSeparated } from '../editing/copy-rows.ts';
import { closestWith } from '../grid-attributes.ts';
import type { GridContent } from '../rows/grid-items.ts';
import { nextPosition } from '../rows/grid-position.ts';
import { type GridRecord, hideColumn, resizeColumn, type ShownColumn } from '../views/grid-view.ts';
import { allRowsOf, noSelection, rowAt, rowsBetween, type Selection, toggled } from './grid-selection.ts';
import type { GridCursor } from './use-grid-cursor.ts';

/** The parts of a grid that its keys act on. */
export interface GridControl {
  /** Whether rows are cards: the cursor is on a whole card instead of a cell, and one tap opens it. */
  readonly isCards: boolean;
  /** The language of copied text. */
  readonly language: Language;
  readonly content: GridContent;
  readonly columns: readonly ShownColumn[];
  readonly table: ColumnTable;
  readonly view: GridView;
  readonly onViewChange: (view: GridView) => void;
  readonly cursor: GridCursor;
  readonly selection: Selection;
  /** Undefined where nothing is selected. */
  readonly onSelect: ((selection: Selection) => void) | undefined;
  readonly onOpen: ((row: GridRecord) => void) | undefined;
  readonly onPeek: ((row: GridRecord) => void) | undefined;
  readonly onMove: ((id: string, to: number) => void) | undefined;
  readonly onRowMenu: ((row: GridRecord, at: { readonly x: number; readonly y: number }) => void) | undefined;
  readonly onColumnMenu: (column: string) => void;
  /** Lines that fit on the screen. */
  readonly page: number;
}

/** Width that Shift and an arrow change a column by, and the narrowest they leave, in CSS pixels. */
const resizeStep = 16;
const narrowest = 48;

/** Keys on a column's title: sort, menu, width, hide. Whether the key was one of them. */
function onHeaderKey(control: GridControl, event: KeyboardEvent): boolean {
  const { cursor, columns, table, view, onViewChange, onColumnMenu } = control;
  const column = columns[cursor.position.column];
  if (!column) return false;
  const asksForMenu = event.key === 'ContextMenu' || (event.key === 'ArrowDown' && event.altKey);
  if (event.key === 'Enter' || event.key === ' ') {
    if (event.altKey || !column.sortable) onColumnMenu(column.id);
    else table.getColumn(column.id)?.toggleSorting(undefined, event.shiftKey);
    return true;
  }
  if (asksForMenu) {
    onColumnMenu(column.id);
    return true;
  }
  if (event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
    const step = event.key === 'ArrowLeft' ? -resizeStep : resizeStep;
    if (column.resizable)
      onViewChange(resizeColumn(view, column.id, Math.max(narrowest, column.width + step)));
    return true;
  }
  if (event.key === 'Delete' && columns.length > 1) {
    onViewChange(hideColumn(view, column.id, true));
    return true;
  }
  return false;
}

/** Copies the selected rows, or the cell that the cursor is at. */
function copy({ content, columns, cursor, selection, language }: GridControl): void {
  const rows = allRowsOf(content.items).filter(({ id }) => selection.has(id));
  const row = rowAt(content.items, cursor.position.row);
  const column = columns[cursor.position.column];
  if (rows.length > 0) void navigator.clipboard?.writeText(tabSeparated(rows, columns, language));
  else if (row && column) void navigator.clipboard?.writeText(tabSeparated([row], [column], language));
}

function moveRow({ content, cursor, onMove }: GridControl, by: number): void {
  const { position } = cursor;
  const row = rowAt(content.items, position.row);
  const to = position.row + by;
  if (!row || !onMove || to < 0 || to >= content.items.count) return;
  onMove(row.id, to);
  cursor.goTo({ ...position, row: to });
}

function openLine({ content, cursor, onOpen }: GridControl): void {
  const item = content.items.at(cursor.position.row);
  if (item?.kind === 'group') content.toggleGroup(item.group.key);
  else if (item?.kind === 'row') onOpen?.(item.row);
}

/** Keys on a row: open, select, copy, move, menu. Whether the key was one of them. */
function onRowKey(control: GridControl, event: KeyboardEvent): boolean {
  const { content, cursor, selection, onSelect, onPeek, onMove, onRowMenu } = control;
  const { position, anchor, cellId } = cursor;
  const row = rowAt(content.items, position.row);
  const key = event.key.toLowerCase();
  const withControl = event.ctrlKey || event.metaKey;
  if (event.altKey && (key === 'arrowup' || key === 'arrowdown') && onMove) {
    moveRow(control, key === 'arrowup' ? -1 : 1);
    return true;
  }
  if (withControl && key === 'a' && onSelect) {
    onSelect(new Set(allRowsOf(content.items).map(({ id }) => id)));
    return true;
  }
  if (withControl && key === 'c') {
    copy(control);
    return true;
  }
  if (key === 'enter' && event.altKey) {
    if (row) onPeek?.(row);
    return true;
  }
  if (key === 'enter') {
    openLine(control);
    return true;
  }
  if (key === ' ') {
    if (row) onSelect?.(toggled(selection, row.id));
    else openLine(control);
    anchor.current = position.row;
    return true;
  }
  if (key === 'escape' && selection.size > 0) {
    onSelect?.(noSelection);
    return true;
  }
  if (row && onRowMenu && (key === 'contextmenu' || (key === 'f10' && event.shiftKey))) {
    const box = document.getElementById(cellId)?.getBoundingClientRect();
    onRowMenu(row, { x: box?.left ?? 0, y: box?.bottom ?? 0 });
    return true;
  }
  return false;
}

/** Arrows, Home, End, PgUp and PgDn; with Shift they extend the selection. */
function onMoveKey(control: GridControl, event: KeyboardEvent): boolean {
  const { content, columns, cursor, onSelect, page, isCards } = control;
  const { position, anchor, goTo } = cursor;
  const reached = isCards && position.row >= 0 ? 1 : columns.length;
  const next = nextPosition(position, { rows: content.items.count, columns: reached, page }, event);
  if (!next) return false;
  const changesRow = next.row !== position.row && next.row >= 0;
  if (changesRow && event.shiftKey && onSelect)
    onSelect(new Set(rowsBetween(content.items, anchor.current, next.row).map(({ id }) => id)));
  else if (changesRow) anchor.current = next.row;
  goTo(next);
  return true;
}

/** Handles a key in a grid; keys without a meaning there are left to the browser. */
export function onGridKey(control: GridControl, event: KeyboardEvent): void {
  // A key in an open menu or in a field is its own.
  if (event.target !== event.currentTarget && closestWith(event.target, 'portal')) return;
  if (event.target instanceof HTMLInputElement) return;
  const onOwn = control.cursor.position.row < 0 ? onHeaderKey : onRowKey;
  if (onOwn(control, event) || onMoveKey(control, event)) event.preventDefault();
}
