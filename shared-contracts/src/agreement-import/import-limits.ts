import { upload } from '../limits/index.ts';

/** Limits of one workbook of an import, and of its calls. */
export const importLimits = {
  /** In megabytes of 1,048,576 bytes; a file of exactly this size passes (002 §9, decision 35). */
  megabytes: upload.largestMegabytes,
  /** Rows that are not empty, in all sheets together. */
  rows: 100_000,
  /** Rows of one sheet including empty ones: the limit of the file format. */
  sheetRows: 1_048_576,
  columns: 200,
  sheets: 50,
  /** Characters of one cell: the limit of the file format. */
  cell: 32_767,
  /** Corrected cells of one call. */
  corrections: 5000,
  /** Rows in one call that are left out or decided. */
  chosen: 100_000,
  mappings: 200,
  /** Rows of one agreement in each of the other sheets. */
  rowsOfAgreement: 500,
  /** Past imports in a project's list, newest first. */
  past: 100,
} as const;
