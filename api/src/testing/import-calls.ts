import { randomUUID } from 'node:crypto';
import { writeXlsx } from 'hucre/xlsx';
import type { ImportProgress, ImportRecord } from 'shared-contracts/agreement-import';
import type { TestClient } from './test-server.ts';

type Cell = string | number | boolean | Date | null;

/** Sheets of a workbook by their names, each with its header and rows. */
export type Sheets = Readonly<Record<string, readonly (readonly Cell[])[]>>;

/** A workbook of sheets as a spreadsheet program writes it. */
export const workbookOf = (sheets: Sheets): Promise<Uint8Array> =>
  writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows: rows.map((row) => [...row]) })),
  });

/** Uploads a workbook. Returns its id. Throws if it is refused. */
export async function uploadWorkbook(client: TestClient, bytes: Uint8Array, name = 'agreements.xlsx') {
  const answer = await client.upload('/api/files?purpose=document', name, bytes);
  if (answer.statusCode !== 200) throw new Error(`Not uploaded: ${answer.statusCode} ${answer.body}`);
  return String(answer.json().result.guid);
}

/** A call of the import with the parameters that every call has. */
export const importCall = (
  client: TestClient,
  name: string,
  body: { readonly fileId: string; readonly projectFileId: string } & Readonly<Record<string, unknown>>,
) => client.post(`/api/bulk-import/${name}`, { importType: 'Agreement', process: 'Validate', ...body });

/** The rows of a workbook with the findings about them. Throws if the call is refused. */
export async function validated(
  client: TestClient,
  projectFileId: string,
  fileId: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<readonly ImportRecord[]> {
  const answer = await importCall(client, 'validate-import-file', { fileId, projectFileId, ...more });
  if (answer.statusCode !== 200) throw new Error(`Not validated: ${answer.statusCode} ${answer.body}`);
  return answer.json().result;
}

/** The progress of an import. */
export const progressOf = async (client: TestClient, fileId: string): Promise<ImportProgress> =>
  (await client.get(`/api/bulk-import/${fileId}`)).json().result;

/** Writes a workbook. */
export const finalized = (
  client: TestClient,
  projectFileId: string,
  fileId: string,
  process: 'ImportValid' | 'ImportWarningsAndValid' = 'ImportValid',
  more: Readonly<Record<string, unknown>> = {},
) => importCall(client, 'finalize-import-file', { fileId, projectFileId, process, ...more });

/** A name that no other record has. */
export const freshName = (): string => `Zyx ${randomUUID().slice(0, 13)} Quill`;
