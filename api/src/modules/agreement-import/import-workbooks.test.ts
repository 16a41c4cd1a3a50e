import { readXlsx } from 'hucre/xlsx';
import { importTemplateName } from 'shared-contracts/agreement-import';
import { describe, expect, it } from 'vitest';
import { importCall, uploadWorkbook, validated } from '../../testing/import-calls.ts';
import { agreementRows, importDesk } from '../../testing/import-desk.ts';
import { rawWorkbook, textRows } from '../../testing/raw-workbook.ts';

const desk = importDesk();

describe('a download', () => {
  it('of the bad rows holds exactly those that failed, each with its reason last', async () => {
    const project = await desk.freshProject();
    const fileId = await desk.upload(
      agreementRows(
        ['Effective'],
        ['A', '=1+1', 'soon'],
        ['B', 'Two', null],
        ['C', null, null],
        ['D', null, null],
      ),
    );
    const leaveOut = [{ sheet: 'Agreements', rowNumber: 3 }];
    const answer = await importCall(desk.broker, 'bad-rows', { fileId, projectFileId: project, leaveOut });
    expect(answer.headers['content-disposition']).toContain('Rows to correct of agreements.xlsx');
    const book = await readXlsx(answer.rawPayload);
    expect(book.sheets[0]?.rows).toEqual([
      ['Agreement key', 'Name', 'Effective', 'Reason'],
      ['A', '=1+1', 'soon', 'Effective: ‘soon’ is no day. Write it like 2026-01-31.'],
      ['C', null, null, 'Name: Required value.'],
    ]);
  });

  it('of the starter workbook has notes, drop-downs and an example that is never read', async () => {
    const answer = await desk.broker.get(`/api/bulk-import/templates/${importTemplateName}`);
    expect(answer.headers['content-disposition']).toContain(importTemplateName);
    const book = await readXlsx(answer.rawPayload, { readStyles: true });
    expect(book.sheets.map(({ name, hidden }) => [name, hidden === true])).toEqual([
      ['Agreements', false],
      ['Landowners and Occupants', false],
      ['Parcels', false],
      ['Lists', true],
    ]);
    const [sheet] = book.sheets;
    const header = sheet?.rows[0] ?? [];
    expect(sheet?.cells?.get('0,0')?.comment?.text).toContain('Any word or number that names one agreement');
    expect([...(sheet?.cells?.values() ?? [])].filter(({ comment }) => comment)).toHaveLength(header.length);
    const lists = sheet?.dataValidations?.map(({ range }) => range?.replace(/\d.*/, '')) ?? [];
    expect(lists).toHaveLength(9);
    const project = await desk.freshProject();
    const fileId = await uploadWorkbook(desk.broker, answer.rawPayload, importTemplateName);
    expect(await validated(desk.broker, project, fileId)).toEqual([]);
    expect((await desk.broker.get('/api/bulk-import/templates/other.xlsx')).statusCode).toBe(404);
  });
});

describe('a file', () => {
  const refusal = async (bytes: Uint8Array, name = 'agreements.xlsx') => {
    const project = await desk.freshProject();
    const uploaded = await desk.broker.upload('/api/files', name, bytes);
    if (uploaded.statusCode !== 200) return [uploaded.statusCode, uploaded.json().message];
    const fileId = String(uploaded.json().result.guid);
    const answer = await importCall(desk.broker, 'validate-import-file', { fileId, projectFileId: project });
    return [answer.statusCode, answer.json().message];
  };

  it('that is no workbook, is locked or harms is refused with its reason', async () => {
    const data = textRows([['Agreement key', 'Name']]);
    const book = rawWorkbook({ sheets: [{ name: 'Agreements', data }] });
    expect(await refusal(Buffer.from('a,b'), 'agreements.csv')).toEqual([
      422,
      'File type not supported (xlsx only). The uploaded file must be fixed before continuing.',
    ]);
    expect(await refusal(Buffer.from('<html><table></table></html>'))).toEqual([
      415,
      expect.stringContaining('not what its name says'),
    ]);
    expect(await refusal(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]))).toEqual(
      [
        422,
        'The file is locked with a password, or in an old format. Save a copy without it and upload that.',
      ],
    );
    expect(await refusal(book.slice(0, book.length - 30))).toEqual([422, expect.any(String)]);
    expect(
      await refusal(
        rawWorkbook({
          sheets: [
            { name: 'A', data },
            { name: 'a', data },
          ],
        }),
      ),
    ).toEqual([422, 'Two sheets are called a. Rename one of them.']);
    expect(await refusal(rawWorkbook({ sheets: [{ name: 'Agreements', data: '' }] }))).toEqual([
      422,
      'The sheet Agreements has no header: its first row must name the columns.',
    ]);
    expect(
      await refusal(rawWorkbook({ sheets: [{ name: 'Agreements', data: textRows([['One', 'Two']]) }] })),
    ).toEqual([422, expect.stringContaining('No sheet has columns that are known here')]);
  });
});
