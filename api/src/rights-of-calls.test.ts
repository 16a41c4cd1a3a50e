import { beforeAll, describe, expect, it } from 'vitest';
import { type DemoName, demoAccounts } from './demo/demo-accounts.ts';
import { askRows } from './testing/ask-rows.ts';
import { importCall, uploadWorkbook, workbookOf } from './testing/import-calls.ts';
import { openedDocument } from './testing/made-document.ts';
import { openCalls, tokenCalls } from './testing/open-calls.ts';
import { restCalls } from './testing/rest-walk.ts';
import { reportRequest } from './testing/run-report.ts';
import { runningServer } from './testing/running-server.ts';
import type { TestClient } from './testing/test-server.ts';
import { unseenIds } from './testing/unseen-ids.ts';
import type { CallParameters, Named } from './testing/walked/tried-call.ts';
import { writtenState } from './testing/written-state.ts';

/** `GET /api/x` of every call that the server describes. */
let calls: readonly string[];

const server = await runningServer();

beforeAll(async () => {
  const answer = await (await server.signIn('admin')).get('/api/openapi.json');
  const paths: Readonly<Record<string, object>> = answer.json().paths;
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
});

/** Sends a call of the walk. */
function send(client: TestClient, call: string, { gaps = {}, query = {}, body, hasFile }: CallParameters) {
  const [method = '', path = ''] = call.split(' ');
  const bare = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => gaps[name] ?? 'x');
  const url = Object.keys(query).length > 0 ? `${bare}?${new URLSearchParams(query)}` : bare;
  if (hasFile) return client.upload(url, 'plan.pdf', Buffer.from('%PDF-1.4'));
  if (method === 'POST') return client.post(url, body ?? {});
  if (method === 'GET') return client.get(url);
  const headers = { 'content-type': 'application/json' };
  return client.send({ method: 'DELETE', url, headers, payload: '{}' });
}

const nothing: Named = () => crypto.randomUUID();
const parametersOf = (call: string, named: Named): CallParameters => restCalls[call]?.[2]?.(named) ?? {};

describe('the walk', () => {
  it('knows every call of the server', () => {
    expect(calls.length).toBeGreaterThan(75);
    expect(calls.toSorted()).toEqual(
      [...openCalls, ...Object.keys({ ...tokenCalls, ...restCalls })].toSorted(),
    );
  });

  it('is told of every call by the description', () => {
    // Each GET also has HEAD, which the description leaves out.
    const routes = [...server.app.printRoutes({ commonPrefix: false }).matchAll(/\((\w+(?:, \w+)*)\)/g)];
    const methods = routes.flatMap(([, names = '']) => names.split(', ')).filter((name) => name !== 'HEAD');
    // Files of uploaded releases are below /remotes/, which is not a call.
    expect(methods.length).toBe(calls.length + 1);
  });
});

describe('every call', () => {
  it('is refused to nobody, but those that lead to an account', async () => {
    const visitor = server.visitor();
    // GraphQL refuses within its answer; the walk over mutations checks each of them.
    for (const call of Object.keys(restCalls).filter((one) => one !== 'POST /api/graphql'))
      expect([call, (await send(visitor, call, parametersOf(call, nothing))).statusCode]).toEqual([
        call,
        401,
      ]);
  });

  it('of a pipeline is refused without its token, whoever is signed in', async () => {
    for (const client of [server.visitor(), await server.signIn('admin')])
      for (const [call, body] of Object.entries(tokenCalls))
        expect([
          call,
          (await send(client, call, { body, hasFile: call.endsWith('{version}') })).statusCode,
        ]).toEqual([call, 401]);
  });
});

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Records that only a person in the project's own company can create: an upload, an import, a document, an export. */
async function madeBy(name: DemoName, project: string): Promise<ReadonlyMap<string, string>> {
  const client = await server.signIn(name);
  const agreements = await askRows(server)<{ id: string }>`
    select id from agreement where surface_project_id = ${project} order by id limit 1`;
  const file = await uploadWorkbook(
    client,
    await workbookOf({ Agreements: [['Agreement Number'], ['A-1']] }),
  );
  expect(
    (await importCall(client, 'validate-import-file', { fileId: file, projectFileId: project })).statusCode,
  ).toBe(200);
  const report = reportRequest('agreementsLineList', {
    parentId: project,
    ids: agreements.map(({ id }) => id),
  });
  const document = (await client.post('/api/reports/run', report)).json().result;
  await openedDocument(client, document);
  return new Map([
    ['surface_project', project],
    ['stored_file', file],
    ['agreement_import', file],
    ['generated_document', String(document)],
  ]);
}

/** Chooses records for the walk: those that were made, else one of a table that the person may see, or must not see. */
async function namer(
  made: ReadonlyMap<string, string>,
  unseen: ReadonlyMap<string, readonly string[]>,
  isSeen: boolean,
) {
  const found = new Map(made);
  const tables = [
    'agreement',
    'parcel',
    'related_document',
    'accounting_export',
    'invoice',
    'rent_sending',
    'report_template',
    'gis_service',
    'contact',
  ];
  for (const table of tables) {
    // Data that all companies share is visible to everyone.
    const hidden = unseen.get(table) ?? [];
    const { rows } = await server.database.pool.query<{ id: string }>(
      `select id from ${table} where (id = any ($1)) <> $2 order by id limit 1`,
      [hidden, isSeen || hidden.length === 0],
    );
    found.set(table, rows[0]?.id ?? crypto.randomUUID());
  }
  return (what: string) => found.get(what) ?? crypto.randomUUID();
}

/** A project with agreements in which a company takes part, or one in which it does not. */
async function projectFor(unseen: ReadonlyMap<string, readonly string[]>, isSeen: boolean): Promise<string> {
  const hidden = unseen.get('surface_project') ?? [];
  const [row] = await askRows(server)<{ id: string }>`
    select p.id from surface_project p join app_user u on u.company_id in (p.owner_id, p.broker_id)
    where u.user_name = 'broker@rightway.test' and (p.id = any (${hidden})) <> ${isSeen}
      and exists (select 1 from agreement a where a.surface_project_id = p.id) order by p.id limit 1`;
  return row?.id ?? '';
}

/** Tables of a person's own data, which they may write. */
const own = [
  'absence',
  'calendar_feed',
  'reminder_way',
  'grid_view',
  'recent_record',
  'map_view',
  'stored_file',
  'generated_document',
];

describe.each([
  ['readonly', true],
  ['prairie', false],
] as const)('%s, who tries every call with what a broker made', (name, isSeen) => {
  it('is answered as the walk says, learns of nothing of others and writes nothing of theirs', async () => {
    if (!isSeen)
      await askRows(server)`update app_user set is_editor = true, is_approver = true, is_super_user = true,
        is_broker = true, can_access_invoice = true where user_name = ${`${name}@rightway.test`}`;
    const company = demoAccounts.find(({ userName }) => userName.startsWith(`${name}@`))?.company.id ?? '';
    const unseen = await unseenIds(server.database.pool, company);
    const hidden = new Set([...unseen.values()].flat());
    const named = await namer(await madeBy('broker', await projectFor(unseen, isSeen)), unseen, isSeen);
    const client = await server.signIn(name);
    const before = await writtenState(server.database.pool, own);
    const wrong: string[] = [];
    for (const [call, [reader, foreigner]] of Object.entries(restCalls)) {
      const { statusCode, rawPayload } = await send(client, call, parametersOf(call, named));
      const met = (rawPayload.toString('latin1').match(uuid) ?? []).filter((id) => hidden.has(id));
      const expected = isSeen ? reader : foreigner;
      if (statusCode !== expected || met.length > 0)
        wrong.push(`${call}: ${statusCode} in place of ${expected}, ${met.length} ids of others`);
    }
    expect(wrong).toEqual([]);
    expect(await writtenState(server.database.pool, own)).toEqual(before);
  });
});
