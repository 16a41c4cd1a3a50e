/** The preferred and the minimum width of a column, in points. */
interface ColumnWidth {
  readonly preferred: number;
  readonly least: number;
}

/**
 * Distributes a total width over columns by their preferred widths, none below its minimum: missing width is taken from
 * columns that have more than they need. If that is not enough, each gets its share.
 */
export function columnWidths(columns: readonly ColumnWidth[], whole: number): readonly number[] {
  const all = columns.reduce((sum, { preferred }) => sum + preferred, 0);
  const shares = columns.map(({ preferred, least }) => ({ width: (preferred / all) * whole, least }));
  const lacking = shares.reduce((sum, { width, least }) => sum + Math.max(0, least - width), 0);
  const spare = shares.reduce((sum, { width, least }) => sum + Math.max(0, width - least), 0);
  if (lacking === 0 || lacking > spare) return shares.map(({ width }) => width);
  return shares.map(({ width, least }) =>
    width < least ? least : width - ((width - least) / spare) * lacking,
  );
}
