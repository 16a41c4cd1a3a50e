import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { importColumns, importTemplateName } from 'shared-contracts/agreement-import';
import { beforeAll, describe, expect, it } from 'vitest';
import { progressOf, validated } from '../../testing/import-calls.ts';
import { importDesk } from '../../testing/import-desk.ts';
import { projectParts } from '../../testing/project-calls.ts';
import type { TestClient } from '../../testing/test-server.ts';

const desk = importDesk();
let project: string;

/** Purposes of Rightway, of the project's operator, of a company that takes no part, and an inactive one. */
const purposes = { own: 'Own pad', operator: 'Loop of Northfork', foreign: 'Prairie spur', gone: 'Old pad' };

beforeAll(async () => {
  const { rightway, northfork, prairie } = await projectParts(desk.server);
  project = await desk.freshProject();
  const given = [
    [purposes.own, rightway, true],
    [purposes.operator, northfork, true],
    [purposes.foreign, prairie, true],
    [purposes.gone, rightway, false],
  ] as const;
  for (const [code, company, isActive] of given)
    await desk.server.database.pool.query(
      `insert into land_purpose (id, code, category, product_client_id, is_active) values ($1, $2, 'Surface', $3, $4)`,
      [randomUUID(), code, company, isActive],
    );
});

const starter = (client: TestClient, ofProject?: string) =>
  client.get(
    `/api/bulk-import/templates/${importTemplateName}${ofProject ? `?projectFileId=${ofProject}` : ''}`,
  );

/** The purposes that the drop-down of a starter workbook offers. */
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
    expect(await offeredBy((await starter(desk.broker, project)).rawPayload)).toEqual([
      purposes.own,
      purposes.operator,
    ]);
  });

  it('are those of the own company where no project is named', async () => {
    expect(await offeredBy((await starter(desk.broker)).rawPayload)).toEqual([purposes.own]);
  });

  it('are for who may import into the project', async () => {
    const statuses = [];
    for (const name of ['operator', 'readonly', 'prairie'] as const)
      statuses.push((await starter(await desk.server.signIn(name), project)).statusCode);
    expect(statuses).toEqual([403, 403, 404]);
    expect((await starter(desk.broker, randomUUID())).statusCode).toBe(404);
    expect((await starter(desk.broker, 'none')).statusCode).toBe(422);
  });
});

describe('a review', () => {
  it('offers what the lists of its columns hold, as the starter does', async () => {
    const sheet = [
      ['key', 'name', 'landPurpose', 'grossArea'],
      ['A', 'One', purposes.own.toLowerCase(), '1'],
      ['B', 'Two', purposes.foreign, '1'],
    ];
    const fileId = await desk.upload({ Agreements: sheet });
    const records = await validated(desk.broker, project, fileId);
    expect(records.map(({ errors }) => errors.map(({ column }) => column))).toEqual([[], ['landPurpose']]);
    const offered = (await progressOf(desk.broker, fileId)).sheets[0]?.offered ?? {};
    expect(Object.keys(offered)).toEqual(['landPurpose']);
    const found = offered['landPurpose'] ?? [];
    expect(Object.values(purposes).filter((one) => found.includes(one))).toEqual([
      purposes.own,
      purposes.operator,
    ]);
  });

  it('finds a status in its usual writings, and keeps what is written beside it', async () => {
    const sheet = [
      ['key', 'name', 'agreementType', 'surfaceStatus', 'statusComments'],
      ['A', 'One', 'R.O.W.', 'EXECUTED', ''],
      ['B', 'Two', 'Surface Leases', 'Signed - waiting cheque', 'Gate code 12'],
      ['C', 'Three', 'ROW', 'Signed - wife to sign', ''],
    ];
    const fileId = await desk.upload({ Agreements: sheet });
    const records = await validated(desk.broker, project, fileId);
    const issuesOfLists = (what: 'errors' | 'warnings') =>
      records.map((record) =>
        record[what].filter(({ column }) => column?.startsWith('agreementT') || column === 'surfaceStatus'),
      );
    const list = 'surfaceStatus';
    expect(issuesOfLists('errors').map((row) => row.map(({ column }) => column))).toEqual([[], [], [list]]);
    expect(issuesOfLists('warnings').map((row) => row.map(({ message }) => message))).toEqual([
      ['‘EXECUTED’ is read as Signed.'],
      [
        '‘Surface Leases’ is read as SL.',
        '‘Signed - waiting cheque’ is read as Signed. ‘waiting cheque’ is kept in Status comments.',
      ],
      [],
    ]);
  });

  it('reads units as sheets write them', async () => {
    const sheet = [
      ['key', 'name', 'grossArea', 'areaUnit'],
      ['A', 'One', '12.5', 'Acres'],
      ['B', 'Two', '5', 'hectares'],
      ['C', 'Three', '5', 'Chains'],
    ];
    const fileId = await desk.upload({ Agreements: sheet });
    const records = await validated(desk.broker, project, fileId);
    expect(records.map(({ errors }) => errors.map(({ column }) => column))).toEqual([[], [], ['areaUnit']]);
  });
});
