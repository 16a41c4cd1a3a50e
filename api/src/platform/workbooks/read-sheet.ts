import { cellPlace } from './cell-place.ts';
import type { ShownAs } from './read-styles.ts';
import { shownNumber } from './shown-number.ts';
import { unescapedText } from './unescaped-text.ts';
import { walkXml } from './walk-xml.ts';
import { WorkbookError } from './workbook-fault.ts';
import type { CellMark, WorkbookLimits, WorkbookRow } from './workbook-shapes.ts';

/** The parts needed to read the cells of a sheet. */
interface SheetParts {
  readonly name: string;
  readonly strings: readonly string[];
  readonly shownAs: readonly ShownAs[];
  readonly isFrom1904: boolean;
  readonly limits: WorkbookLimits;
  /** Called with each row that is not empty, in the order of the sheet. */
  readonly row: (row: WorkbookRow) => void;
  /** Awaited now and then, until more rows can be accepted. */
  readonly paced: () => Promise<void>;
}

/** A block of merged cells: first and last row, first and last column. */
export type Merged = [number, number, number, number];

/** Most blocks of merged cells that are recorded for one sheet. */
const mostMerged = 10_000;

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Reads the cells of one sheet as a stream. Returns its widest row and its merged cells. Throws a WorkbookError. */
export async function readSheet(
  bytes: AsyncIterable<Buffer>,
  { name: sheet, strings, shownAs, isFrom1904, limits, row: onRow, paced }: SheetParts,
): Promise<{ readonly columns: number; readonly merged: readonly Merged[] }> {
  const fault = (reason: ConstructorParameters<typeof WorkbookError>[0]) => new WorkbookError(reason, sheet);
  const merged: Merged[] = [];
  let widest = 0;
  let seen = 0;
  let at = -1;
  let isHidden = false;
  let isFilled = false;
  let cells: string[] = [];
  let marks: [number, CellMark][] = [];
  let column = -1;
  let type = '';
  let style = 0;
  let value = '';
  let inline = '';
  let hasFormula = false;
  let holds: 'value' | 'inline' | undefined;

  const textOf = (): string => {
    if (type === 's') {
      const text = strings[Number(value)];
      if (text === undefined) throw fault('references');
      return text;
    }
    if (type === 'inlineStr') return unescapedText(inline);
    if (type === 'b') return value === '' ? '' : value === '1' ? 'TRUE' : 'FALSE';
    if (type === 'd') return value.slice(0, 10);
    if (type === 'str' || type === 'e') return unescapedText(value);
    return value === '' ? '' : shownNumber(value, shownAs[style] ?? 'number', isFrom1904);
  };

  const endCell = () => {
    const text = textOf().trim();
    if (text.length > limits.cell) throw fault('longText');
    if (hasFormula) marks.push([column, text === '' ? 'noResult' : type === 'e' ? 'error' : 'formula']);
    else if (type === 'e' && text !== '') marks.push([column, 'error']);
    if (text === '' && !hasFormula) return;
    if (column >= limits.columns) throw fault('manyColumns');
    while (cells.length < column) cells.push('');
    cells[column] = text;
    isFilled = true;
    if (column >= widest) widest = column + 1;
  };

  const beginRow = (attributes: Readonly<Record<string, string>>) => {
    seen += 1;
    const rowNumber = attributes['r'];
    const next = rowNumber === undefined ? at + 1 : Number(rowNumber) - 1;
    if (seen > limits.sheetRows) throw fault('manyRows');
    if (!Number.isInteger(next) || next <= at || next >= limits.sheetRows) throw fault('references');
    at = next;
    isHidden = isTrue(attributes['hidden']);
    isFilled = false;
    cells = [];
    marks = [];
    column = -1;
  };

  const beginCell = (attributes: Readonly<Record<string, string>>) => {
    const reference = attributes['r'];
    if (reference === undefined) column += 1;
    else {
      const place = cellPlace(reference);
      if (!place || place.row !== at || place.column <= column) throw fault('references');
      column = place.column;
    }
    type = attributes['t'] ?? 'n';
    style = Number(attributes['s'] ?? 0);
    value = '';
    inline = '';
    hasFormula = false;
  };

  const merge = (reference: string) => {
    const [first, last] = reference.split(':').map(cellPlace);
    if (!first || !last || last.row < first.row || last.column < first.column) throw fault('references');
    if (merged.length < mostMerged) merged.push([first.row, last.row, first.column, last.column]);
  };

  await walkXml(bytes, {
    paced,
    open: (name, attributes) => {
      if (name === 'c') beginCell(attributes);
      else if (name === 'v') holds = 'value';
      else if (name === 't') holds = 'inline';
      else if (name === 'row') beginRow(attributes);
      else if (name === 'f') hasFormula = true;
      else if (name === 'mergeCell') merge(attributes['ref'] ?? '');
    },
    close: (name) => {
      if (name === 'v' || name === 't') holds = undefined;
      else if (name === 'c') endCell();
      else if (name === 'row' && isFilled)
        onRow({ n: at, c: cells, m: marks, ...(isHidden ? { h: 1 } : {}) });
    },
    text: (text) => {
      if (holds === 'value') value += text;
      else if (holds === 'inline') inline += text;
      if (value.length > limits.cell || inline.length > limits.cell) throw fault('longText');
    },
  });
  return { columns: widest, merged };
}
