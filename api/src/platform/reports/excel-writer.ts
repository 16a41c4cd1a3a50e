import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import { isDecimal } from 'shared-contracts/decimal';
import type { ReportColumn, ReportLayout, ReportLine } from './report-shapes.ts';
import { isNumeric, shownCell } from './shown-cell.ts';

/** Digits that a cell of a workbook stores exactly; longer numbers stay texts. */
const exactDigits = 15;

/** Texts that contain days, numbers or bars, which are formatted for the language. */
const textKinds = ['dated', 'measured', 'percents', 'bar'] as const;

/** The value of a cell in Excel: numbers and days as such, texts as texts even if they look like formulas. */
function excelCell(
  value: string | null | undefined,
  { kind }: ReportColumn,
  language: ReportLayout['language'],
): CellValue {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) return new Date(`${value}T00:00:00Z`);
  if (isNumeric(kind) && isDecimal(value) && value.replace(/\D/g, '').length <= exactDigits)
    return Number(value);
  return shownCell(value, textKinds.find((one) => one === kind) ?? 'text', language);
}

async function* rowsOf(layout: ReportLayout, lines: AsyncIterable<ReportLine>): AsyncGenerator<CellValue[]> {
  for (const text of [layout.title, layout.subtitle, ...layout.filters, layout.madeBy]) yield [text];
  let place = -1;
  let isEmpty = false;
  function* until(wanted: number): Generator<CellValue[]> {
    while (place < wanted) {
      const last = layout.sections[place];
      if (last && isEmpty) yield [last.empty];
      place += 1;
      isEmpty = true;
      const section = layout.sections[place];
      if (!section) continue;
      yield [];
      if (section.title !== '') yield [section.title];
      if (section.shape === 'table') yield section.columns.map(({ title }) => title);
    }
  }
  for await (const { s, kind, c } of lines) {
    yield* until(s);
    isEmpty = false;
    const columns = layout.sections[s]?.columns ?? [];
    yield kind === 'group'
      ? [c[0] ?? '']
      : columns.map((column, at) => excelCell(c[at], column, layout.language));
  }
  yield* until(layout.sections.length);
}

/** Writes a report as a workbook of one sheet. */
export async function writeExcel(
  layout: ReportLayout,
  lines: AsyncIterable<ReportLine>,
  target: string,
): Promise<void> {
  const widest = Math.max(...layout.sections.map(({ columns }) => columns.length));
  const columns = layout.sections.find(({ columns: own }) => own.length === widest)?.columns ?? [];
  const stream = writeXlsxStream(rowsOf(layout, lines), {
    name: 'Report',
    columns: columns.map(({ width }) => ({ width: Math.max(8, width / 5) })),
  });
  await pipeline(
    Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]),
    createWriteStream(target, { flags: 'wx' }),
  );
}
