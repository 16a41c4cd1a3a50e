/** The file extension of an archive with documents and their table. */
export const archiveExtension = 'zip';

/** The file extensions of tables. */
export const tableExtensions = ['xlsx', 'csv', 'txt'] as const;

/** Limits of an imported table, and of the recipes that a company keeps. */
export const bringLimits = {
  /** Rows of a sheet, and characters of a cell: the limits of the workbook format. */
  sheetRows: 1_048_576,
  cell: 32_767,
  /** The number of rows from the top that are shown, and among which the headings are looked for. */
  topRows: 40,
  shownRows: 12,
  /** The number of characters of a cell that are shown. */
  shownCell: 200,
  /** The number of samples used to find out what a column contains. */
  samples: 60,
  columns: 200,
  /** The number of characters of a heading that are kept. */
  header: 300,
  fixed: 20,
  recipeName: 80,
  /** Recipes of one company, over all kinds. */
  recipes: 200,
  /** Corrected cells in one call, and issues in one answer. */
  corrections: 2000,
  issues: 500,
  /** Records of one table that are written row by row. */
  records: 20_000,
  /** Bytes of a text file. */
  textBytes: 48 * 1024 * 1024,
  /** Files in an archive of documents, and their size in bytes when unpacked. */
  archiveFiles: 2000,
  archiveBytes: 1024 * 1024 * 1024,
  /** Files without a row that are named in an answer. */
  filesLeft: 200,
  /** Characters of a pasted text. */
  paste: 2_000_000,
} as const;
