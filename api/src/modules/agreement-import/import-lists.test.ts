import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { importColumns, importTemplateName } from 'shared-contracts/agreement-import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { progressOf, uploadWorkbook, validated, workbookOf } from '../../testing/import-calls.ts';
import { makeProject, projectParts } from '../../testing/project-calls.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-import-lists-'));
let server: TestServer;
let broker: TestClient;
let project: string;

/** Purposes of Rightway, of the project's operator, of a company that is no party, and one that is not used any more. */
const purposes = { own: 'Own pad', operator: 'Loop of Northfork', foreign: 'Prairie spur', gone: 'Old pad' };

beforeAll(async () => {
  server = await startTestServer({ dataFolder: folder });
  broker = await server.signIn('broker');
  const { rightway, northfork, prairie } = await projectParts(server);
  project = (await makeProject(broker, { operator: { id: northfork } })).id;
  const given = [
    [purposes.own, rightway, true],
    [purposes.operator, northfork, true],
    [purposes.foreign, prairie, true],
    [purposes.gone, rightway, false],
  ] as const;
  for (const [code, company, isActive] of given)
    await server.database.pool.query(
      `insert into land_purpose (id, code, category, product_client_id, is_active) values ($1, $2, 'Surface', $3, $4)`,
      [randomUUID(), code, company, isActive],
    );
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const starter = (client: TestClient, ofProject?: string) =>
  client.get(
    `/api/bulk-import/templates/${importTemplateName}${ofProject ? `?projectFileId=${ofProject}` : ''}`,
  );

/** Which of the purposes the drop-down of a starter workbook offers. */
async function offeredBy(bytes: Uint8Array): Promise<readonly string[]> {
  const { sheets } = await readXlsx(bytes);
  const column = importColumns.agreements.findIndex(({ name }) => name === 'landPurpose');
  const letters = String.fromCharCode(65 + column);
  const { formula1 = '' } =
    sheets[0]?.dataValidations?.find(({ range }) => range?.startsWith(`${letters}2:`)) ?? {};
  const [, list = '', last = '0'] = /\$([A-Z]+)\$1:\$[A-Z]+\$(\d+)/.exec(formula1) ?? [];
  const rows = sheets.at(-1)?.rows.slice(0, Number(last)) ?? [];
  const offered = rows.map((row) => String(row[list.charCodeAt(0) - 65]));
  return Object.values(purposes).filter((one) => offered.includes(one));
}

describe('the lists of the starter workbook', () => {
  it('are those of the parties of the project', async () => {
    expect(await offeredBy((await starter(broker, project)).rawPayload)).toEqual([
      purposes.own,
      purposes.operator,
    ]);
  });

  it('are those of the own company where no project is named', async () => {
    expect(await offeredBy((await starter(broker)).rawPayload)).toEqual([purposes.own]);
  });

  it('are for who may import into the project', async () => {
    const statuses = [];
    for (const name of ['operator', 'readonly', 'prairie'] as const)
      statuses.push((await starter(await server.signIn(name), project)).statusCode);
    expect(statuses).toEqual([403, 403, 404]);
    expect((await starter(broker, randomUUID())).statusCode).toBe(404);
    expect((await starter(broker, 'none')).statusCode).toBe(422);
  });
});

describe('a review', () => {
  it('offers what the lists of its columns hold, as the starter does', async () => {
    const sheet = [
      ['key', 'name', 'landPurpose', 'grossArea'],
      ['A', 'One', purposes.own.toLowerCase(), '1'],
      ['B', 'Two', purposes.foreign, '1'],
    ];
    const fileId = await uploadWorkbook(broker, await workbookOf({ Agreements: sheet }));
    const records = await validated(broker, project, fileId);
    expect(records.map(({ errors }) => errors.map(({ column }) => column))).toEqual([[], ['landPurpose']]);
    const offered = (await progressOf(broker, fileId)).sheets[0]?.offered ?? {};
    expect(Object.keys(offered)).toEqual(['landPurpose']);
    const found = offered['landPurpose'] ?? [];
    expect(Object.values(purposes).filter((one) => found.includes(one))).toEqual([
      purposes.own,
      purposes.operator,
    ]);
  });
});
