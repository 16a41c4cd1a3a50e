/** Reasons why a table cannot be imported, in English. */
export const en = {
  notBrought: 'Tables are brought in by broker editors and administrators.',
  otherType: 'File type not supported (xlsx, csv and txt only). Save an older workbook as .xlsx.',
  gone: 'There is no such file, or somebody else uploaded it. Upload it again.',
  manyRecipes: 'Your company keeps {most} ways of reading a table already. Forget one first.',
  noRecipe: 'There is no way of reading a table of this name any more.',
  faults: {
    notWorkbook: 'This is no Excel workbook. Save it as .xlsx in your spreadsheet program and upload that.',
    password: 'The workbook is locked with a password. Save a copy without it and upload that.',
    notTable:
      'This is neither an Excel workbook nor a text file with rows. Save it as .xlsx or .csv and upload that.',
    oldOrLocked:
      'This is an old workbook (.xls), or one with a password. Save a copy as .xlsx without a password and upload that.',
    noRows: 'There are no rows in this file. Choose another one, or another sheet.',
    damaged: 'The workbook is damaged or was not uploaded whole. Save it again and upload that.',
    bomb: 'The workbook unpacks to far more than it is. Copy its rows into the starter workbook.',
    entities: 'The workbook holds definitions that no spreadsheet program writes. Save it again there.',
    references:
      'The sheet {place} names cells that no sheet has. Save the workbook again in your spreadsheet program.',
    manyRows: 'The sheet {place} has too many rows. Split it: {rows} with something in them at most.',
    manySheets: 'The workbook has too many sheets. Keep those that are imported.',
    manyColumns: 'The sheet {place} has more than {columns} columns. Delete those that are not needed.',
    twins: 'Two sheets are called {place}. Rename one of them.',
    longText: 'The workbook holds more text than is read. Split it.',
    time: 'The workbook takes too long to read. Split it.',
    memory: 'The workbook needs too much memory to read. Split it.',
  },
};
