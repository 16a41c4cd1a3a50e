import { writtenUnit } from 'shared-contracts/agreements';
import { convertedSize, measured } from '../../platform/tables/written-sizes.ts';
import type { RecordValues, StoredRecord } from '../../records/writing/writable-kind.ts';
import type { ImportLists } from './import-lists.ts';
import { filled, type ImportWords, quoted } from './import-words.ts';

/** The column with the unit of each column of sizes. */
const unitColumns: Readonly<Record<string, 'areaUnit' | 'lengthUnit' | 'widthUnit'>> = {
  ...{ grossArea: 'areaUnit', buildableArea: 'areaUnit', clearedArea: 'areaUnit' },
  ...{ leftWidth: 'widthUnit', rightWidth: 'widthUnit', length: 'lengthUnit' },
};

/** A size that a cell gives with its unit. */
export interface SizeCell {
  readonly value: string;
  /** The code of the unit that its row has no cell for, by the column of units. */
  readonly impliedUnit?: Readonly<Record<string, string>>;
  readonly warning?: string;
}

/** The entries of the lists for units that cells give. */
export const listedUnits = (
  units: Readonly<Record<string, string>> = {},
  lists: ImportLists,
): Readonly<Record<string, { readonly id: string }>> =>
  Object.fromEntries(
    Object.entries(units).flatMap(([column, unit]) => {
      const found = lists.find(column === 'areaUnit' ? 'AreaUnit' : 'LengthUnit', unit);
      return 'id' in found ? [[column, { id: found.id }] as const] : [];
    }),
  );

/**
 * A size with its unit beside it, such as '1.7 ha': converted to the unit of its row, which `unitOf` returns by its
 * column, and told. A row without a unit takes that of the cell. Undefined if the cell is not a size, or its unit is of
 * another kind.
 */
export function readSize(
  column: string,
  text: string,
  unitOf: (unitColumn: string) => string,
  words: ImportWords,
): SizeCell | undefined {
  const unitColumn = unitColumns[column];
  const { number, unit } = measured(text, false);
  if (unitColumn === undefined || unit === '') return undefined;
  const isArea = convertedSize(number, unit, 'ha') !== undefined;
  if (isArea !== (unitColumn === 'areaUnit')) return undefined;
  const gaps = { text: quoted(text), unit };
  const given = writtenUnit(unitOf(unitColumn));
  if (given === unit) return { value: number };
  if (given === '') {
    const warning = filled(words.row.sizeWithUnit, { ...gaps, number });
    return { value: number, impliedUnit: { [unitColumn]: unit }, warning };
  }
  const value = convertedSize(number, unit, given);
  if (value === undefined) return undefined;
  return { value, warning: filled(words.row.sizeConverted, { ...gaps, number: value, unit: given }) };
}

/**
 * The fields of a row as they change an agreement that is there: a size in a unit that the row has no cell for is
 * converted to the agreement's unit, as its other sizes have that one.
 */
export function inStoredUnits(
  given: RecordValues,
  impliedUnits: Readonly<Record<string, string>>,
  stored: StoredRecord | undefined,
): RecordValues {
  const values = { ...given };
  for (const [unitColumn, unit] of Object.entries(impliedUnits)) {
    const there = writtenUnit(stored?.texts[unitColumn] ?? '');
    if (there === '' || there === unit) continue;
    for (const [column, ofColumn] of Object.entries(unitColumns)) {
      const size = values[column];
      if (ofColumn !== unitColumn || typeof size !== 'string') continue;
      values[column] = convertedSize(size, unit, there) ?? size;
    }
    delete values[unitColumn];
  }
  return values;
}
