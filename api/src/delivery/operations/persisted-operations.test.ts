import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion } from 'shared-contracts/area';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remoteOriginsOf } from '../../platform/config/remote-origins.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';
import { addRelease, setArea } from '../releases/release-store.ts';
import { readOperations } from './persisted-operations.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const ofHost = '{ currentUser { userName } }';
const ofRelease = 'query Codes($first: Int!) { agreementTypes(first: $first) { code } }';
const ofNobody = '{ currentUser { id email } }';

const asFile = (...texts: readonly string[]) =>
  JSON.stringify(Object.fromEntries(texts.map((text) => [hashOf(text), text])));

const folder = mkdtempSync(join(tmpdir(), 'rightway-operations-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html>');
writeFileSync(join(folder, 'operations.json'), asFile(ofHost));

const release = createServer((request, response) => {
  response.writeHead(request.url === '/1.0.0/operations.json' ? 200 : 404, {
    'content-type': 'application/json',
  });
  response.end(asFile(ofRelease));
});

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  await new Promise<void>((resolve) => release.listen(0, '127.0.0.1', resolve));
  const { port } = release.address() as AddressInfo;
  server = await startTestServer({
    isPersistedOnly: true,
    hostFolder: folder,
    remoteOrigins: remoteOriginsOf(
      new Map([['admin', `http://127.0.0.1:${port}`]]),
      'http://127.0.0.1/{area}',
    ),
  });
  const { db } = server.database;
  await addRelease(
    db,
    'admin',
    {
      version: '1.0.0',
      contractVersion,
      path: '1.0.0/mf-manifest.json',
      manifestIntegrity: null,
      files: null,
      start: null,
    },
    'a test',
  );
  await setArea(db, 'admin', { candidateVersion: '1.0.0' });
  client = await server.signIn('broker');
});

afterAll(async () => {
  await server.stop();
  release.close();
  rmSync(folder, { recursive: true });
});

const ask = async (text: string, body: object = {}, by = client) =>
  (
    await by.post('/api/graphql', {
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } },
      ...body,
    })
  ).json();

describe('a server in production', () => {
  it('runs the operations of the host and of a release that it had not met, also asked at once', async () => {
    const answers = await Promise.all([
      ask(ofHost),
      ask(ofRelease, { variables: { first: 2 } }),
      ask(ofHost),
      ask(ofRelease, { variables: { first: 1 } }),
    ]);
    expect(answers.map(({ data }) => data)).toEqual([
      { currentUser: { userName: 'broker@rightway.test' } },
      { agreementTypes: [{ code: 'APPR' }, { code: 'COO' }] },
      { currentUser: { userName: 'broker@rightway.test' } },
      { agreementTypes: [{ code: 'APPR' }] },
    ]);
  });

  it('refuses every other, by its text, by its hash and by both', async () => {
    const refused = {
      errors: [
        {
          message: 'This server runs the operations of its releases only.',
          extensions: { code: 'FORBIDDEN' },
        },
      ],
    };
    expect(await ask(ofNobody)).toEqual(refused);
    expect(await ask(ofNobody, { query: ofNobody })).toEqual(refused);
    expect((await client.post('/api/graphql', { query: ofNobody })).json()).toEqual(refused);
    expect((await client.post('/api/graphql', { query: ofHost })).json()).toEqual(refused);
  });

  it('runs the text behind the hash, whatever text comes with it', async () => {
    const { data } = await ask(ofHost, { query: ofNobody });
    expect(data).toEqual({ currentUser: { userName: 'broker@rightway.test' } });
  });
});

describe('elsewhere', () => {
  it('a hash that is not known asks for its text, which then runs', async () => {
    const open = await startTestServer();
    const person = await open.signIn('broker');
    const unknown = await ask(ofNobody, {}, person);
    const known = await ask(ofNobody, { query: ofNobody }, person);
    await open.stop();
    expect(unknown.errors).toEqual([
      { message: 'PersistedQueryNotFound', extensions: { code: 'BAD_INPUT' } },
    ]);
    expect(known.data.currentUser.email).toBe('broker@rightway.test');
  });
});

it('an entry whose hash is not that of its text is left out', () => {
  const right = hashOf(ofHost);
  expect(readOperations({ [right]: ofHost, [hashOf('x')]: ofNobody })).toEqual(new Map([[right, ofHost]]));
  expect(readOperations(['no', 'record', 1])).toEqual(new Map());
  expect(readOperations('<html>')).toEqual(new Map());
});
