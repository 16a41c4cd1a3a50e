import { randomUUID } from 'node:crypto';
import { importDoneSchema, importRecordsSchema } from 'shared-contracts/agreement-import';
import * as v from 'valibot';
import type { ApiProcess } from './api-process.ts';
import { graphql } from './ask-graphql.ts';

/** Makes an empty project. Returns its id. */
export async function freshProject(api: ApiProcess): Promise<string> {
  const id = randomUUID();
  await graphql(
    api,
    'mutation P($input: SurfaceProjectInput!) { found: updateSurfaceProject(input: $input) { id } }',
    {
      input: { id, description: 'Import' },
    },
  );
  return id;
}

/** Uploads a file, a workbook if no name says otherwise. Returns its id. */
export async function importUploaded(
  api: ApiProcess,
  bytes: Uint8Array<ArrayBuffer>,
  name = 'bench.xlsx',
): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([bytes]), name);
  const answer = await fetch(`${api.address}/api/files?purpose=document`, {
    method: 'POST',
    headers: { cookie: api.cookie },
    body,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`upload: ${answer.status} ${text.slice(0, 300)}`);
  return v.parse(v.object({ result: v.object({ guid: v.string() }) }), JSON.parse(text)).result.guid;
}

/** What every call of an import names. */
export interface ImportRequest {
  readonly fileId: string;
  readonly projectFileId: string;
}

/** Reads and checks a workbook. Returns its rows as they were found. */
export const importValidated = async (api: ApiProcess, request: ImportRequest, more: object = {}) =>
  v.parse(
    importRecordsSchema,
    await api.post('/api/bulk-import/validate-import-file', {
      ...{ ...request, importType: 'Agreement', process: 'Validate' },
      ...more,
    }),
  );

/** Writes the rows of a workbook that can be. */
export const importFinalized = async (api: ApiProcess, request: ImportRequest) =>
  v.parse(
    importDoneSchema,
    await api.post('/api/bulk-import/finalize-import-file', {
      ...{ ...request, importType: 'Agreement', process: 'ImportWarningsAndValid' },
    }),
  );
