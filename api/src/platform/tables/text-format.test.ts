import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openTable } from './open-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const limits = { unpacked: 1e6, sheets: 1, sheetRows: 1000, rows: 1000, columns: 50, cell: 1000, text: 1e6 };

async function read(text: string) {
  const path = join(folder, 'a.csv');
  writeFileSync(path, text);
  const { sheets, format } = await openTable(path, limits, null);
  return { rows: sheets[0]?.rows.map(({ c }) => c), format };
}

describe('the separator of a text', () => {
  it.each<[string, string, string, string[][]]>([
    [
      'a tab, though every name has a comma',
      'Line list, project X\nOwner\tTract\nDoe, John\t1\nEstate of A. Lee, deceased\t2\n',
      '\t',
      [['Line list, project X'], ['Owner', 'Tract'], ['Doe, John', '1'], ['Estate of A. Lee, deceased', '2']],
    ],
    [
      'a semicolon, though there are as many decimal commas in each row',
      'Rent;Acres;Share\n1,5;2,5;1,0\n3,5;4,25;1,0\n',
      ';',
      [
        ['Rent', 'Acres', 'Share'],
        ['1,5', '2,5', '1,0'],
        ['3,5', '4,25', '1,0'],
      ],
    ],
    [
      'a semicolon beside remarks with commas in quotes and on two lines',
      'Notes;Acres\n"gate, code ""12""";26,45\n"Line one\nline two, too";102,71\n',
      ';',
      [
        ['Notes', 'Acres'],
        ['gate, code "12"', '26,45'],
        ['Line one\nline two, too', '102,71'],
      ],
    ],
    [
      'a comma, though each remark has a semicolon',
      'Legal,Remarks\nNW-14-52-20-W4M,gate; code 12\nNE-3-51-26-W4M,dog; call first\n',
      ',',
      [
        ['Legal', 'Remarks'],
        ['NW-14-52-20-W4M', 'gate; code 12'],
        ['NE-3-51-26-W4M', 'dog; call first'],
      ],
    ],
    [
      'a comma, if no row has two columns',
      'Owner\nJohn Doe\nMary Smith\n',
      ',',
      [['Owner'], ['John Doe'], ['Mary Smith']],
    ],
    [
      'the one that the first line tells, which is no row',
      'sep=;\r\nOwner;Tract\r\nDoe, John;1\r\n',
      ';',
      [
        ['Owner', 'Tract'],
        ['Doe, John', '1'],
      ],
    ],
  ])('is %s', async (_, text, separator, rows) => {
    const found = await read(text);
    expect(found.format?.separator).toBe(separator);
    expect(found.rows).toEqual(rows);
  });
});
