/** Reads every cell of a workbook and nothing else, and prints its rows and milliseconds: `import-parse.ts hucre FILE`. */
import { readFileSync } from 'node:fs';
import exceljs from 'exceljs';
import { streamXlsxRows } from 'hucre/xlsx';

const [library, file = ''] = process.argv.slice(2);
const sheets = 3;

/** Cells and rows of a workbook as a library streams them. */
async function count(): Promise<{ readonly rows: number; readonly cells: number }> {
  let [rows, cells] = [0, 0];
  if (library === 'hucre') {
    const bytes = readFileSync(file);
    for (let sheet = 0; sheet < sheets; sheet += 1)
      for await (const { values } of streamXlsxRows(bytes, { sheet })) {
        rows += 1;
        cells += values.length;
      }
    return { rows, cells };
  }
  const reader = new exceljs.stream.xlsx.WorkbookReader(file, { worksheets: 'emit', sharedStrings: 'cache' });
  for await (const sheet of reader)
    for await (const row of sheet) {
      rows += 1;
      cells += row.cellCount;
    }
  return { rows, cells };
}

const begun = performance.now();
const found = await count();
process.stdout.write(JSON.stringify({ ...found, milliseconds: performance.now() - begun }));
