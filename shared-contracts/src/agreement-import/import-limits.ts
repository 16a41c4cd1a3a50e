import { upload } from '../limits/index.ts';

/** Limits of one workbook of an import, and of its calls. */
export const importLimits = {
  /** Megabytes of 1,048,576 bytes; exactly so many pass (002 §9, decision 35). */
  megabytes: upload.largestMegabytes,
  /** Rows with something in them, of all sheets together. */
  rows: 100_000,
  /** Rows that one sheet may have, blank ones included: the limit of the format itself. */
  sheetRows: 1_048_576,
  columns: 200,
  sheets: 50,
  /** Characters of one cell: the limit of the format itself. */
  cell: 32_767,
  /** Corrected cells of one call. */
  corrections: 5000,
  /** Rows of one call that are left out or decided. */
  chosen: 100_000,
  mappings: 200,
  /** Rows of one agreement, of each of the other sheets. */
  rowsOfAgreement: 500,
  /** Past imports in a project's list, newest first. */
  past: 100,
} as const;
