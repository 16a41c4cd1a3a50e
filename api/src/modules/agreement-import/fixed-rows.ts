import { type ImportSheet, rowKey, type SheetRow } from './import-workbook.ts';

interface Mend {
  readonly sheet: string;
  readonly rowNumber: number;
  readonly column: string;
  readonly value: string;
}

/** Rows with the corrections of a call applied; a row whose corrections are unchanged stays the same object. */
export class FixedRows {
  readonly #known = new Map<string, { readonly correctionsJson: string; readonly row: SheetRow }>();

  /** Forgets them, since columns have moved. */
  clear(): void {
    this.#known.clear();
  }

  /** Rows with the corrections of one call applied. */
  with(mends: readonly Mend[]): (sheet: ImportSheet, row: SheetRow) => SheetRow {
    const byRow = Map.groupBy(mends, ({ sheet, rowNumber }) => rowKey(sheet, rowNumber));
    return (sheet, row) => {
      if (byRow.size === 0) return row;
      const key = rowKey(sheet.name, row.rowNumber);
      const own = byRow.get(key);
      return own ? this.#mended(key, sheet, row, own) : row;
    };
  }

  #mended(key: string, sheet: ImportSheet, row: SheetRow, mends: readonly Mend[]): SheetRow {
    const correctionsJson = JSON.stringify(mends);
    const known = this.#known.get(key);
    if (known?.correctionsJson === correctionsJson) return known.row;
    const cells = [...row.cells];
    const marks = new Map(row.marks);
    const corrected: string[] = [];
    for (const { column, value } of mends) {
      const place = sheet.places.get(column);
      if (place === undefined) continue;
      while (cells.length < place) cells.push('');
      cells[place] = value.trim();
      marks.delete(place);
      corrected.push(column);
    }
    const mended = { ...row, cells, marks, corrected };
    this.#known.set(key, { correctionsJson, row: mended });
    return mended;
  }
}
