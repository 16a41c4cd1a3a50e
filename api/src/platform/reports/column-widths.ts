/** What a column asks for, and the least that it can do with: points. */
interface AskedWidth {
  readonly asked: number;
  readonly least: number;
}

/**
 * Widths of columns that share a whole as they ask, none less than it can do with: what some lack is taken of what the
 * others have to spare. Where that is not enough, each gets its share.
 */
export function columnWidths(columns: readonly AskedWidth[], whole: number): readonly number[] {
  const all = columns.reduce((sum, { asked }) => sum + asked, 0);
  const shares = columns.map(({ asked, least }) => ({ width: (asked / all) * whole, least }));
  const lacking = shares.reduce((sum, { width, least }) => sum + Math.max(0, least - width), 0);
  const spare = shares.reduce((sum, { width, least }) => sum + Math.max(0, width - least), 0);
  if (lacking === 0 || lacking > spare) return shares.map(({ width }) => width);
  return shares.map(({ width, least }) =>
    width < least ? least : width - ((width - least) / spare) * lacking,
  );
}
