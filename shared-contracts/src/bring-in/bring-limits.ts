/** What the name of an archive with documents and their table ends with. */
export const archiveExtension = 'zip';

/** What the name of a file with a table ends with. */
export const tableExtensions = ['xlsx', 'csv', 'txt'] as const;

/** Limits of a table that is brought in, and of what a company keeps about its tables. */
export const bringLimits = {
  /** Rows of a sheet, and characters of a cell: the limits of the format of workbooks. */
  sheetRows: 1_048_576,
  cell: 32_767,
  /** Rows from the top among which the headings are looked for, and that are shown. */
  topRows: 40,
  shownRows: 12,
  /** Characters of a cell that are shown. */
  shownCell: 200,
  /** Samples that are looked at to find out what a column contains. */
  samples: 60,
  columns: 200,
  /** Characters of a heading that are kept. */
  header: 300,
  fixed: 20,
  recipeName: 80,
  /** Recipes of one company, of all kinds. */
  recipes: 200,
  /** Corrected cells of one call, and issues of one answer. */
  corrections: 2000,
  issues: 500,
  /** Records of one table that are written row by row. */
  records: 20_000,
  /** Bytes of a text file. */
  textBytes: 48 * 1024 * 1024,
  /** Files of an archive of documents, and bytes that they unpack to. */
  archiveFiles: 2000,
  archiveBytes: 1024 * 1024 * 1024,
  /** Files without a row that are named in an answer. */
  filesLeft: 200,
  /** Characters of a paste. */
  paste: 2_000_000,
} as const;
