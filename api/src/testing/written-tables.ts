import { writeXlsx } from 'hucre/xlsx';

const letters = { 'windows-1252': 'latin1', 'utf-8': 'utf8', 'utf-16le': 'utf16le' } as const;

const typed = (cell: string): string | number | null =>
  cell === '' ? null : /^\d{1,9}(?:\.\d{1,6})?$/.test(cell) ? Number(cell) : cell.replaceAll('\\n', '\n');

/**
 * A test's table as a file: `csv` with its encoding, or `xlsx`, given with bars between the cells. A cell of only
 * digits becomes a number in the workbook.
 */
export async function tableBytes(
  head: string,
  table: string,
): Promise<{ readonly bytes: Uint8Array; readonly fileName: string }> {
  const [format = '', encoding = 'utf-8'] = head.split(' ');
  if (format === 'xlsx') {
    const rows = table
      .trimEnd()
      .split('\n')
      .map((line) => line.split('|').map((cell) => typed(cell.trim())));
    return { bytes: await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] }), fileName: 'Table.xlsx' };
  }
  const known = Object.entries(letters).find(([name]) => name === encoding)?.[1] ?? 'utf8';
  const bytes = Buffer.from(table, known);
  return {
    bytes: known === 'utf16le' ? Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]) : bytes,
    fileName: 'Table.csv',
  };
}
