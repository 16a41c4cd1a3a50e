import type { Language } from 'shared-contracts';
import { importColumnName } from 'shared-contracts/agreement-import';
import { filled, importWords } from './import-words.ts';
import type { ImportSheet, RawWorkbook } from './import-workbook.ts';

/** Notices about a workbook as a whole: sheets and columns that are not read, formulas, a missing key. */
export function workbookNotices(
  raw: RawWorkbook,
  sheets: readonly ImportSheet[],
  language: Language,
): readonly string[] {
  const { notices } = importWords(language);
  const read = new Set(sheets.map(({ name }) => name));
  return [
    ...raw.sheets
      .filter(({ name }) => !read.has(name))
      .map(({ name, isHidden }) =>
        filled(isHidden ? notices.hiddenSheet : notices.sheetNotRead, { sheet: name }),
      ),
    ...sheets.flatMap(({ name, kind, columns, places }) => {
      const { formulas = [] } = raw.sheets.find((one) => one.name === name) ?? {};
      const key = importColumnName(kind, 'key', language);
      return [
        ...(places.has('key') ? [] : [filled(notices.keyMissing, { sheet: name, header: key })]),
        ...columns.flatMap(({ header, column, by, place }) => {
          const gaps = { sheet: name, header };
          if (column !== null && formulas.includes(place)) return [filled(notices.formulas, gaps)];
          return column === null && by === null && header !== '' ? [filled(notices.unknownColumn, gaps)] : [];
        }),
      ];
    }),
  ];
}
