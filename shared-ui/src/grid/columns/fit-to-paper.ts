/**
 * The width in pixels up to which browsers make a list fit the long side of a sheet: what is wider they cut off. At this
 * width texts are about two thirds of their size.
 */
const widestOnPaper = 1360;

/** Columns as they are printed: together no wider than the paper. */
export function fitToPaper<TColumn extends { readonly width: number }>(
  columns: readonly TColumn[],
): readonly TColumn[] {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  if (width <= widestOnPaper) return columns;
  return columns.map((column) => ({ ...column, width: Math.floor((column.width * widestOnPaper) / width) }));
}
