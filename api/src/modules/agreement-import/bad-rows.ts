import type { Language } from 'shared-contracts';
import type { ImportRecord } from 'shared-contracts/agreement-import';
import type { WrittenSheet } from '../../platform/workbooks/workbook-writer.ts';
import { importWords } from './import-words.ts';
import type { ImportSheet } from './import-workbook.ts';
import type { LeftRow } from './left-rows.ts';
import { issuesText } from './row-reasons.ts';

/** Width of columns in a workbook of rows to fix, in characters. */
export const rowWidths = { cell: 18, reason: 80 } as const;

function* failedOf(records: Iterable<ImportRecord>): Generator<ImportRecord> {
  for (const record of records) if (record.errors.length > 0 && !record.isLeftOut) yield record;
}

/** The rows that failed, with their corrections so far and the reason in the last column: exactly as many as failed. */
export function badRowSheets(
  sheets: readonly ImportSheet[],
  records: Iterable<ImportRecord>,
  language: Language,
): readonly WrittenSheet[] {
  const { reason } = importWords(language).badRows;
  const bad = Map.groupBy(failedOf(records), ({ sheet }) => sheet);
  return sheets.map(({ name, kind, columns }) => {
    const places = columns.map(({ place }) => place);
    const header = [...columns.map((column) => column.header), reason];
    return {
      name,
      widths: [...places.map(() => rowWidths.cell), rowWidths.reason],
      *rows() {
        yield header;
        for (const { cells, errors } of bad.get(name) ?? [])
          yield [...places.map((place) => cells[place] || null), issuesText(errors, kind, language)];
      },
    };
  });
}

/** Rows that were kept, as sheets of a workbook: those of a sheet follow its header. */
export const rowSheets = (rows: readonly LeftRow[]): readonly WrittenSheet[] =>
  [...Map.groupBy(rows, ({ sheet }) => sheet)].map(([name, own]) => ({
    name,
    widths: [...(own[0]?.cells ?? []).map(() => rowWidths.cell), rowWidths.reason],
    *rows() {
      for (const { cells, reason } of own) yield [...cells.map((cell) => cell || null), reason];
    },
  }));
