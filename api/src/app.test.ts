import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion } from 'shared-contracts/area';
import { restFailureSchema, startSchema } from 'shared-contracts/rest';
import { declareArea } from 'shared-contracts/start';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRelease, setArea } from './delivery/releases/release-store.ts';
import { demoNames } from './demo/demo-accounts.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rightway-host-'));
  mkdirSync(join(folder, 'inner'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><base href=/><title>Rightway</title>');
  writeFileSync(join(folder, 'main.0a1b2c3d.js'), 'export {};');
  server = await startTestServer({ hostFolder: folder });
  for (const area of ['admin', 'onboarding'] as const) {
    await addRelease(
      server.database.db,
      area,
      {
        version: '1.0.0',
        contractVersion,
        path: '1.0.0/mf-manifest.json',
        manifestIntegrity: null,
        files: null,
        start: declareArea(area, { forms: 'all' }),
      },
      'a test',
    );
    await setArea(server.database.db, area, { stableVersion: '1.0.0' });
  }
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const result = (answer: { json: () => { result: unknown } }) => answer.json().result;

describe('GET api/start', () => {
  it('tells a visitor nothing but the way to their account', async () => {
    const start = v.parse(startSchema, result(await server.visitor().get('/api/start')));
    expect(start.user).toBeNull();
    expect(Object.values(start.flags)).not.toContain(true);
    expect(start.releases.map(({ area }) => area)).toEqual(['onboarding']);
  });

  it.each(demoNames)('tells %s who they are, their flags and releases', async (name) => {
    const client = await server.signIn(name);
    const start = v.parse(startSchema, result(await client.get('/api/start')));
    expect(start.user?.userName).toBe(`${name}@rightway.test`);
    expect(start.flags.enableTaskManager).toBe(true);
    expect(start.flags.enableBusinessAssociatesIntegration).toBe(false);
    expect(start.releases).toContainEqual({
      area: 'admin',
      version: '1.0.0',
      contractVersion,
      manifest: 'http://localhost:4001/1.0.0/mf-manifest.json',
      integrity: null,
      files: null,
      start: declareArea('admin', { forms: 'all' }),
    });
  });

  it('answers the same as GraphQL and the flag call', async () => {
    const client = await server.signIn('broker');
    const start = v.parse(startSchema, result(await client.get('/api/start')));
    const { data } = await client.graphql(
      `{ currentUser { ${Object.keys(start.user ?? {}).join(' ')} } featureFlags { ${Object.keys(start.flags).join(' ')} } }`,
    );
    expect(data?.['currentUser']).toEqual(start.user);
    expect(data?.['featureFlags']).toEqual(start.flags);
    expect(result(await client.get('/api/start/feature-flags'))).toEqual(start.flags);
  });
});

describe('what a visitor may not see', () => {
  it.each(['start/feature-flags', 'openapi.json', 'schema.graphql', 'support'])(
    'GET api/%s',
    async (path) => {
      const answer = await server.visitor().get(`/api/${path}`);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ message: 'Sign in to go on.' });
    },
  );

  it('any GraphQL, the schema included', async () => {
    for (const query of ['{ currentUser { id } }', '{ __schema { types { name } } }', '{ nonsense']) {
      const { data, errors } = await server.visitor().graphql(query);
      expect(data).toBeUndefined();
      expect(errors).toEqual([{ message: 'Sign in to go on.', extensions: { code: 'UNAUTHENTICATED' } }]);
    }
  });
});

describe('GraphQL', () => {
  it.each([
    ['{ nope }', 'Cannot query field "nope" on type "Query".'],
    ['{ currentUser { userNam } }', 'Cannot query field "userNam" on type "CurrentUser".'],
    ['{ currentUser', 'Syntax Error: Expected Name, found <EOF>.'],
  ])('refuses %s without a guess at what was meant', async (query, message) => {
    const client = await server.signIn('admin');
    expect((await client.graphql(query)).errors).toEqual([{ message, extensions: { code: 'BAD_INPUT' } }]);
  });

  it('refuses a batch and a request without a query', async () => {
    const client = await server.signIn('admin');
    for (const body of [[{ query: '{ currentUser { id } }' }], {}, { query: '' }]) {
      const answer = (await client.post('/api/graphql', body)).json();
      expect(answer.errors[0].extensions.code).toBe('BAD_INPUT');
    }
  });

  it('refuses a query that nests too deep', async () => {
    const client = await server.signIn('admin');
    const { errors } = await client.graphql(
      `{ __type(name: "Query") { ${'ofType { '.repeat(20)} name ${'}'.repeat(20)} } }`,
    );
    expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
  });

  it('says no more than Unknown error of its own faults, with a number to look it up', async () => {
    const client = await server.signIn('admin');
    await server.database.pool.query('alter table agreement_type rename to away');
    const { errors } = await client.graphql('{ agreementTypes { id } }');
    await server.database.pool.query('alter table away rename to agreement_type');
    expect(errors?.[0]).toEqual({
      message: 'Unknown error',
      path: ['agreementTypes'],
      extensions: { code: 'INTERNAL', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
  });
});

describe('requests from elsewhere', () => {
  it('refuses another site', async () => {
    const answer = await server
      .visitor()
      .post('/api/account/sign-out', {}, { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
    const older = await server
      .visitor()
      .post('/api/account/sign-out', {}, { origin: 'https://evil.example' });
    expect(older.statusCode).toBe(403);
  });

  it('refuses a form of another page by its type', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/account/sign-out',
      headers: { 'content-type': 'text/plain' },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(415);
  });

  it('refuses what is not JSON and what is too large, in words', async () => {
    const broken = await server.app.inject({
      method: 'POST',
      url: '/api/account/sign-in',
      headers: { 'content-type': 'application/json' },
      payload: '{"userName":',
    });
    expect(broken.statusCode).toBe(400);
    expect(v.is(restFailureSchema, broken.json())).toBe(true);
    const large = await server.visitor().post('/api/account/sign-in', { userName: 'x'.repeat(2_000_000) });
    expect(large.statusCode).toBe(413);
    expect(large.json()).toEqual({ message: 'The request is too large.' });
  });
});

describe('the site', () => {
  it.each(['/', '/home', '/surface-project/1/details', '/docs'])('gives the page at %s', async (path) => {
    const answer = await server.visitor().get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<base href="/">');
  });

  it.each([
    '/missing.js',
    '/chunks/1.2.js',
    '/favicon.ico',
    '/api/none',
    '/api/x.js',
    '/../../etc/passwd.txt',
  ])('answers 404 at %s, never the page', async (path) => {
    const answer = await server.visitor().get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  it('lets hashed files be kept for good', async () => {
    const answer = await server.visitor().get('/main.0a1b2c3d.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('javascript');
  });

  it('allows no script but its own and the remotes', async () => {
    const policy = String((await server.visitor().get('/home')).headers['content-security-policy']);
    const scripts = policy.split(';').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toContain("'self' http://localhost:4001");
    expect(scripts).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('is held to the same where another server sends it, as the deployment does', async () => {
    const file = readFileSync(join(import.meta.dirname, '../../deploy/host.Caddyfile'), 'utf8');
    const [, policy] = /Content-Security-Policy "([^"]*)"/.exec(file) ?? [];
    const openers = new Map(
      [...file.matchAll(/header @(\w+) Cross-Origin-Opener-Policy (\S+)/g)].map(([, who, opener]) => [
        who,
        opener,
      ]),
    );
    const [home, callback] = [
      await server.visitor().get('/home'),
      await server.visitor().get('/login-callback'),
    ];
    expect(String(home.headers['content-security-policy']).replaceAll(/ http:\/\/localhost:\d+/g, '')).toBe(
      policy,
    );
    expect(openers.get('others')).toBe(home.headers['cross-origin-opener-policy']);
    expect(openers.get('signedOn')).toBe(callback.headers['cross-origin-opener-policy']);
    // Caddy writes one header twice in an order of its own: no address may match both.
    const pathsOf = (matcher: string) => new RegExp(`@${matcher} (.*)`).exec(file)?.[1];
    expect(pathsOf('others')).toBe(`not ${pathsOf('signedOn')}`);
  });
});

describe('mounted below another path', () => {
  it('answers there and tells the page so', async () => {
    const land = await startTestServer({ hostFolder: folder, basePath: '/land/' });
    try {
      expect((await land.visitor().get('/land/home')).body).toContain('<base href="/land/">');
      expect((await land.visitor().get('/land/api/health')).statusCode).toBe(200);
      expect((await land.visitor().get('/land/main.0a1b2c3d.js')).statusCode).toBe(200);
      expect((await land.visitor().get('/home')).statusCode).toBe(404);
    } finally {
      await land.stop();
    }
  });
});

describe('GET api/health', () => {
  it('is ready while the database answers', async () => {
    const answer = await server.visitor().get('/api/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'ok', ready: true });
  });
});

describe('the descriptions', () => {
  it('name every call and every type', async () => {
    const client = await server.signIn('readonly');
    const { paths } = (await client.get('/api/openapi.json')).json();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/account/sign-in',
        '/api/start',
        '/api/support',
        '/api/health',
        '/api/graphql',
      ]),
    );
    expect(
      paths['/api/account/sign-in'].post.requestBody.content['application/json'].schema.required,
    ).toEqual(['userName', 'password']);
    expect((await client.get('/api/schema.graphql')).body).toContain('type Country implements MasterData');
  });

  it('leads to help by form type', async () => {
    const client = await server.signIn('readonly');
    const help = async (query: string) => await client.get(`/api/support${query}`);
    expect(result(await help(''))).toEqual({ url: '/docs/help' });
    expect(result(await help('?type=parcel'))).toEqual({ url: '/docs/help?topic=parcel' });
    expect(result(await help('?type=reports'))).toEqual({ url: '/docs/help?topic=reports' });
    expect(result(await help('?type=nonsense'))).toEqual({ url: '/docs/help' });
    expect((await help('?type=%3Cscript%3E')).statusCode).toBe(422);
  });
});
