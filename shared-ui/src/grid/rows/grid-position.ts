/** The cell that the keyboard is at; row -1 is the header. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

interface GridExtent {
  readonly rows: number;
  readonly columns: number;
  /** Rows that fit on the screen. */
  readonly page: number;
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const between = (value: number, smallest: number, largest: number): number =>
  Math.max(smallest, Math.min(largest, value));

/**
 * Where a key leads, as in a spreadsheet: arrows by one, Home and End along the row
 * (with Ctrl to the first and last row), PgUp and PgDn by a screen. Undefined where
 * the key is not one of these.
 */
export function nextPosition(
  { row, column }: GridPosition,
  { rows, columns, page }: GridExtent,
  { key, ctrlKey, metaKey }: Key,
): GridPosition | undefined {
  const withControl = ctrlKey || metaKey;
  const lastRow = rows - 1;
  const lastColumn = columns - 1;
  const to = (nextRow: number, nextColumn: number): GridPosition => ({
    row: between(nextRow, -1, lastRow),
    column: between(nextColumn, 0, Math.max(0, lastColumn)),
  });
  const inRows = (nextRow: number) => to(between(nextRow, Math.min(0, lastRow), lastRow), column);
  switch (key) {
    case 'ArrowUp':
      return withControl ? inRows(0) : to(row - 1, column);
    case 'ArrowDown':
      return withControl ? inRows(lastRow) : to(row + 1, column);
    case 'ArrowLeft':
      return to(row, withControl ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, withControl ? lastColumn : column + 1);
    case 'Home':
      return withControl ? to(Math.min(0, lastRow), 0) : to(row, 0);
    case 'End':
      return withControl ? to(lastRow, lastColumn) : to(row, lastColumn);
    case 'PageUp':
      return inRows(row - page);
    case 'PageDown':
      return inRows(row + page);
    default:
      return undefined;
  }
}
