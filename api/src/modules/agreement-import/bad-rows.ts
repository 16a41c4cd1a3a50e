import type { Language } from 'shared-contracts';
import type { ImportRecord } from 'shared-contracts/agreement-import';
import { importColumnName } from 'shared-contracts/agreement-import';
import { importWords } from './import-words.ts';
import type { ImportSheet } from './import-workbook.ts';

/** Width of columns in the workbook of bad rows, in characters. */
const width = 18;
const reasonWidth = 80;

function* failedOf(records: Iterable<ImportRecord>): Generator<ImportRecord> {
  for (const record of records) if (record.errors.length > 0 && !record.isLeftOut) yield record;
}

/** The rows that failed, with their corrections so far and the reason in the last column: exactly as many as failed. */
export function badRowSheets(
  sheets: readonly ImportSheet[],
  records: Iterable<ImportRecord>,
  language: Language,
) {
  const { reason } = importWords(language).badRows;
  const bad = Map.groupBy(failedOf(records), ({ sheet }) => sheet);
  return sheets.map(({ name, kind, columns }) => {
    const places = columns.map(({ place }) => place);
    const header = [...columns.map((column) => column.header), reason];
    const rows = (bad.get(name) ?? []).map(({ cells, errors }) => [
      ...places.map((place) => cells[place] || null),
      errors
        .map(({ column, message }) =>
          column === null ? message : `${importColumnName(kind, column, language)}: ${message}`,
        )
        .join(' '),
    ]);
    return { name, widths: [...places.map(() => width), reasonWidth], rows: [header, ...rows] };
  });
}
