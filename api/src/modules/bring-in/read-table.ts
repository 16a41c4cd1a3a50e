import type { BringKind, dayOrders, TextFormat } from 'shared-contracts/bring-in';
import { openTable } from '../../platform/tables/open-table.ts';
import { WorkbookError } from '../../platform/workbooks/workbook-fault.ts';
import { type Looked, lookAtTable, rowsBelow } from './look-at-table.ts';
import { type RecordRow, recordRows } from './record-rows.ts';
import { tableLimits } from './table-file.ts';

interface ReadAs {
  readonly kind: BringKind;
  readonly fixed: readonly { readonly field: string; readonly value: string }[];
  /** The order of ambiguous days. */
  readonly days: (typeof dayOrders)[number] | null;
  /** Fields of columns by heading, if they are not to be read as recognized. */
  readonly columns: Readonly<Record<string, string | null>>;
}

const noFormat: TextFormat | null = null;

/**
 * Reads a table of records in this process; only for a program that does nothing else meanwhile. Throws a
 * WorkbookError.
 */
export async function readTable(
  path: string,
  { kind, fixed, days, columns }: ReadAs,
): Promise<{ readonly looked: Looked; readonly rows: readonly RecordRow[] }> {
  const table = await openTable(path, tableLimits, noFormat);
  const options = { kind, sheet: null, heading: null, format: noFormat, isWithoutRecipe: true, kept: [] };
  const first = lookAtTable(table, { ...options, columns: [], fixed: [...fixed] });
  const chosen = first.recipe.columns.map(({ place, header, field, isAmbiguous, order }) => ({
    ...{ place, header, field: header in columns ? (columns[header] ?? null) : field },
    order: isAmbiguous ? (order ?? days) : order,
  }));
  const looked = lookAtTable(table, { ...options, columns: chosen, fixed: [...fixed] });
  const { recipe } = looked;
  const sheet = table.sheets.find(({ name }) => name === recipe.sheet);
  if (!sheet) throw new WorkbookError('noRows');
  return { looked, rows: recordRows(rowsBelow(sheet, recipe.heading), recipe, table.isFrom1904).rows };
}
