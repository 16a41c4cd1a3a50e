import type { WrittenSheet } from '../workbooks/workbook-writer.ts';
import { textCell } from './text-cell.ts';

/** A column that administrators map: its heading, and which value of a line it contains. */
interface MappedColumn<TValue extends string> {
  readonly heading: string;
  readonly value: TValue;
}

/** A table by the columns of a mapping. Amounts are decimal texts; null is an empty cell. */
export interface MappedTable<TValue extends string> {
  readonly columns: readonly MappedColumn<TValue>[];
  readonly lines: () => Iterable<Readonly<Record<TValue, string | null>>>;
  readonly isAmount: (value: TValue) => boolean;
}

/** The table as CSV, line by line, with a byte order mark so that spreadsheet programs read it as UTF-8. */
export function* mappedAsCsv<TValue extends string>({
  columns,
  lines,
  isAmount,
}: MappedTable<TValue>): Generator<string> {
  yield `\uFEFF${columns.map(({ heading }) => textCell(heading)).join(',')}\r\n`;
  for (const line of lines()) {
    const cells = columns.map(({ value }) => (isAmount(value) ? (line[value] ?? '') : textCell(line[value])));
    yield `${cells.join(',')}\r\n`;
  }
}

/** Column widths in characters. */
const widths = { amount: 14, text: 22 } as const;

/** The table as a sheet of a workbook, with texts as texts and amounts as numbers. */
export const mappedAsSheet = <TValue extends string>(
  name: string,
  { columns, lines, isAmount }: MappedTable<TValue>,
): WrittenSheet => ({
  name,
  widths: columns.map(({ value }) => (isAmount(value) ? widths.amount : widths.text)),
  *rows() {
    yield columns.map(({ heading }) => heading);
    for (const line of lines())
      yield columns.map(({ value }) => (isAmount(value) ? Number(line[value] ?? 0) : line[value]));
  },
});
