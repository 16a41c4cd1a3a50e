import { type Cell, type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { Language } from 'shared-contracts';
import {
  type ImportColumn,
  type ImportSheetKind,
  importColumnName,
  importColumnNote,
  importColumns,
  importRoleName,
  importRoles,
  importSheetKinds,
  importSheetName,
  importTexts,
} from 'shared-contracts/agreement-import';

/** Rows that the drop-downs reach down to. */
const preparedRows = 5000;

const width = 16;

/** The letters of a column: 0 is A, 26 is AA. */
function lettersOf(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : lettersOf(Math.floor(place / 26) - 1) + letter;
}

/** Lists by what they are of, each with what it offers. */
type OfferedLists = ReadonlyMap<string, readonly string[]>;

/** The drop-down of a column: a name for the list, and its entries. */
function offerOf({ name, kind, list }: ImportColumn, lists: OfferedLists, language: Language) {
  const { ticks, termUnits } = importTexts(language);
  if (kind === 'tick') return { name: 'ticks', entries: Object.values(ticks) };
  if (kind === 'choice') return { name: 'termUnits', entries: Object.values(termUnits) };
  if (kind === 'role') return { name, entries: importRoles.map((role) => importRoleName(role, language)) };
  const entries = list === undefined ? [] : (lists.get(list) ?? []);
  return entries.length > 0 ? { name: list ?? '', entries } : undefined;
}

/** How the first row shows to fill a sheet; it is never read. */
function exampleOf(
  kind: ImportSheetKind,
  lists: OfferedLists,
  language: Language,
): readonly (string | null)[] {
  const { example, ticks } = importTexts(language);
  const exampleValues: Readonly<Record<string, string>> = {
    key: example.key,
    name: example.name,
    agreementNumber: 'SL-1001',
    effectiveDate: '2026-05-01',
    term: '25',
    termUnit: importTexts(language).termUnits.YEARS,
    grossArea: '2.4567',
    role: importRoleName('Landowner', language),
    businessAssociate: example.person,
    interestPercentage: '50',
    isJointTenant: ticks.no,
    legalDescription: 'NW-36-042-03-W5M',
  };
  return importColumns[kind].map((column) => {
    const first = column.list === undefined ? undefined : lists.get(column.list)?.[0];
    const isFilled = ['agreementType', 'surfaceStatus', 'areaUnit'].includes(column.name);
    return exampleValues[column.name] ?? (isFilled ? (first ?? null) : null);
  });
}

/** The starter workbook: a sheet a kind, notes on each column, drop-downs of the lists and an example row (decision 59). */
export async function starterWorkbook(lists: OfferedLists, language: Language): Promise<Uint8Array> {
  const texts = importTexts(language);
  const offered = new Map<string, readonly string[]>();
  for (const kind of importSheetKinds)
    for (const column of importColumns[kind]) {
      const offer = offerOf(column, lists, language);
      if (offer) offered.set(offer.name, offer.entries);
    }
  const places = new Map([...offered.keys()].map((name, place) => [name, place] as const));
  const sheets = importSheetKinds.map((kind): WriteSheet => {
    const columns = importColumns[kind];
    const cells = new Map<string, Partial<Cell>>();
    const dataValidations: DataValidation[] = [];
    for (const [place, column] of columns.entries()) {
      const style = { font: { bold: true }, ...(column.isRequired ? { fill: required } : {}) };
      cells.set(`0,${place}`, { style, comment: { text: importColumnNote(column, language) } });
      cells.set(`1,${place}`, { style: { font: { italic: true, color: { rgb: '808080' } } } });
      const offer = offerOf(column, lists, language);
      if (!offer) continue;
      const letter = lettersOf(places.get(offer.name) ?? 0);
      const own = lettersOf(place);
      dataValidations.push({
        type: 'list',
        formula1: `'${texts.lists}'!$${letter}$1:$${letter}$${offer.entries.length}`,
        range: `${own}2:${own}${preparedRows}`,
        allowBlank: true,
        // Values that the list lacks are reported in the review, with suggestions.
        showErrorMessage: false,
      });
    }
    return {
      name: importSheetName(kind, language),
      columns: columns.map((column) => ({ width: column.width ?? width })),
      rows: [
        columns.map(({ name }) => importColumnName(kind, name, language)),
        [...exampleOf(kind, lists, language)],
      ],
      cells,
      dataValidations,
      freezePane: { rows: 1 },
    };
  });
  const longest = Math.max(0, ...[...offered.values()].map((entries) => entries.length));
  const listRows = Array.from({ length: longest }, (_, row) =>
    [...offered.values()].map((entries) => entries[row] ?? null),
  );
  return writeXlsx({ sheets: [...sheets, { name: texts.lists, rows: listRows, hidden: true }] });
}

/** Required columns are highlighted. */
const required = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFF2CC' } } as const;
