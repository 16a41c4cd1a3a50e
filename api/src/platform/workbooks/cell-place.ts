/** The limits of the file format: XFD1048576 is its last cell. */
export const mostRows = 1_048_576;
const mostColumns = 16_384;

/** The position of a cell, counted from 0 (`A1` is 0, 0); undefined if the text is not a cell reference. */
export function cellPlace(reference: string): { readonly row: number; readonly column: number } | undefined {
  let column = 0;
  let at = 0;
  for (; at < reference.length && at < 4; at += 1) {
    const letter = (reference.charCodeAt(at) | 32) - 96;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  const digits = reference.slice(at);
  if (column === 0 || digits.length === 0 || digits.length > 7) return undefined;
  const row = Number(digits);
  if (!Number.isInteger(row) || row < 1 || row > mostRows || column > mostColumns) return undefined;
  return { row: row - 1, column: column - 1 };
}
